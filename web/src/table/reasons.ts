// What speaks for a choice or against it, in words. The server counts, the game has the sentences.
import { chance, say } from "../text/text.svelte";
import type { Reason } from "../wire/wire";

export function reasonWords(reason: Reason, game: string): string {
  const { odds, ...counts } = reason.counts;
  return say(`${game}-reason-${reason.code}`, odds === undefined ? counts : { ...counts, odds: chance(odds) });
}
