/** The card of a hand in whose place a point of the window lies, or the nearest one; nothing above or below the hand.
 *
 * It is measured where cards lie in the end, not where they are on their way there.
 */
export function placeUnder(hand: HTMLElement, x: number, y: number): string | undefined {
  const edge = hand.getBoundingClientRect();
  if (y < edge.top || y > edge.bottom) return undefined;
  const slots = [...hand.querySelectorAll<HTMLElement>(".slot")];
  const top = slots.findLast((slot) => edge.top + slot.offsetTop <= y)?.offsetTop ?? slots[0]?.offsetTop;
  const row = slots.filter((slot) => slot.offsetTop === top);
  const slot = row.findLast((each) => edge.left + each.offsetLeft <= x) ?? row[0];
  return slot?.querySelector<HTMLElement>("[data-card]")?.dataset["card"];
}
