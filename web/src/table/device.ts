// Several people on one device: which chairs are theirs, and whose hands it belongs in.
import { isHere } from "../local/here";
import type { TableMessage } from "../wire/wire";

/** Time for the one who has acted to see what came of it, before the device is handed over. */
export const LINGER = 1200;

/** The chairs of this device, if several people share it. */
export function sharing(table: TableMessage | null): readonly number[] {
  return table && table.you.chairs.length > 1 ? table.you.chairs : [];
}

/** Those of this device who are to act; for who has left, a bot does. */
export function asked(table: TableMessage | null, actors: readonly number[]): readonly number[] {
  return table?.you.chairs.filter((chair) => actors.includes(chair) && table.chairs[chair]?.presence !== "left") ?? [];
}

/** The chairs that this page leaves for, or comes back for: the one it looks through, or all of them. */
export function speaksFor(table: TableMessage, seat: number | null): readonly number[] {
  return seat === null ? table.you.chairs : [seat];
}

/** The table at a server at which the reader sits. */
export function satAt(table: TableMessage): string | null {
  return table.you.chair === null || table.lesson || isHere(table.id) ? null : table.id;
}
