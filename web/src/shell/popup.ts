import { lay } from "./layers";

const WAYS = "a[href], button:enabled, select:enabled, input:enabled, summary";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Let a `<details>` be a menu: arrows move in it, Escape, Tab out of it and a press elsewhere close it, and nothing below hears a key. */
export function popup(whole: HTMLDetailsElement): () => void {
  let end: (() => void) | undefined;

  const summary = whole.querySelector("summary");
  const ways = (): HTMLElement[] => [...whole.querySelectorAll<HTMLElement>(WAYS)].filter((each) => each.checkVisibility());

  function close(): void {
    whole.open = false;
    summary?.focus();
  }

  function press(event: KeyboardEvent): boolean {
    const all = ways();
    const step = STEPS[event.key];
    const at = Math.max(0, all.findIndex((each) => each === document.activeElement));
    const next = step ? (at + step + all.length) % all.length : event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : undefined;
    // a list to choose from and a field to write in need these keys themselves
    if (next === undefined || document.activeElement?.matches("select, input")) return false;
    all[next]?.focus();
    return true;
  }

  function turned(): void {
    end?.();
    end = undefined;
    if (!whole.open) return;
    end = lay({ press, close, has: (target) => whole.contains(target) });
    if (!whole.contains(document.activeElement)) summary?.focus();
  }

  const left = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !whole.contains(event.relatedTarget)) whole.open = false;
  };

  // `toggle` comes so late that a key could slip in between
  const watch = new MutationObserver(turned);
  watch.observe(whole, { attributeFilter: ["open"] });
  whole.addEventListener("focusout", left);
  return () => {
    end?.();
    watch.disconnect();
    whole.removeEventListener("focusout", left);
  };
}
