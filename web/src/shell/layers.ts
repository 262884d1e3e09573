/** Something that hears keys: a page, or what lies over it. */
export interface Layer {
  /** Do what the key means here; the answer is whether it meant anything. */
  press?: (event: KeyboardEvent) => boolean;
  /** Close the layer, as Escape does; a page has nothing to close. */
  close?: () => void;
  /** Whether nothing below hears a key now. What can be closed keeps all keys to itself, if nothing else is said. */
  keeps?: () => boolean;
  /** Whether this belongs to it; if it says so, a press of the pointer anywhere else closes it and does nothing more. */
  has?: (target: Element) => boolean;
}

let layers: readonly Layer[] = []; // the lowest first

/** Lay something over all layers so far; the function that is returned takes it away. */
export function lay(layer: Layer): () => void {
  if (!layers.length) listen();
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((each) => each !== layer);
    if (!layers.length) deafen();
  };
}

/** Bring the keyboard here, to nothing but this if it is a dialog; the answer gives it back to where it was, unless it has gone elsewhere since. */
export function borrowFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  if (element instanceof HTMLDialogElement) element.showModal();
  else element.focus({ preventScroll: true });
  return () => {
    const isHere = element.contains(document.activeElement) || document.activeElement === document.body;
    if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** The one place that decides who hears a key: the top layer first, and what lies below only if the layer lets it through. */
function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isEscape = event.key === "Escape";
  if (isEscape && event.repeat) return event.preventDefault(); // held down, it would close one layer after the other
  for (const layer of layers.toReversed()) {
    if (layer.press?.(event)) return event.preventDefault();
    if (isEscape && layer.close) {
      event.preventDefault();
      return layer.close();
    }
    if (layer.keeps ? layer.keeps() : layer.close) return;
  }
}

function pointed(event: PointerEvent): void {
  const top = layers.at(-1);
  if (!top?.has || !(event.target instanceof Element) || top.has(event.target)) return;
  event.stopPropagation();
  // the click that follows would play the card that lies there
  addEventListener("click", swallowed, true);
  addEventListener("pointerdown", forgets, true);
  top.close?.();
}

function swallowed(event: MouseEvent): void {
  forgets();
  if (!event.detail) return; // the click comes from the keyboard
  event.stopPropagation();
  event.preventDefault();
}

function forgets(): void {
  removeEventListener("click", swallowed, true);
  removeEventListener("pointerdown", forgets, true);
}

function listen(): void {
  addEventListener("keydown", pressed);
  addEventListener("pointerdown", pointed, true);
}

function deafen(): void {
  removeEventListener("keydown", pressed);
  removeEventListener("pointerdown", pointed, true);
}
