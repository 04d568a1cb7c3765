const starts = ["pointerdown", "mousedown"] as const;
/** A press that opens a native menu ends without `pointerup`: the next event of any kind ends it. */
const ends = ["pointerup", "pointercancel", "mouseup", "click", "contextmenu", "keydown"] as const;

let pending: (() => void)[] | null = null;
let isListening = false;

function listen() {
  isListening = true;
  const release = () =>
    // Run after the click event that follows the press.
    setTimeout(() => {
      const acts = pending ?? [];
      pending = null;
      for (const act of acts) act();
    });
  // On touch, the field loses focus with `mousedown`, which comes after `pointerup`.
  for (const start of starts)
    document.addEventListener(start, () => (pending ??= []), { capture: true });
  for (const end of ends) document.addEventListener(end, release, { capture: true });
}

/** Starts tracking presses; a page with a form needs it. */
export function watchPresses(): void {
  if (!isListening && typeof document !== "undefined") listen();
}

/**
 * Runs a callback at once or, during a press, after it. Pressing a button first blurs the field: an error message that
 * appears or goes at that moment would move the button away from the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pending) pending.push(act);
  else act();
}
