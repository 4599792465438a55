import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** The server beside which the page is being written. */
const SERVER = loadEnv("development", ".", "REALMWRIGHT_")["REALMWRIGHT_SERVER"] ?? "http://127.0.0.1:8000";
const WORKERS = ["push/worker", "service-worker"];
const FONTS = ["fraunces", "source-sans-3"];

export default defineConfig({
  // Scripts and styles name their neighbours, so that all of it works in any folder.
  base: "./",
  plugins: [
    svelte(),
    {
      name: "page-at-many-addresses",
      enforce: "post",
      // Servers hand the page out at the addresses of all its screens: it names its files from the root of the host.
      generateBundle(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type === "asset") page.source = String(page.source).replaceAll('="./', '="/');
      },
    },
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
      input: {
        index: "index.html",
        "push/worker": "src/push/worker.ts",
        "service-worker": "src/offline/service-worker.ts",
      },
      output: {
        // A service worker is known by its address.
        entryFileNames: ({ name }) => (WORKERS.includes(name) ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
  },
});
