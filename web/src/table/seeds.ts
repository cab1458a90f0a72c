// What this browser remembers of its seeds: to reveal them after a reload, and to check the deal days later.
import { recall, remember } from "../keep";
import type { List, Pledge } from "./deal";

/** A list on which this browser revealed its seeds. */
export interface Revealed extends List {
  seeds: readonly string[];
}

/** What was remembered of matches in which the seats sent their seeds in the open. */
export interface OldDeal {
  /** What the server had fixed when this page sent its seed. */
  commitment: string;
  seed: string;
  /** Those it sent for others who share the device, in the order of their chairs. */
  others?: string[];
}

/** Before anybody else hears of them: the seeds that the commitments of this "ready" are made from. */
export function pledge(table: string, pledge: Pledge | null): void {
  remember(`pledge.${table}`, pledge);
}

export function pledged(table: string): Pledge | null {
  return recall<Pledge | null>(`pledge.${table}`, null);
}

/** Before the seeds are revealed: the list on which that happens. There is one for every try to start a match. */
export function keepList(table: string, match: number, list: Revealed): void {
  const kept = lists(table, match).filter((each) => each.server !== list.server);
  remember(`deal.${table}.${match}`, [...kept, list]);
}

export function lists(table: string, match: number): Revealed[] {
  return recall<Revealed[]>(`deal.${table}.${match}`, []);
}

export function promised(table: string, match: number): OldDeal | null {
  return recall<OldDeal | null>(`promise.${table}.${match}`, null);
}
