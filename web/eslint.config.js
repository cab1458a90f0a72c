import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/wire/", "src/local/modules/", ".svelte-check/"] }, // written by generators
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["**/*.test.ts", "**/fakes.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" }, // a test may give as little as what it tests reads
  },
  {
    rules: {
      "no-undef": "off", // `npm run check` knows the names of browsers and of Svelte; this rule does not
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter must not take away
      "svelte/prefer-svelte-reactivity": "off", // a Set or Map in a state is replaced, never changed in place
    },
  },
);
