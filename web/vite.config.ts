import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "plain-error-names",
      // Svelte names its errors by addresses; the page that people get holds no address of another host.
      renderChunk: (code) => ({ code: code.replaceAll("https://svelte.dev/e/", "svelte/"), map: null }),
    },
  ],
  resolve: { alias: { $text: "/text" } },
  build: {
    outDir: "../src/realmwright/server/page",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    license: { fileName: "licences.txt" },
    // The server allows nothing inline: its content security policy is default-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
  },
});
