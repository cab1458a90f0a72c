/** The strongest bot is for those who ask for it: nobody meets it by chance. */
function ordinary(levels: readonly string[]): readonly string[] {
  return levels.filter((level) => level !== "champion");
}

/** The level for somebody's first game, of those that a game's bots have, the best last. With more than two levels the lowest plays by
 * pure chance, which teaches nobody anything: the next one is careless, and still easy to beat. */
export function gentle(levels: readonly string[]): string | null {
  const easy = ordinary(levels);
  return (easy.length > 2 ? easy[1] : easy[0]) ?? null;
}

/** The level of a bot that is added without a wish. */
export function usual(levels: readonly string[]): string | null {
  return ordinary(levels).at(-1) ?? levels.at(-1) ?? null;
}
