import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { hear, say } from "../src/words/words.svelte";
import { words } from "../words/plugin";
import { games } from "./plugin";

const folder = mkdtempSync(join(tmpdir(), "whist-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const index = write("page/index.ts", "");
const FORM = "form =\n    { $form ->\n        [whist] whist\n       *[other] …\n    }\n";
write("words/sv/whist.ftl", `whist-tricks = { $tricks } stick\n${FORM}`);

/** What a plugin gives for a module. */
function loaded(plugin: Plugin, id: string): string {
  const load = plugin.load as unknown as (this: { addWatchFile: () => void }, id: string) => string;
  return load.call({ addWatchFile: () => {} }, `\0${id}`);
}

describe("a family of games that lies elsewhere", () => {
  test("stands behind the doors for which it has a file, and usually there is none", () => {
    expect(loaded(games([folder]), "virtual:games/index")).toBe(`import { GAME as game0 } from ${JSON.stringify(index)};\nexport default [game0];`);
    expect(loaded(games([folder]), "virtual:games/lobby")).toBe("export default [];");
    expect(loaded(games([]), "virtual:games/index")).toBe("export default [];");
  });

  test("brings its words, in the languages that it has", () => {
    const all = words(["../src/knekt/words", join(folder, "words")]);
    const said = ["sv", "en"].map((language) => loaded(all, `virtual:words/${language}`));
    expect(said.map((text) => text.includes("whist-tricks"))).toEqual([true, false]);
    expect(said.every((text) => text.includes("do-pass"))).toBe(true);
  });

  test("adds variants to what chooses, as on the Python side", () => {
    const file = loaded(words(["../src/knekt/words", join(folder, "words")]), "virtual:words/sv");
    hear("sv", JSON.parse(/^export default ("(?:[^"\\]|\\.)*")/.exec(file)?.[1] ?? ""));
    expect(["whist", "trekarl", "elsewhere"].map((form) => say("form", { form }))).toEqual(["whist", "trekarl", say("form", { form: "tournee" })]);
  });
});
