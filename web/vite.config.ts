import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { deckPlugin } from "./deck/plugin.ts";
import { games } from "./games/plugin.ts";
import { words } from "./words/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` draws the page from its sources and asks a running `knekt serve` for the rest.
const SERVER = process.env["KNEKT_SERVER"] ?? "http://127.0.0.1:8765";

// Folders of games that are no part of Knekt, each with its share of the page in `page/` and its words in `words/`.
const ELSEWHERE = (process.env["KNEKT_GAMES"] ?? "").split(delimiter).filter(Boolean).map((folder) => resolve(folder));

export default defineConfig({
  plugins: [svelte(), deckPlugin(), games(ELSEWHERE), words([here("../src/knekt/words"), ...ELSEWHERE.map((folder) => `${folder}/words`)])],
  resolve: {
    alias: { $page: here("src") }, // what they import of the page
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}), // components are tested as a browser runs them
  },
  build: {
    outDir: here("../src/knekt/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("."), here("../src/knekt/words"), ...ELSEWHERE] },
    proxy: { "/api": { target: SERVER, changeOrigin: true, ws: true, headers: { origin: SERVER } } },
  },
  test: { environment: "jsdom", testTimeout: 60_000, setupFiles: ["src/setup.test-env.ts"], include: ["{src,deck,games,words}/**/*.test.ts"] },
});
