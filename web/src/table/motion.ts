import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Spot } from "./flights";

// Where the places of a table lie, in hundredths of its width and height.
const SPOTS: Record<Spot, readonly [number, number]> = {
  bottom: [50, 100],
  left: [6, 50],
  top: [50, 4],
  right: [94, 50],
  middle: [50, 50],
};

/** A card that is turned over: it opens from its edge. */
export function turn(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (open: number) => `transform: rotateY(${(1 - open) * 90}deg)` };
}

/** Cards that go from one place of the table to another. */
export function along(_node: Element, { from, to, duration }: { from: Spot; to: Spot; duration: number }): TransitionConfig {
  const [x, y] = SPOTS[from];
  const [toX, toY] = SPOTS[to];
  return {
    duration,
    easing: cubicInOut,
    css: (gone: number) => `left: ${x + (toX - x) * gone}%; top: ${y + (toY - y) * gone}%`,
  };
}
