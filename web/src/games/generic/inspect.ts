// What cards tell about a field of a game that another package brings: its declared name, whose it is, and its value.
import type { Inspected } from "../../inspect/things";
import { joined } from "../../inspect/words";
import { maybe } from "../../text/text.svelte";
import type { FieldInfo } from "../../wire/wire";
import type { Say, Scene } from "../game";
import { type Cell, cellsOf, isCell, type Values } from "./fields";
import type { GenericModule } from "./module";
import { fieldName, valueWords } from "./words";

/** Keys are "field:NAME" and "field:NAME:2.1" for what changes, "fixed:…" for what is fixed for a match. */
export function inspect(key: string, scene: Scene, module: GenericModule, say: Say): Inspected | null {
  const [kind, field, index] = key.split(":");
  const fixed = kind === "fixed";
  const info = (fixed ? module.texts.board : module.texts.state)[field];
  if (!info || (kind !== "field" && !fixed)) return null;
  const values: Record<string, Values> = fixed ? scene.board : scene.state;
  const found = index === undefined && info.shape.length ? null : cellOf(field, info, values, scene, index ?? "");
  const seat = info.per_seat && index ? scene.players.find((each) => each.seat === Number(index.split(".")[0])) : undefined;
  const place = index ? index.split(".").slice(seat ? 1 : 0) : [];
  return {
    name: seat ? `${fieldName(module.name, field)}: ${seat.name}` : fieldName(module.name, field),
    now: joined(
      maybe(`${module.name}-field-${field}-about`) ?? say(fixed ? "page-inspect-fixed" : "page-inspect-field"),
      place.length > 0 && say("page-inspect-place", { place: place.map((each) => Number(each) + 1).join(", ") }),
      found?.hidden && say("page-inspect-hidden"),
    ),
    value: found ? shown(module.name, field, info, found, scene, say) : undefined,
    rule: firstRule(module.texts.rules),
  };
}

function cellOf(field: string, info: FieldInfo, values: Record<string, Values>, scene: Scene, index: string): Cell | null {
  const cells = cellsOf(field, info, values, { seat: scene.seat, open: scene.open ?? false }, scene.players.length);
  const inside = index.split(".").reduce((all, each) => (isCell(all) || each === "" ? all : all[Number(each)]), cells);
  return inside && isCell(inside) ? inside : null;
}

function shown(game: string, field: string, info: FieldInfo, { value, hidden }: Cell, scene: Scene, say: Say): string {
  if (hidden) return "?";
  return info.flag ? say(value ? "page-added-yes" : "page-added-no") : valueWords(game, field, info, value, scene.players);
}

/** Which rule a field follows is not declared: the card opens the rules at their beginning. */
function firstRule(rules: string): string | undefined {
  return /^### (\S+)/m.exec(rules)?.[1];
}
