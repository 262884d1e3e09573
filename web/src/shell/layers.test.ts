import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { borrowFocus, lay } from "./layers";

const page = vi.fn(() => true);
let ends: (() => void)[] = [];

function key(name: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  page.mockClear();
  ends = [lay({ press: page })];
});
afterEach(() => {
  for (const end of ends) end();
  document.body.replaceChildren();
});

test("the page hears keys while nothing lies over it", () => {
  expect(key("p").defaultPrevented).toBe(true);
  expect(page).toHaveBeenCalledOnce();
});

test("nothing below a layer hears a key, and Escape closes the top one alone", () => {
  const [below, top] = [vi.fn(), vi.fn()];
  ends.push(lay({ close: below }));
  const endTop = lay({ close: () => (top(), endTop()) });
  key("p");
  key("Escape");
  expect([page, top, below].map((each) => each.mock.calls.length)).toEqual([0, 1, 0]);
  key("p");
  key("Escape", { repeat: true });
  expect([page, below].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  key("Escape");
  expect(below).toHaveBeenCalledOnce();
});

test("a layer hears its own keys first, and may let the others through", () => {
  let keeps = true;
  const own = vi.fn((event: KeyboardEvent) => event.key === "ArrowDown");
  ends.push(lay({ press: own, close() {}, keeps: () => keeps }));
  expect(key("ArrowDown").defaultPrevented).toBe(true);
  key("p");
  expect(page).not.toHaveBeenCalled();
  keeps = false;
  key("p");
  expect(page).toHaveBeenCalledOnce();
});

test("a key that has done its work is nobody else's", () => {
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  key("p");
  expect(page).not.toHaveBeenCalled();
});

test("a press elsewhere closes the layer and does nothing more, the next one does", () => {
  const card = document.body.appendChild(document.createElement("button"));
  const played = vi.fn();
  card.addEventListener("click", played);
  const press = () => {
    card.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };
  const end = lay({ close: () => end(), has: (target) => target.matches("#menu") });
  press();
  expect(played).not.toHaveBeenCalled();
  press();
  expect(played).toHaveBeenCalledOnce();
});

test("borrowed focus goes back, unless it has gone elsewhere", () => {
  const [from, to, other] = ["a", "b", "c"].map(() => document.body.appendChild(document.createElement("button")));
  from?.focus();
  const back = borrowFocus(to as HTMLElement);
  expect(document.activeElement).toBe(to);
  back();
  expect(document.activeElement).toBe(from);
  const again = borrowFocus(to as HTMLElement);
  other?.focus();
  again();
  expect(document.activeElement).toBe(other);
});
