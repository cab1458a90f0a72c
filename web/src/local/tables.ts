// The tables of this device, for the list on the home page.
import type { MyTable } from "../wire/wire";
import { all } from "./keeping";
import type { TableHead } from "./table";

function listed(table: TableHead): MyTable {
  const last = table.matches.at(-1);
  return {
    id: table.id,
    game: table.game,
    phase: table.phase,
    names: table.chairs.flatMap((sitter) => (sitter ? [sitter.name] : [])),
    match: table.match,
    your_turn: table.phase === "playing" && table.turn,
    placing: last?.placing ?? null,
    updated: table.updated,
    lesson: table.lesson ?? false,
  };
}

/** None if this browser keeps nothing, as in a private window. */
export async function tablesHere(): Promise<MyTable[]> {
  try {
    return (await all()).map(listed);
  } catch {
    return [];
  }
}
