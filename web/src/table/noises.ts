// What is heard while a scene is shown: each event when its own part of the story begins.
import type { GameModule, Scene } from "../games/game";
import { type Noise, play } from "../sounds";

/** No more than these at a time, or it is only a din: after a long absence everything is shown at once. */
const MOST = 5;

interface Timed extends Noise {
  /** Milliseconds from now. */
  after: number;
}

export function noises(module: GameModule, scene: Scene): Timed[] {
  const { events, speed } = scene;
  const begins = (at: number): number => (speed && !scene.live ? module.duration(events.slice(0, at), scene.players) / speed : 0);
  const all = events.flatMap((event, at): Timed[] => {
    const noise = module.noise?.(event, scene);
    return noise ? [{ ...noise, after: begins(at) }] : [];
  });
  return all.filter((each, at) => !all.slice(0, at).some((other) => other.sound === each.sound && other.after === each.after)).slice(-MOST);
}

/** Let a scene be heard; nothing while the page is not in sight. */
export function soundOut(module: GameModule, scene: Scene): void {
  if (document.visibilityState === "hidden") return;
  if (!module.noise && scene.events.length) play({ sound: "tick" });
  for (const { after, ...noise } of noises(module, scene)) play(noise, after);
}
