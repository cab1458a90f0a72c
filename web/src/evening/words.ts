// What the page of an evening says about people, points and time.
import { decimal, list, say } from "../text/text.svelte";
import type { EveningPage, EveningPerson, EveningTable } from "../wire/wire";

export function nameOf(person: EveningPerson | undefined): string {
  return person?.name || say("page-evening-somebody");
}

/** Whole points without a comma, halves with one. */
export function points(count: number): string {
  return Number.isInteger(count) ? String(count) : decimal(count);
}

/** Minutes and seconds, as a clock shows them. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Who sits at a table besides the reader. */
export function others(evening: EveningPage, table: EveningTable): string {
  const names = table.people.filter((who) => who !== evening.you).map((who) => nameOf(evening.people[who]));
  return list(table.bots ? [...names, say("page-bot-count", { count: table.bots })] : names);
}

export function winners(evening: EveningPage): EveningPerson[] {
  return evening.order.map((who) => evening.people[who]).filter((person) => person.rank === 1 && person.points > 0);
}

/** The one sentence that says how it stands. */
export function phaseOf(evening: EveningPage): string {
  const round = evening.rounds.length;
  return say(`page-evening-phase-${evening.phase}`, { round, rounds: evening.planned });
}
