/** Where the reader is: the path, and the values in its places. */
export interface Route {
  page: PageName;
  places: Record<string, string>;
}

export type PageName = keyof typeof PATHS;

export const PATHS = {
  home: "/",
  table: "/table/:id",
  sheet: "/table/:id/sheet",
  replay: "/table/:id/deal/:number",
  open: "/open",
  watch: "/watch",
  daily: "/daily",
  day: "/daily/:day/:preset",
  mine: "/mine",
  record: "/record",
  settings: "/settings",
  account: "/account",
  help: "/help",
  missing: "/missing",
} as const;

/** The page of a path.
 *
 * `routeOf("/table/x7/deal/2")` is the page `replay` with id `x7` and number `2`.
 */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(PATHS) as [PageName, string][]) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const places: Record<string, string> = {};
    const fits = wanted.every((each, at) => {
      const part = parts[at] ?? "";
      if (!each.startsWith(":")) return each === part;
      const place = decoded(part);
      if (place !== undefined) places[each.slice(1)] = place;
      return place !== undefined;
    });
    if (fits) return { page, places };
  }
  return { page: "missing", places: {} };
}

/** The text that is written in an address; nothing if it is no text at all, as in `%E4%`. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

let path = $state(location.pathname);

/** Where we are. */
export const route = (): Route => routeOf(path);

/** Go there. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Let links of the page and the browser's own buttons change the page without loading it again. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  const moved = () => (path = location.pathname);
  document.addEventListener("click", clicked);
  addEventListener("popstate", moved);
  return () => {
    document.removeEventListener("click", clicked);
    removeEventListener("popstate", moved);
  };
}
