// Plays tapes in modules, in Node: node play.mjs BUNDLE, where the bundle is tape.ts as one file. For each line `MODULE FOLDER` that it reads, it prints
// one with what came of the tape in that folder.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { play } = await import(pathToFileURL(process.argv[2]).href);
const kept = new Map();

function opened(file, read) {
  if (!kept.has(file)) kept.set(file, read(readFileSync(file)));
  return kept.get(file);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [module, folder] = line.split(" ");
  const rules = opened(module, (bytes) => new WebAssembly.Module(bytes));
  const tape = opened(`${folder}/tape.json`, (bytes) => JSON.parse(bytes.toString()));
  const words = opened(
    `${folder}/tape.bin`,
    (bytes) => new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  );
  console.log(JSON.stringify(play(rules, tape, words)));
}
