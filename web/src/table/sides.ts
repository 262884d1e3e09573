/** Where a hand lies before the viewer's eyes. */
export type Side = "bottom" | "left" | "top" | "right";

const SIDES: Record<number, readonly Side[]> = { 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };

/** The seat on each side of the table, from the seats in the order of play; the viewer or the leader sits below. */
export function sidesOf(circle: readonly number[], viewer: number | null): { seat: number; side: Side }[] {
  const sides = SIDES[circle.length] ?? [];
  const start = Math.max(0, circle.indexOf(viewer ?? circle[0] ?? 0));
  return sides.map((side, at) => ({ seat: circle[(start + at) % circle.length] ?? 0, side }));
}
