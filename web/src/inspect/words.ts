// What cards tell about the things that every game has: players, their points and facts, what can be chosen. The rest the game tells.
import type { GameModule, Player, Say, Scene } from "../games/game";
import type { Somebody } from "../somebody";
import type { JournalLine } from "../table/journal";
import { type Inspected, keyParts } from "./things";

/** Sentences one after the other; what there is nothing to say about is left out. */
export function joined(...sentences: (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** What the reader may do here, in the words of the buttons; nothing where that is nothing. */
export function choices(labels: string[], say: Say): string {
  return labels.length ? say("page-inspect-can", { choices: [...new Set(labels)].join("; ") }) : "";
}

/** A line of the log: what it says, and the rule by which it happened. */
export function lineWords(key: string, lines: readonly JournalLine[], say: Say): Inspected | null {
  const line = lines.find((each) => key === `line:${each.key}`);
  return line ? { name: say("page-log"), now: line.text, rule: line.rule } : null;
}

function personOf({ name, you, face }: Player): Somebody | undefined {
  return !you && face?.handle && face.avatar !== null ? { handle: face.handle, name, avatar: face.avatar } : undefined;
}

export function tableWords(key: string, scene: Scene, module: GameModule, say: Say): Inspected | null {
  const [kind, first, second] = keyParts(key);
  const player = scene.players.find((each) => each.seat === first);
  const points = player ? module.points(scene, first) : null;
  const counted = points === null ? undefined : say("page-points", { points });
  const facts = player ? module.facts(scene, first, say) : [];
  switch (kind) {
    case "plate":
      if (!player) return null;
      return {
        name: player.name,
        now: joined(
          say("page-inspect-player", { who: player.you ? "you" : player.bot ? "bot" : "guest" }),
          scene.actors.includes(first) && !scene.live && say("page-inspect-turn"),
          ...facts.map((each) => `${each.label}.`),
        ),
        value: counted,
        rule: module.pointsRule,
        person: personOf(player),
      };
    case "points":
      return player && counted ? { name: player.name, now: say("page-inspect-points"), value: counted, rule: module.pointsRule } : null;
    case "fact": {
      const fact = facts[second];
      return player && fact ? { name: `${player.name}: ${fact.text}`, now: `${fact.label}.`, rule: fact.rule ?? module.pointsRule } : null;
    }
    case "clock":
      return player ? { name: player.name, now: `${say("page-clock-about")}.` } : null;
    case "act": {
      const action = scene.legal[first];
      if (!action) return null;
      const name = module.label(action, scene, say);
      return { name, ...(module.about?.(action, scene, say) ?? { now: say("page-inspect-act") }) };
    }
    case "bar-log":
    case "bar-rules":
    case "bar-chat":
    case "bar-keys":
    case "bar-settings":
      return { name: say(`page-${kind.slice(4)}`), now: say(`page-inspect-${kind}`) };
    case "bar-connection":
      return { name: say("page-line-lost"), now: say("page-sending-later") };
    case "bar-lesson":
      return { name: say("page-lesson"), now: joined(say("page-lesson-prepared"), say("page-lesson-about")) };
    case "bar-leave":
      return { name: say("page-leave"), now: say("page-leave-about") };
    case "bar-pass":
      return { name: say("page-hand-pass"), now: say("page-inspect-bar-pass") };
    case "bar-back":
      return { name: say(`${module.name}-page-recount-again`), now: say("page-inspect-bar-back") };
    default:
      return module.inspect?.(key, scene, say) ?? null;
  }
}
