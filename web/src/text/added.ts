// The words of games that other packages bring. The page was built without them, so the server hands them out.
import type { FluentBundle } from "@fluent/bundle";
import { api } from "../api";
import type { GameTexts } from "../wire/wire";
import { bundleOf, sentence, spelled, type Params } from "./bundle";

/** One of them, as the server tells of it. */
export interface AddedGame {
  texts: GameTexts;
  /** The reader's language first, then English. */
  bundles: FluentBundle[];
}

export async function askFor(game: string, language: string): Promise<AddedGame> {
  const texts = await api.texts(game, language);
  return { texts, bundles: Object.entries(texts.sentences).map(([each, source]) => bundleOf(each, [source])) };
}

/** Never changed, only replaced: whatever has been said with the one before is said again. */
export class Added {
  constructor(private readonly games: ReadonlyMap<string, AddedGame> = new Map()) {}

  get names(): string[] {
    return [...this.games.keys()];
  }

  texts(game: string): GameTexts | undefined {
    return this.games.get(game)?.texts;
  }

  with(game: string, told: AddedGame): Added {
    return new Added(new Map([...this.games, [game, told]]));
  }

  sentence(code: string, params?: Params): string | undefined {
    const game = this.gameOf(code);
    return game === undefined ? undefined : sentence(this.games.get(game)!.bundles, code, params);
  }

  /** Words for a code for which the game brings no sentence, made from the name in it. Undefined: it is no code of these games. */
  makeshift(code: string): string | undefined {
    const game = this.gameOf(code);
    if (game === undefined) return undefined;
    const rest = code.slice(game.length + 1);
    if (rest === "title") return spelled(game);
    if (rest === "summary" || rest === "picture-alt") return "";
    return spelled(rest.replace(/^(option|source|warning)-/, ""));
  }

  /** Whose code it is: a game's codes begin with its name. */
  private gameOf(code: string): string | undefined {
    let found: string | undefined;
    for (const game of this.games.keys()) {
      if (code.startsWith(`${game}-`) && game.length > (found?.length ?? 0)) found = game;
    }
    return found;
  }
}
