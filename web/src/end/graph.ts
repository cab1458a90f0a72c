// A graph's lines: steps, because points come at once and not little by little.
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= 5) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export function scale(frame: Frame, steps: number, least: number, most: number) {
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (at: number) => frame.left + (steps <= 1 ? 0 : (wide * at) / (steps - 1)),
    y: (points: number) => frame.top + high * (1 - (points - least) / Math.max(1, most - least)),
  };
}

/** Lines that would lie upon each other are set a little apart. */
export function line(scores: readonly number[], x: (at: number) => number, y: (points: number) => number, apart: number): string {
  return scores
    .map((points, at) =>
      at === 0 ? `M${x(0).toFixed(1)} ${(y(points) + apart).toFixed(1)}` : `H${x(at).toFixed(1)}V${(y(points) + apart).toFixed(1)}`,
    )
    .join("");
}
