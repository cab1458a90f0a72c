import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` talks to a server started with `./play`; `npm run build` puts the page into the Python package.
const server = process.env.HACKTABLE ?? "http://127.0.0.1:8420";

/** What is said of a game before its words are needed: on the home page, its title, what it is about, and the options of the day's deal. */
const OF_A_DOOR = /^\w+-(title|summary|option-.*)$/;

/** A Fluent file's sentences without comments and without those that only the command line or the server says: of a game's file those of its door, or all others. */
function sentences(text: string, part: string): string {
  const found = text.split(/^(?=[\w-]+ *=)/m).map((each) => `${each.replace(/^#.*\n/gm, "").trimEnd()}\n`);
  const code = (each: string) => /^([\w-]+) *=/.exec(each)?.[1] ?? "";
  return found
    .filter((each) => code(each) && !/^(cli|nudge|poster)-/.test(code(each)))
    .filter((each) => part === "ours" || OF_A_DOOR.test(code(each)) === (part === "door"))
    .join("");
}

/**
 * `lang/de.ftl?language` is one module with the sentences of that language that the home page needs, wherever their files lie, and
 * `lang/de.ftl?games` another with all that games say. Those of the command line and of the server are in none.
 */
function languages(): Plugin {
  const ours = [".", "../../src/hacktable/lang"];
  const games = ["../../src/hacktable/games/*/lang", "../src/games/*/lang"];
  return {
    name: "hacktable-languages",
    async load(id) {
      const [, language, wanted] = /\/lang\/([\w-]+)\.ftl\?(language|games|ours|door|inside)$/.exec(id) ?? [];
      if (wanted === "ours" || wanted === "door" || wanted === "inside") {
        const file = id.slice(0, id.lastIndexOf("?"));
        this.addWatchFile(file);
        return `export default ${JSON.stringify(sentences(await this.fs.readFile(file, { encoding: "utf8" }), wanted))};`;
      }
      if (!wanted) return null;
      const files = (folders: string[], part: string) =>
        `...Object.values(import.meta.glob(${JSON.stringify(folders.map((each) => `${each}/${language}.ftl`))}, { query: "?${part}", import: "default", eager: true }))`;
      const parts = wanted === "games" ? [files(games, "inside")] : [files(ours, "ours"), files(games, "door")];
      return `export default [${parts.join(", ")}];`;
    },
  };
}

/** Notes which packages have ended up in the page, so that `tools/licences.py` can ship their licences with it. */
function bundled(): Plugin {
  const folder = /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
  return {
    name: "hacktable-bundled",
    apply: "build",
    generateBundle(_, files) {
      const found = new Set<string>();
      for (const file of Object.values(files)) {
        const sources = file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames;
        for (const source of sources) {
          const tool = /^\0(vite|rolldown)\b/.exec(source)?.[1];
          const place = tool ? `node_modules/${tool}` : folder.exec(source.startsWith("/") ? source : `/${source}`)?.[1];
          if (place) found.add(place);
        }
      }
      this.emitFile({ type: "asset", fileName: "bundled.json", source: JSON.stringify([...found].sort()) });
    },
  };
}

/** The service worker, with the list of files that it keeps: all but those of single languages, which are kept when they have been loaded. */
function offline(): Plugin {
  return {
    name: "hacktable-offline",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite has taken out the scripts that only bring a style
      async handler(_, files) {
        const kept = Object.keys(files).filter(
          (name) => /\.(js|css|woff2|wasm)$/.test(name) && !/^assets\/(de|en|fi|it|nb|pt)-/.test(name),
        );
        const list = ["./", ...kept.sort().map((name) => `./${name}`)];
        const template = await this.fs.readFile("service-worker.js", { encoding: "utf8" });
        const source = template
          .replace("/* files */ []", JSON.stringify(list))
          .replace('/* version */ ""', JSON.stringify(hashOf(JSON.stringify(Object.keys(files).sort()))));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

/** Beside each file in `assets` its Brotli form, which the server sends (http/page_files.py): compressed as far as it goes, it takes seconds to make. */
function compressed(): Plugin {
  return {
    name: "hacktable-compressed",
    apply: "build",
    async writeBundle({ dir }, files) {
      for (const name of Object.keys(files)) {
        if (!/^assets\/.*\.(js|css|svg|wasm)$/.test(name)) continue;
        const content = await readFile(`${dir}/${name}`);
        const how = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
        await writeFile(`${dir}/${name}.br`, brotliCompressSync(content, how));
      }
    },
  };
}

/** Chromium compiles a script that begins so in whole, beside the page, when it is loaded. Otherwise it would compile one function after another while a table is being opened.
 * What every visit loads is left out: that would come later for it. */
const COMPILED = "//# allFunctionsCalledOnLoad\n";
const OF_EVERY_VISIT = /^(index|base|de|en|fi|it|nb|pt)$/;

function compiled(): Plugin {
  return {
    name: "hacktable-compiled",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite has put its own lines first
      handler(_, files) {
        for (const file of Object.values(files))
          if (file.type === "chunk" && !OF_EVERY_VISIT.test(file.name)) file.code = COMPILED + file.code;
      },
    },
  };
}

/** A short hash; names of files already have hashes of what is in them. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}

export default defineConfig({
  plugins: [languages(), bundled(), compiled(), offline(), compressed(), svelte({ compilerOptions: { fragments: "tree" } })],
  // Files find each other wherever they lie. A server makes the addresses in index.html absolute (http/page_files.py).
  base: "./",
  build: {
    outDir: "../src/hacktable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What every screen needs is one file, and what every table needs another: a request costs more than a few lines that are not needed yet. The
    // home page also opens the settings, and what is below `ask` in `local`, where it should not have to load all that belongs to a table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|web\/src\/(parts|text|rules|games\/\w+\/Emblem|[\w.]+$)/,
              priority: 3,
            },
            { name: "ask", test: /web\/src\/local\/ask\.ts$/, priority: 2 },
            { name: "Settings", test: /web\/src\/home\/Settings\.svelte$/, priority: 2 },
            { name: "Table", test: /web\/src\/screens\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  // The server lets this file compile WebAssembly, by its name (http/page_files.py).
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/rules-[hash].js" } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  // One jsdom for all files of a worker: making one for each file took more time than all the tests together.
  // Svelte is bundled before the tests: otherwise each name that one of its modules takes from another is looked up at every use.
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: ["src/fresh.ts"],
    // Each worker loads jsdom and all modules for itself. On two cores the check has other things to do on the second one meanwhile.
    maxWorkers: availableParallelism() > 2 ? undefined : 1,
    deps: { optimizer: { client: { enabled: true } } },
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    css: { include: [/\/(look|palette)\.css/] }, // a test reads the colours in them; all other styles are left out
  },
});
