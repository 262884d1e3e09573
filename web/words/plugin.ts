import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words/";

// What only the command line says.
const NOT_HERE = /^(cli.*|solve|serve|verify|client|backup|arena|judge)\.ftl$/;
const TYPED = /^(typed|keys|expected|help)-/;

/** The Fluent files of one language as one text, without comments and without what is only typed in a terminal. */
export function wordsOf(folder: string, language: string): string {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !NOT_HERE.test(name));
  return said(files.sort().map((name) => readFileSync(join(folder, language, name), "utf-8")));
}

/** What takes the place of some of these words with the faces of another pack. */
export const packOf = (folder: string, pack: string, language: string): string =>
  said([readFileSync(join(folder, "packs", pack, `${language}.ftl`), "utf-8")]);

function said(texts: readonly string[]): string {
  return entriesOf(texts.join("\n")).filter((entry) => !entry.startsWith("#") && !TYPED.test(entry)).join("\n");
}

const entriesOf = (text: string): string[] =>
  text
    .split(/\n(?=[a-z#\n])/)
    .map((entry) => entry.replace(/^\n+/, ""))
    .filter(Boolean);

/** These words, and what others add: messages, and variants to one that is there already and chooses. */
export function withWords(words: string, others: string): string {
  const found = new Map(entriesOf(words).map((entry) => [idOf(entry), entry]));
  for (const entry of entriesOf(others)) {
    const own = found.get(idOf(entry));
    found.set(idOf(entry), own === undefined ? entry : own.replace(/->\n/, (arrow) => arrow + variantsOf(entry)));
  }
  return [...found.values()].join("\n");
}

const idOf = (entry: string): string => entry.split(/[ =]/, 1)[0] ?? "";

/** The variants of a message down to the one for all other cases, whose bracket stands as far in as the first. */
const variantsOf = (entry: string): string => /->\n(( *) \[[^]*?)^\2\*\[/m.exec(entry)?.[1] ?? "";

/**
 * `import("virtual:words/sv")`: the same files that the Python side speaks from, and beside them the words of the German suits.
 * Further folders are of games that lie elsewhere; they need not have every language.
 */
export function words([own, ...others]: readonly [string, ...string[]]): Plugin {
  return {
    name: "knekt-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      const folders = [own, ...others.filter((folder) => existsSync(join(folder, language)))];
      for (const folder of folders) for (const name of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, name));
      const text = folders.map((folder) => wordsOf(folder, language)).reduce(withWords);
      const [words, german] = [text, packOf(own, "german", language)].map((each) => JSON.stringify(each));
      return `export default ${words}; export const german = ${german};`;
    },
  };
}
