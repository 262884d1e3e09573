import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words/";

// What only the command line says.
const NOT_HERE = /^(cli.*|solve|serve|verify|client|backup|arena|judge)\.ftl$/;
const TYPED = /^(typed|expected|help)-/;

/** The Fluent files of one language as one text, without comments and without what is only typed in a terminal. */
export function wordsOf(folder: string, language: string): string {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !NOT_HERE.test(name));
  const text = files.sort().map((name) => readFileSync(join(folder, language, name), "utf-8"));
  const entries = text
    .join("\n")
    .split(/\n(?=[a-z#\n])/)
    .map((entry) => entry.replace(/^\n+/, ""));
  return entries.filter((entry) => entry && !entry.startsWith("#") && !TYPED.test(entry)).join("\n");
}

/** `import("virtual:words/sv")`: the same files that the Python side speaks from. */
export function words(folder: string): Plugin {
  return {
    name: "knekt-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const name of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, name));
      return `export default ${JSON.stringify(wordsOf(folder, language))};`;
    },
  };
}
