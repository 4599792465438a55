import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      // The compiler knows all names already.
      "no-undef": "off",
      // What an index may miss is checked by the compiler; an exclamation mark is how to say that it cannot.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Not every map is something that the page shows.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The content security policy allows no style attributes: use a class, or style:property={value}.",
        },
        {
          selector: ":not(SvelteStyleElement) > SvelteText[value=/^(?!\\s*Realmwright\\s*$).*\\p{L}{2}/su]",
          message: "Every word that people read comes from the texts, in three languages.",
        },
        {
          selector:
            "SvelteAttribute[key.name=/^(alt|title|placeholder|aria-label|aria-description)$/] > SvelteLiteral[value=/\\p{L}{2}/u]",
          message: "Every word that people read or hear comes from the texts, in three languages.",
        },
      ],
    },
  },
);
