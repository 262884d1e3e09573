import type { IndexSet } from "../../deck/indices";

/** How somebody wants to see the cards. */
export interface Look {
  faces: "french" | "german" | "large";
  indices: IndexSet;
  colours: "four" | "two" | "tournament"; // of a German tournament: the diamonds are yellow
}

/** The look of every card that is not given another. */
export const look: Look = $state({ faces: "french", indices: "international", colours: "four" });

/** Show the cards otherwise from now on. */
export function setLook(wanted: Look): void {
  Object.assign(look, wanted);
}
