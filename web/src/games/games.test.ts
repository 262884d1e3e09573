import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const DOORS = ["games/index", "games/sheets", "games/lobby"];

const isSource = (path: string): boolean => /\.(ts|svelte)$/.test(path) && !/\.test|openapi\.ts$/.test(path);
const SOURCES = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter(isSource);
const FAMILIES = readdirSync("src/games", { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);

const textOf = (path: string): string => readFileSync(join("src", path), "utf-8");
const familyOf = (path: string): string | undefined => FAMILIES.find((family) => path.startsWith(`games/${family}/`));

/** The sources that one imports, without their endings; `running`: only what is loaded with it, no types. */
function importsOf(path: string, running = false): string[] {
  const found = [...textOf(path).matchAll(/^ *(import|export) (type )?[^;]*?"(\.[^"]*)"/gm)];
  return found.filter(([, , type]) => !(running && type)).map(([, , , to = ""]) => whole(normalize(join(dirname(path), to))));
}

const whole = (path: string): string => (path === "games" ? "games/index" : path.replace(/\.ts$/, "").replace(/\/$/, ""));
const sourceOf = (path: string): string | undefined => SOURCES.find((each) => each === path || each === `${path}.ts`);

describe("a family of games", () => {
  test("is named nowhere outside its own folder", () => {
    const names = new RegExp(FAMILIES.join("|"), "i");
    const naming = SOURCES.filter((path) => !familyOf(path) && names.test(textOf(path)));
    expect(FAMILIES.length).toBeGreaterThan(1);
    expect(naming).toEqual([]);
  });

  test("is reached through a door only, and reaches no other family", () => {
    for (const path of SOURCES) {
      const within = importsOf(path).filter((each) => each.startsWith("games/"));
      const own = familyOf(path);
      const allowed = (each: string): boolean => DOORS.includes(each) || (own ? each.startsWith(`games/${own}/`) : path.startsWith("games/") && each === "games/found");
      expect(within.filter((each) => !allowed(each)), path).toEqual([]);
    }
  });

  test("lies below the doors: nothing that it loads goes through one", () => {
    for (const start of SOURCES.filter(familyOf)) {
      const seen = new Set([start]);
      for (const path of seen) {
        for (const each of importsOf(path, true)) {
          expect(DOORS, `${start} loads ${path}`).not.toContain(each);
          const source = sourceOf(each);
          if (source) seen.add(source);
        }
      }
    }
  });
});
