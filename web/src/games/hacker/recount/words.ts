// A recount in words, for the list beside the picture.
import type { Player, Say } from "../../game";
import { nameOf } from "../places";
import type { Drop } from "./story";

/** "Mia → account 4 (Ada, at the bank)". */
export function dropWords(drop: Drop, players: Player[], say: Say): string {
  const told = { seat: nameOf(players, drop.by), account: drop.account + 1 };
  if (drop.while === "own") return say("hacker-page-live-drop-own", told);
  return say("hacker-page-live-drop", {
    ...told,
    owner: nameOf(players, drop.owner),
    while: drop.while === "backing" ? "leaving" : drop.while,
  });
}

/** Who else saw it; null: nobody. */
export function sawWords(drop: Drop, players: Player[], say: Say): string | null {
  const others = drop.saw.filter((seat) => seat !== drop.owner);
  return others.length ? say("hacker-page-live-drop-saw", { names: others.map((seat) => nameOf(players, seat)).join(", ") }) : null;
}
