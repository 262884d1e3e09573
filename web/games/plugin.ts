import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:games/";

/** `import games from "virtual:games/index"`: the `GAME` of `page/index.ts` in each of these folders, where there is such a file. */
export function games(folders: readonly string[]): Plugin {
  return {
    name: "knekt-games",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const files = folders.map((folder) => join(folder, "page", `${id.slice(NAME.length + 1)}.ts`)).filter((file) => existsSync(file));
      const lines = files.map((file, at) => `import { GAME as game${at} } from ${JSON.stringify(file)};`);
      return [...lines, `export default [${files.map((_, at) => `game${at}`).join(", ")}];`].join("\n");
    },
  };
}
