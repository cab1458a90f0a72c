// A first game that explains itself: the one thing worth knowing in the position at hand.
import type { Hint, Say } from "../game";
import { height } from "./journal";
import { accountsOf, type HackerScene, notesInHand, phaseOf, stageOf } from "./places";

type Found = [key: string, rule: string] | null;

export function hint(scene: HackerScene, say: Say): Hint | null {
  const { seat } = scene;
  if (seat === null || phaseOf(scene.state) === "over" || scene.state.flowing) return null;
  const found = scene.legal.length ? onTurn(scene, seat) : waiting(scene, seat);
  return found && { key: `hacker-${found[0]}`, text: say(`hacker-page-hint-${found[0]}`), rule: found[1] };
}

function onTurn({ board, state }: HackerScene, seat: number): Found {
  switch (phaseOf(state)) {
    case "dealt":
      return board.cryptography && notesInHand(state, seat).includes(1) ? ["crypto", "HK-41"] : ["dealt", "HK-5"];
    case "walk":
      return ["walk", "HK-66"];
    case "window":
      if (seat === state.turn || state.hand[seat] === 0) return ["eye", "HK-67"];
      if (state.face_down) return ["down", "HK-40"];
      if (state.walk === 0 && state.rounds === 1 && stageOf(state) === "leaving") return ["window", "HK-65"];
      if (accountsOf(board).some((account) => height(state, seat, account) > 0)) return ["pile", "HK-67"];
      return state.walk > 0 || !["leaving", "backing"].includes(stageOf(state)) ? ["walker-away", "HK-12"] : ["window", "HK-65"];
    case "home":
      return state.face_down ? ["down", "HK-40"] : ["home", "HK-5"];
    case "choose":
      return ["choose", "HK-20"];
    case "name":
      return ["name", "HK-21"];
    case "take":
      return ["take", "HK-21"];
    case "loot":
      return ["loot", "HK-22"];
    default:
      return null;
  }
}

function waiting({ state }: HackerScene, seat: number): Found {
  if (phaseOf(state) === "window" && state.ready[seat]) return ["waiting", "HK-65"];
  return null;
}
