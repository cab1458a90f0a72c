// Tables of this device, in the browser's own database. A move is kept before anybody is told of it.
import { TABLES_HERE } from "./here";
import type { Played } from "./match";
import type { StoredTable, TableHead } from "./table";

const TABLES = "tables";
/** What was done in matches, in blocks: a table that goes on writes what is new, and not the whole match again. */
const MOVES = "moves";

/** Actions that were kept together. */
interface Block {
  table: string;
  match: number;
  /** How many actions of the match came before them. */
  after: number;
  played: Played[];
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open(TABLES_HERE, 2);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) asked.result.createObjectStore(TABLES, { keyPath: "id" });
      asked.result.createObjectStore(MOVES, { keyPath: ["table", "match", "after"] });
      if (oldVersion === 1) divide(asked.transaction!);
    };
    asked.onsuccess = () => {
      // A newer page wants another form of it: that one must not wait for us.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error ?? new Error("no database"));
    asked.onblocked = () => failed(new Error("an older page has the tables open"));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Open the database before it is needed. */
export async function getReady(): Promise<void> {
  await database();
}

/** Pages of the first version kept a table with all its moves in one. */
function divide(transaction: IDBTransaction): void {
  const [tables, moves] = [transaction.objectStore(TABLES), transaction.objectStore(MOVES)];
  tables.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const table = cursor.value as StoredTable;
    for (const { number, played } of table.matches)
      if (played.length) moves.put({ table: table.id, match: number, after: 0, played } satisfies Block);
    cursor.update(headOf(table));
    cursor.continue();
  };
}

function headOf(table: StoredTable): TableHead {
  const matches = table.matches.map((match) => ({ ...match, played: undefined }));
  return { ...table, matches };
}

/** Carry something out, in whole or not at all. */
async function within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, moves: IDBObjectStore) => () => T): Promise<T> {
  const transaction = (await database()).transaction([TABLES, MOVES], mode, { durability: "strict" });
  const found = work(transaction.objectStore(TABLES), transaction.objectStore(MOVES));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(found());
    transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error("not kept"));
  });
}

export async function load(id: string): Promise<StoredTable | null> {
  const [table, blocks] = await within("readonly", (tables, moves) => {
    const [head, kept] = [tables.get(id), moves.getAll(IDBKeyRange.bound([id], [id, []]))];
    return () => [head.result as TableHead | undefined, kept.result as Block[]] as const;
  });
  if (!table) return null;
  const played = (match: number): Played[] => blocks.filter((each) => each.match === match).flatMap((each) => each.played);
  return { ...table, matches: table.matches.map((match) => ({ ...match, played: played(match.number) })) };
}

/** Keep a table as it is, and what has been done since in the last of its matches. */
export async function keep(table: StoredTable, done: Played[] = []): Promise<void> {
  const last = table.matches.at(-1);
  await within("readwrite", (tables, moves) => {
    tables.put(headOf(table));
    if (last && done.length) moves.put({ table: table.id, match: last.number, after: last.played.length, played: done } satisfies Block);
    return () => null;
  });
}

/** All tables, without what was done in their matches. */
export async function all(): Promise<TableHead[]> {
  return within("readonly", (tables) => {
    const asked = tables.getAll();
    return () => asked.result as TableHead[];
  });
}
