import { describe, expect, it } from "vitest";

/** All palettes that a live table uses. */
const palettes = import.meta.glob<string>(["../../../wire/look.css", "../palette.css", "./palette.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The colours of a theme. */
function colours(theme: "dark" | "light"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const palette of [palettes["../../../wire/look.css"], palettes["../palette.css"], palettes["./palette.css"]])
    for (const [, selector, body] of palette.matchAll(/(:root[^{]*)\{([^}]*)\}/g))
      if (selector.trim() === ":root" || (theme === "light" && selector.includes('data-theme="light"')))
        for (const [, name, value] of body.matchAll(/--([\w-]+): ([^;]+);/g)) found[name] = value;
  return found;
}

type Colour = number[];
const parse = (hex: string): Colour => [1, 3, 5, 7].map((at) => (at < hex.length ? parseInt(hex.slice(at, at + 2), 16) : 255));
const over = (top: Colour, under: Colour, part = top[3] / 255): Colour => [
  ...[0, 1, 2].map((at) => top[at] * part + under[at] * (1 - part)),
  255,
];
function light(colour: Colour): number {
  const [r, g, b] = colour.map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: Colour, other: Colour): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(["dark", "light"] as const)("an account outside the gaze, %s", (theme) => {
  const known = colours(theme);
  const shade = parse(known["hk-dark"]);

  it.each([0, 1, 2, 3, 4, 5, 6])("of seat %i can still be read", (seat) => {
    const card = over(parse(known[`seat-${seat}`]), parse(known["hk-card"]), parseFloat(known["hk-tint"]) / 100);
    expect(contrast(over(shade, parse(known.ink)), over(shade, card))).toBeGreaterThanOrEqual(3);
    expect(contrast(parse(known.ink), card)).toBeGreaterThanOrEqual(4.5);
  });
});
