// A game from another package in words: its own sentences where it brings them, or else made from the names in its declarations.
import { spelled } from "../../text/bundle";
import { list, maybe, say } from "../../text/text.svelte";
import type { FieldInfo, GameTexts } from "../../wire/wire";
import type { Player, Scene } from "../game";

/** An action or an event as it comes over the wire: its verb, and its fields in the order of their declaration. */
type Told = Record<string, string | number | null>;
type Params = Record<string, string | number>;

/** Names of fields that say no more than their number does: "Take 2", not "Take count 2". */
const PLAIN = new Set(["count", "amount", "number", "value", "many", "size", "n"]);

function nameOf(players: readonly Player[], seat: unknown): string {
  return players.find((each) => each.seat === seat)?.name ?? say("page-added-nobody");
}

function valuesOf(told: Told, verb: "do" | "event", seats: readonly string[], players: readonly Player[]): Params {
  const found: Params = {};
  for (const [field, value] of Object.entries(told)) {
    if (field === verb) continue;
    found[field] = value === null ? "none" : seats.includes(field) ? nameOf(players, value) : value;
  }
  return found;
}

/** "card 2", or only "2" where the field's name adds nothing. */
function named(field: string, value: string | number, seats: readonly string[]): string {
  return seats.includes(field) || PLAIN.has(field) ? String(value) : `${spelled(field).toLowerCase()} ${value}`;
}

/** A button's words. */
export function label(game: string, texts: GameTexts, action: Told, players: readonly Player[]): string {
  const verb = String(action.do);
  const seats = texts.actions[verb] ?? [];
  const values = valuesOf(action, "do", seats, players);
  const given = Object.entries(values).filter(([field]) => action[field] !== null);
  const words = given.map(([field, value]) => named(field, value, seats));
  return (
    maybe(`${game}-do-${verb}`, values) ??
    (words.length > 1 ? `${spelled(verb)}: ${words.join(", ")}` : [spelled(verb), ...words].join(" "))
  );
}

/** A log line. Whose doing it is comes first. */
export function tell(game: string, texts: GameTexts, event: Told, players: readonly Player[]): string | null {
  const verb = String(event.event);
  const seats = texts.events[verb] ?? [];
  const values = valuesOf(event, "event", seats, players);
  const sentence = maybe(`${game}-event-${verb}`, values);
  if (sentence !== undefined) return sentence || null;
  const who = seats.find((field) => event[field] !== null);
  const words = Object.entries(values).flatMap(([field, value]) =>
    field === who || event[field] === null ? [] : [named(field, value, seats)],
  );
  if (who) return `${values[who]}: ${[spelled(verb).toLowerCase(), ...words].join(", ")}`;
  return words.length ? `${spelled(verb)}: ${words.join(", ")}` : spelled(verb);
}

/** What is expected of whoever may act. In a live game everyone may at any time, also who has nothing to choose from. */
export function expect(game: string, scene: Scene, crowded: boolean): string {
  if (scene.legal.length) return maybe(`${game}-expect`) ?? say(crowded ? "page-added-choose-above" : "page-added-choose");
  const others = scene.actors.filter((seat) => seat !== scene.seat);
  if (!others.length || scene.live) return say("page-watch");
  return say("page-added-wait", { names: list(others.map((seat) => nameOf(scene.players, seat))) });
}

export function fieldName(game: string, field: string): string {
  return maybe(`${game}-field-${field}`) ?? spelled(field);
}

/** A value in words: a player's name, the declared name of a value, or the number itself. */
export function valueWords(game: string, name: string, field: FieldInfo, value: number, players: readonly Player[]): string {
  if (field.seat) return nameOf(players, value);
  const word = field.names[value - field.low];
  return word === undefined ? String(value) : (maybe(`${game}-field-${name}-${word}`) ?? spelled(word));
}
