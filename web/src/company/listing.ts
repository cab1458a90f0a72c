// Which open tables the reader wants to see.
import type { PublicTable } from "../wire/wire";

export interface Filters {
  game: string;
  /** People, too, could sit down: so many chairs that no person sits in. 0: any. */
  room: number;
  pace: string;
  language: string;
  welcome: string;
}

export const NO_FILTERS: Filters = { game: "", room: 0, pace: "", language: "", welcome: "" };

/** Chairs in which no person sits; a bot gets up for one. */
export function room(table: PublicTable): number {
  return table.chairs - table.names.length;
}

/** A table whose host has no wish fits every wish. */
export function shown(tables: readonly PublicTable[], filters: Filters): PublicTable[] {
  return tables.filter(
    (table) =>
      (!filters.game || table.game === filters.game) &&
      room(table) >= filters.room &&
      (!filters.pace || table.pace === filters.pace) &&
      (!filters.language || !table.language || table.language === filters.language) &&
      (!filters.welcome || table.welcome === "everybody" || table.welcome === filters.welcome),
  );
}
