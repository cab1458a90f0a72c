/** The level for somebody's first game, of those that a game's bots have, the best last. With more than two levels the lowest plays by
 * pure chance, which teaches nobody anything: the next one is careless, and still easy to beat. */
export function gentle(levels: readonly string[]): string | null {
  return (levels.length > 2 ? levels[1] : levels[0]) ?? null;
}
