import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** The server beside which the page is being written. */
const SERVER = loadEnv("development", ".", "REALMWRIGHT_")["REALMWRIGHT_SERVER"] ?? "http://127.0.0.1:8000";
const FONTS = ["fraunces", "source-sans-3"];

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "plain-error-names",
      // Svelte names its errors by addresses; the page that people get holds no address of another host.
      renderChunk: (code) => ({ code: code.replaceAll("https://svelte.dev/e/", "svelte/"), map: null }),
    },
    {
      name: "font-licences",
      // The licence of a font goes wherever the font goes.
      async generateBundle() {
        const files = FONTS.map((font) => `node_modules/@fontsource-variable/${font}/LICENSE`);
        const texts = await Promise.all(files.map((file) => this.fs.readFile(file, { encoding: "utf8" })));
        this.emitFile({ type: "asset", fileName: "font-licences.txt", source: texts.join("\n\n") });
      },
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
    rolldownOptions: {
      input: { index: "index.html", "push/worker": "src/push/worker.ts" },
      output: {
        // A service worker is known by its address.
        entryFileNames: ({ name }) => (name === "push/worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
  },
});
