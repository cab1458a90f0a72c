// Playing a record again and comparing every line, so that it proves itself: like `hacktable.match.replay` in Python.
import { breaches, matchKey, serverCommitment } from "../table/deal";
import { notTheirs, type Refusal, refusalOf, turnRule } from "./answers";
import type { Kit } from "./kit";
import { TextFault } from "./lines";
import type { MatchRecord, Place, Played } from "./record";
import { wordsOf } from "./match";
import type { Rules, Told } from "./module";
import { readBack, Standing, TAKE_BACK, TOOK_BACK_KIND, writtenBack, writtenTookBack } from "./takeback";
import { CLOCK, pack, read, type Said, seatLetter, written } from "./verbs";

const DEAL = { seat: "text-deal-seat", bot: "text-deal-bot", twice: "text-deal-twice" } as const;

/** What was proved. */
export interface Proof {
  actions: number;
  finished: boolean;
  key: string;
}

/** Play a record again. `moved` is told how far it is, so that a long one can show it.
 * @throws TextFault at the first line that is not so. */
export function replay(kit: Kit, rules: Rules, record: MatchRecord, moved: (done: number) => void = () => {}): Proof {
  compareCommitments(record);
  const key = matchKey(record.server, record.seatSeeds);
  let { state, told } = rules.setUp(wordsOf(key));
  const standing = new Standing(kit, rules, state);
  const happened: Told[][] = [told];
  compare(kit, told, record.opening, record.afterOpening);
  for (const [at, played] of record.played.entries()) {
    const before = state;
    ({ state, told } = readBack(played.text)
      ? takenBack(standing, state, happened, played)
      : step(kit, rules, state, played, (said) => standing.noted(played.seat, said, before)));
    happened.push(told);
    compare(kit, told, played.events, played.after);
    moved(at + 1);
  }
  const finished = rules.over(state);
  compareResult(rules, state, record, finished);
  return { actions: record.played.length, finished, key };
}

function compareCommitments(record: MatchRecord): void {
  if (!record.commitments.length) return;
  const list = { server: serverCommitment(record.server, record.terms), seats: record.commitments };
  for (const { what, seat } of breaches(list, record.seatSeeds))
    if (what === "seat" || what === "bot" || what === "twice")
      throw new TextFault(DEAL[what], record.seedLines[seat], 1, { seat: seatLetter(seat) });
}

/** Something is taken back: that must have been possible, and what the record says must be what could be taken back. */
function takenBack(
  standing: Standing,
  state: Uint8Array,
  happened: readonly Told[][],
  played: Played,
): { state: Uint8Array; told: Told[] } {
  const given = `${seatLetter(played.seat)} ${played.text}`;
  const back = readBack(played.text)!;
  const found = back.how === "free" ? standing.back(played.seat, state) : standing.backByConsent(played.seat, state);
  const wrong =
    typeof found === "string"
      ? { code: found, params: { given: TAKE_BACK }, rule: null }
      : found.ply !== back.ply
        ? { code: "takeback-other", params: { given: played.text, expected: writtenBack(found) }, rule: null }
        : null;
  if (wrong) throw new TextFault("text-move", played.line, played.column, { given, reason: wrong });
  const public_ = standing.since(back.ply).some((ply) => happened[ply].some(({ audience }) => audience < 0));
  const before = standing.before(back.ply);
  standing.notedBack(played.seat, back);
  return { state: before, told: public_ ? [{ audience: -1, kind: TOOK_BACK_KIND, fields: [played.seat] }] : [] };
}

function step(kit: Kit, rules: Rules, state: Uint8Array, played: Played, noted: (said: Said) => void): { state: Uint8Array; told: Told[] } {
  const given = `${seatLetter(played.seat)} ${played.text}`;
  const refuse = (reason: Refusal): never => {
    throw new TextFault("text-move", played.line, played.column, { given, reason });
  };
  const forms = played.seat === CLOCK ? kit.clock : kit.actions;
  const said = read(forms, played.text);
  if (!said)
    throw new TextFault("malformed-verb", played.line, played.column, {
      given: `'${played.text.slice(0, 80)}'`,
      expected: forms.map((each) => each.verb).join(" "),
    });
  if (rules.over(state)) return refuse({ code: "match-over", params: { given: played.text }, rule: kit.rules.end });
  const act = pack(said);
  if (played.seat === CLOCK) {
    if (forms[said.verb - 1].verb !== "timeout") {
      if (!rules.live(state)) return refuse({ code: "not-live", params: { given: played.text }, rule: turnRule(kit, rules, state) });
    } else if (!rules.actors(state).includes(said.fields[0])) return refuse(notTheirs(kit, rules, state, said.fields[0]));
    noted(said);
    return rules.clockAct(state, act);
  }
  if (!(kit.inputs.includes(said.verb) && rules.live(state))) {
    if (!rules.actors(state).includes(played.seat)) return refuse(notTheirs(kit, rules, state, played.seat));
    if (!rules.legal(state, played.seat).includes(act)) return refuse(refusalOf(kit, rules, state, played.seat, said));
  }
  noted(said);
  return rules.apply(state, played.seat, act);
}

/** What everyone saw must be what the record says. */
function compare(kit: Kit, told: readonly Told[], given: readonly Place[], after: Place): void {
  const ours = told
    .filter((each) => each.audience < 0)
    .map((each) =>
      each.kind === TOOK_BACK_KIND ? writtenTookBack(each) : (written(kit.events, { verb: each.kind, fields: each.fields }) ?? "—"),
    );
  for (let at = 0; at < Math.max(ours.length, given.length); at++) {
    const theirs = given[at]?.text.split(/\s+/).join(" ");
    if (ours[at] === theirs) continue;
    const { line, column } = given[at] ?? after;
    throw new TextFault("text-event", line, column, { given: theirs ?? "—", expected: ours[at] ?? "—" });
  }
}

function compareResult(rules: Rules, state: Uint8Array, record: MatchRecord, finished: boolean): void {
  const { placing, points } = rules.standings(state);
  const text = (places: readonly number[], counts: readonly number[]) => `${places.join(" ")} · ${counts.join(" ")}`;
  const ours = finished ? text(placing, points) : "—";
  const theirs = record.placing ? text(record.placing, record.points ?? []) : "—";
  if (ours !== theirs) throw new TextFault("text-result", record.resultLine, 1, { given: theirs, expected: ours });
}
