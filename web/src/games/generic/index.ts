// Any game: its state as labelled fields, its legal actions as buttons. For games that other packages bring, which have no board here.
import type { GameTexts } from "../../wire/wire";
import Board from "./Board.svelte";
import { pointsField } from "./fields";
import { inspect } from "./inspect";
import { crowded, type GenericModule } from "./module";
import { expect, label, tell } from "./words";

/** Milliseconds that are enough to see what has changed. */
const GLANCE = 900;

export function generic(name: string, texts: GameTexts): GenericModule {
  const counted = pointsField(texts.state);
  const module: GenericModule = {
    name,
    texts,
    Board,
    facts: () => [],
    label: (action, scene) => label(name, texts, { ...action }, scene.players),
    tell: (event, players) => tell(name, texts, { ...event }, players),
    offered: (scene) => (crowded(scene) ? [] : scene.legal),
    expect: (scene) => expect(name, scene, crowded(scene)),
    weighty: () => true,
    duration: (events) => (events.length ? GLANCE : 0),
    points: (scene, seat) => (counted === null ? null : (scene.state[counted][seat] ?? null)),
    hint: (_, say) => ({ key: "added", text: say("page-added-hint") }),
    calls: texts.calls,
    inspect: (key, scene, say) => inspect(key, scene, module, say),
    moment: () => null,
  };
  return module;
}
