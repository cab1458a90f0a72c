// A first game that explains itself: the one thing worth knowing in the position at hand.
import type { Hint, Say } from "../game";
import { chanceToCrack, codeOf, percent } from "./odds";
import { attackerOf, inBank, inChain, isHash, landingOf, phaseOf, pieceAt, pieces, rowOf, rowPieces } from "./places";
import { BASE, RISK, TO_END } from "../../wire/hashcatch";
import type { HashcatchScene } from "./words";

type Params = Record<string, string | number>;

export function hint(scene: HashcatchScene, say: Say): Hint | null {
  const { seat } = scene;
  if (seat === null || phaseOf(scene.state) === "over") return null;
  const found = scene.legal.length ? onTurn(scene, seat) : waiting(scene, seat);
  if (!found) return null;
  const [key, rule, params] = found;
  return { key: `hashcatch-${key}`, text: say(`hashcatch-page-hint-${key}`, params), rule };
}

type Found = [key: string, rule: string, params?: Params] | null;

function onTurn(scene: HashcatchScene, seat: number): Found {
  const { board, state, legal } = scene;
  const own = pieces(state).filter((each) => each.seat === seat);
  const allHome = own.every((each) => each.place === BASE);
  switch (phaseOf(state)) {
    case "purpose": {
      const check = legal.find((each) => each.do === "check");
      if (check) {
        const digit = state.digit[seat][check.token - 1];
        return ["check", "HC-20", { digit, parity: digit % 2 ? "odd" : "even" }];
      }
      return allHome ? ["roll", "HC-11"] : null;
    }
    case "move": {
      const moves = legal.filter((each) => each.do === "move");
      const goals = moves.flatMap((each) => landingOf(scene, each)?.to ?? []);
      const hashes = goals.filter((each) => isHash(board, each));
      if (hashes.some((each) => pieceAt(state, each)))
        return ["small-hack", "HC-40", { roll: state.roll, parity: state.roll % 2 ? "odd" : "even" }];
      if (hashes.length) return ["hash", "HC-20"];
      if (moves.some((each) => each.push)) return ["push", "HC-14"];
      return allHome ? ["leave", "HC-12"] : ["way", "HC-12"];
    }
    case "again":
      return ["again", "HC-13"];
    case "genuine":
      return [board.memory ? "genuine-blind" : "genuine", "HC-21"];
    case "hack": {
      const attacker = attackerOf(state, seat);
      if (!attacker) return null;
      const row = rowOf(attacker.place);
      const code = codeOf(state, row);
      if (code === null) return ["hack-blind", "HC-42", { tries: board.tries[row] }];
      return ["hack", "HC-42", { tries: board.tries[row], chance: percent(chanceToCrack(scene, row)), code }];
    }
    case "bonus":
      return ["bonus", "HC-30"];
    default:
      return null;
  }
}

function waiting(scene: HashcatchScene, seat: number): Found {
  const { board, state } = scene;
  const attacked = pieces(state).find(
    (each) =>
      each.place >= RISK && each.place < BASE && each.seat !== seat && rowPieces(state, rowOf(each.place)).some((one) => one.seat === seat),
  );
  if (attacked) return ["attacked", "HC-42", { row: rowOf(attacked.place) + 1 }];
  if (scene.events.some((each) => each.event === "sank")) return ["sink", "HC-32"];
  for (let each = 0; each < board.seats; each++) if (inChain(state, each).length === TO_END - 1) return ["end", "HC-33"];
  const rows = [0, 1, 2, 3, 4].filter((row) => rowPieces(state, row).length).length;
  if (rows > 1) return ["sink", "HC-32"];
  if (rows === 1) return ["row", "HC-31"];
  if (inBank(state).length) return ["bank", "HC-30"];
  return state.turns <= 2 * board.seats ? ["digits", "HC-1"] : null;
}
