// What a server would tell of games that it has from other packages.
import type { FieldInfo, GameTexts } from "../../wire/wire";

export const PLAIN: FieldInfo = {
  shape: [],
  low: 0,
  names: [],
  flag: false,
  blank: null,
  owned: false,
  shown: null,
  per_seat: false,
  seat: false,
};

/** A game that brings nothing but its declarations. */
export const WORDLESS: GameTexts = {
  sentences: {},
  rules: "",
  state: {
    phase: { ...PLAIN, low: 1, names: ["bid", "last_trick"] },
    turn: { ...PLAIN, seat: true },
    pile_size: PLAIN,
    points: { ...PLAIN, shape: [4], per_seat: true },
    ready: { ...PLAIN, shape: [4], per_seat: true, flag: true },
    card: { ...PLAIN, shape: [4, 2], per_seat: true, blank: 0, owned: true },
    grid: { ...PLAIN, shape: [2, 3] },
  },
  board: { seats: PLAIN },
  actions: { take: [], ask: ["seat"], move: [], pass: [] },
  events: { dealt: [], asked: ["by", "seat"], ended: [] },
  calls: [],
};

/** A game of this name with some sentences, German ones among them. */
export function wordy(name: string): GameTexts {
  const german = ["title = Wortreich", "event-dealt = Es gab eine { $card }."];
  const english = ["title = Wordy", "summary = Many words.", "do-take = Take { $count } from the pile", 'event-ended = {""}'];
  english.push("field-phase-bid = Bidding", "expect = Say something.");
  const written = (lines: string[]) => lines.map((line) => `${name}-${line}`).join("\n");
  return { ...WORDLESS, sentences: { de: written(german), en: written(english) }, rules: "# Wordy\n\n### WO-1 Words\n\nMany." };
}

/** `fetch` that answers for these games, in the language asked for and in English, and for nothing else; `asked` has the addresses. */
export function answering(games: Record<string, GameTexts>): { asked: string[]; fetch: typeof fetch } {
  const asked: string[] = [];
  const answer = async (address: RequestInfo | URL): Promise<Response> => {
    asked.push(String(address));
    const [, game = "", language] = /^\/api\/games\/([^/]+)\/texts\?lang=(\w+)$/.exec(String(address)) ?? [];
    if (!(game in games)) return Response.json({ fault: 24, code: "fault-no-page", params: {}, rule: null, retry: false }, { status: 404 });
    const { de, ...english } = games[game].sentences;
    return Response.json({ ...games[game], sentences: language === "de" && de !== undefined ? { de, ...english } : english });
  };
  return { asked, fetch: answer as typeof fetch };
}
