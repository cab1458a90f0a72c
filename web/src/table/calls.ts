// What somebody has said, in the reader's words.
import { maybe, say } from "../text/text.svelte";
import { type Chair, type ChatMessage, GENERAL_CALLS } from "../wire/wire";
import { nameOf } from "./people";

/** The code of a call's sentence: of a game's own, or of one that fits every game. */
export function callCode(game: string, call: string): string {
  return (GENERAL_CALLS as readonly string[]).includes(call) ? `call-${call}` : `${game}-call-${call}`;
}

/** A line of chat. A call reads in the reader's language; one that points at the reader says so. */
export function lineWords(game: string, line: ChatMessage, chairs: readonly Chair[], reader: number | null): string {
  if (line.call === null) return line.text ?? "";
  const code = callCode(game, line.call);
  if (line.aim === null) return say(code);
  return (line.aim === reader && maybe(`${code}-you`)) || say(code, { name: nameOf(chairs, line.aim, say) });
}

/** Who said it. */
export function speaker(line: ChatMessage, chairs: readonly Chair[]): string {
  return line.name || nameOf(chairs, line.chair ?? -1, say);
}

/** Characters of a text that a bubble has room for. */
const ROOM = 56;

/** As much of a text as a bubble can hold, cut between words; the chat has the whole. */
export function excerpt(text: string): string {
  const all = [...text];
  if (all.length <= ROOM) return text;
  const cut = all.slice(0, ROOM - 1).join("");
  const gap = cut.lastIndexOf(" ");
  return `${(gap > ROOM / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`;
}
