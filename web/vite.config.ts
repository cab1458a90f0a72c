import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` talks to a server started with `./play`; `npm run build` puts the page into the Python package.
const server = process.env.HACKTABLE ?? "http://127.0.0.1:8420";

/** All sentences of a language travel together, wherever their files lie. */
function languageChunk(file: string): string | null {
  const language = /\/lang\/([\w-]+)\.ftl/.exec(file)?.[1];
  return language ? `language-${language}` : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hacktable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageChunk, test: /\/lang\/[\w-]+\.ftl/ }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
