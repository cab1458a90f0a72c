// Tables of this device, in the browser's own database. A move is kept before anybody is told of it.
import { TABLES_HERE } from "./here";
import type { StoredTable } from "./table";

const TABLES = "tables";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(TABLES_HERE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no database"));
  });
  return opened;
}

async function within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(TABLES, mode, { durability: "strict" });
  const asked = work(transaction.objectStore(TABLES));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(asked.result);
    transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error("not kept"));
  });
}

export async function load(id: string): Promise<StoredTable | null> {
  return ((await within("readonly", (tables) => tables.get(id))) as StoredTable | undefined) ?? null;
}

export async function keep(table: StoredTable): Promise<void> {
  await within("readwrite", (tables) => tables.put(table));
}

export async function all(): Promise<StoredTable[]> {
  return (await within("readonly", (tables) => tables.getAll())) as StoredTable[];
}

export async function forget(id: string): Promise<void> {
  await within("readwrite", (tables) => tables.delete(id));
}
