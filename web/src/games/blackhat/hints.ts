// A first game that explains itself: the one thing worth knowing in the position at hand.
import { HAT, type KindName } from "../../wire/blackhat";
import type { Hint, Say } from "../game";
import { type BlackhatScene, countsOf, isRobot, nameOf, tracesOf, wearsHat } from "./cards";
import { columnOf, onBoard, phaseOf, placeNumber } from "./network/places";
import { isTurned, trickOf } from "./trick";
import { wire } from "./network/wiring";

type Params = Record<string, string | number>;
type Found = [key: string, rule: string, params?: Params] | null;

export function hint(scene: BlackhatScene, say: Say): Hint | null {
  const { seat } = scene;
  if (seat === null || phaseOf(scene.state) === "over") return null;
  const found = scene.legal.length ? onTurn(scene, seat) : waiting(scene, seat, say);
  if (!found) return null;
  const [key, rule, params] = found;
  return { key: `blackhat-${key}`, text: say(`blackhat-page-hint-${key}`, params), rule };
}

function onTurn(scene: BlackhatScene, seat: number): Found {
  const { board, state } = scene;
  const trick = trickOf(board, state);
  const phase = phaseOf(state);
  switch (phase) {
    case "lead":
    case "set":
      if (state.tricks === 1) return ["lead", "BH-30"];
      return wearsHat(state, seat) ? ["hat-mine", "BH-40"] : ["lead-many", "BH-31"];
    case "follow":
    case "answer":
      if (isRobot(board, state.turn)) return ["robot", "BH-110"];
      if (isTurned(trick.sets)) return ["turned", "BH-40"];
      if (state.led > 1) return [board.any_size ? "follow-any" : "follow-many", "BH-31", { led: state.led }];
      return wearsHat(state, seat) && state.tricks > 1 ? ["hat-mine", "BH-40"] : ["follow-one", "BH-33"];
    case "pickup":
    case "pick":
      return ["pickup", "BH-42", { led: state.led }];
    case "hack":
      return hacking(scene);
    case "service":
      return ["service", "BH-62"];
    case "decoy":
      return ["decoy", "BH-107"];
    case "exploit":
      return ["exploit", "BH-67"];
    case "randomize":
    case "lay":
      return ["randomizer", "BH-68"];
    case "trace":
      return ["trace", "BH-102"];
    default:
      return null;
  }
}

/** The special spaces in the order in which they are worth a word, by kind. */
const SPACES: [kind: KindName, key: string, rule: string][] = [
  ["asset", "asset", "BH-90"],
  ["honeypot", "honeypot", "BH-65"],
  ["service", "service-near", "BH-62"],
  ["alarm", "alarm", "BH-64"],
  ["exploit", "exploit-near", "BH-67"],
  ["randomizer", "randomizer-near", "BH-68"],
  ["cache", "cache", "BH-60"],
];

function hacking({ board, state, legal }: BlackhatScene): Found {
  const moves = legal.filter((each) => each.do === "move");
  if (state.tricks > 2) {
    const { kind: kindOf } = wire(board, state);
    const kinds = moves.map((each) => kindOf[placeNumber(each.to)]);
    const space = SPACES.find(
      ([kind, key]) => kinds.includes(kind) && (key !== "alarm" || board.tracer) && (key !== "asset" || !board.celebrity),
    );
    if (space) return [space[1], space[2]];
    if (moves.some((each) => each.seat !== state.turn)) return ["negative", "BH-50"];
  }
  return ["hack", "BH-50"];
}

function waiting(scene: BlackhatScene, seat: number, say: Say): Found {
  const { board, state } = scene;
  if (scene.events.some((each) => each.event === "scored")) return ["score", "BH-91"];
  if (state.tricks === 1) return ["traces", "BH-2", { traces: tracesOf(board, countsOf(state, seat)) }];
  if (isTurned(trickOf(board, state).sets)) return ["turned", "BH-40"];
  if (state.tracer >= 0) return ["tracer", "BH-101"];
  // With status cards it is not the fewest points that win.
  if (!board.celebrity && state.place.some((own) => own.some((place) => onBoard(place) && columnOf(place) >= columnOf(board.asset) - 1)))
    return ["end", "BH-90"];
  if (board.celebrity && state.rounds === 1 && state.tricks > 3) return ["celebrity", "BH-120", { target: state.status[seat] }];
  const holder = state.open.findIndex((own) => own[HAT] > 0);
  if (holder >= 0 && holder !== seat) return ["hat", "BH-1", { seat: nameOf(scene.players, holder, say) }];
  return null;
}
