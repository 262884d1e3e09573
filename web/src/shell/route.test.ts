import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test("paths lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "home", places: {} });
  expect(routeOf("/table/x7")).toEqual({ page: "table", places: { id: "x7" } });
  expect(routeOf("/table/x7/deal/2")).toEqual({ page: "replay", places: { id: "x7", number: "2" } });
  expect(routeOf("/table/x7/sheet")).toEqual({ page: "sheet", places: { id: "x7" } });
  expect(routeOf("/table/a%20b").places).toEqual({ id: "a b" });
  expect(routeOf("/nowhere/at/all").page).toBe("missing");
  expect(routeOf("/table/%E4%").page).toBe("missing");
});
