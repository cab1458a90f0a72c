// Gives advice in Node, for a test that compares it with what Python says: node advising.mjs BUNDLE QUESTIONS, where the bundle is advice.ts and module.ts as
// one file (advising.ts). It prints the answers as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, questions] = process.argv.slice(2);
const { advise, explain, explainInFull, Rules, LAYOUTS } = await import(pathToFileURL(bundle).href);
const { game, board, minds, asked } = JSON.parse(readFileSync(questions, "utf8"));
const kit = JSON.parse(readFileSync(`src/local/kits/${game}.json`, "utf8"));
const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));
const rules = new Rules(new WebAssembly.Module(readFileSync(`src/local/modules/${game}.wasm`)), LAYOUTS[game], bytes(board));
const weights = readFileSync(minds);
rules.learn(new Float32Array(weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.length)));
const plain = (_, value) => (typeof value === "bigint" ? String(value) : value);
const answers = asked.map(({ seat, mask, acts, mover, done }) => {
  const known = { rules, board: bytes(board), seat, mask: bytes(mask) };
  if (acts) return advise(kit, known, acts.map(BigInt));
  return mover === seat ? explainInFull(kit, known, BigInt(done)) : explain(kit, known, mover, BigInt(done));
});
console.log(JSON.stringify(answers, plain));
