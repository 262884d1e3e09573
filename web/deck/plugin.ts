import type { Plugin } from "vite";
import { licences } from "./licences.ts";
import { MARK, MARK_HEIGHT, MARK_WIDTH } from "./mark.ts";
import { GERMAN_SUIT_PATHS } from "./german.ts";
import { french, german, large } from "./sprites.ts";
import { SUIT_PATHS } from "./suits.ts";

const NAME = "virtual:deck";

/** What is made beside the page's own code, by file name. */
const FILES: Record<string, () => string> = {
  "french.svg": french,
  "german.svg": german,
  "large.svg": large,
  "licences.txt": licences,
};
const DEV = "/@deck/";

/** The module's text; `address` gives the JavaScript expression for where a file will lie. */
const module = (address: (file: string) => string): string => `
export const sprites = { french: ${address("french.svg")}, german: ${address("german.svg")}, large: ${address("large.svg")} };
export const licences = ${address("licences.txt")};
export const suits = ${JSON.stringify({ french: SUIT_PATHS, german: GERMAN_SUIT_PATHS })};
export const mark = ${JSON.stringify({ width: MARK_WIDTH, height: MARK_HEIGHT, path: MARK })};
`;

/** `import { sprites } from "virtual:deck"`: the decks, composed when the page is built or first asked for. */
export function deckPlugin(): Plugin {
  const made = new Map<string, string>();
  const make = (file: string): string | undefined => {
    const text = made.get(file) ?? FILES[file]?.();
    if (text !== undefined) made.set(file, text);
    return text;
  };
  let building = false;

  return {
    name: "knekt-deck",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return module((file) => JSON.stringify(DEV + file));
      return module((file) => {
        const source = make(file) ?? "";
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: file, source })}`;
      });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const text = path.startsWith(DEV) ? make(path.slice(DEV.length)) : undefined;
        if (text === undefined) return next();
        response.setHeader("content-type", path.endsWith(".svg") ? "image/svg+xml" : "text/plain; charset=utf-8");
        response.end(text);
      });
    },
  };
}
