import type { TransitionConfig } from "svelte/transition";

/** A card that is turned over: it opens from its edge. */
export function turn(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (open: number) => `transform: rotateY(${(1 - open) * 90}deg)` };
}
