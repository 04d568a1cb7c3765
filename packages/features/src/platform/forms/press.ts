const starts = ["pointerdown", "mousedown"] as const;
/** Of a press whose end nobody hears, as of one that opens a menu of the browser, the next sign of life is the end. */
const ends = ["pointerup", "pointercancel", "mouseup", "click", "contextmenu", "keydown"] as const;

let waiting: (() => void)[] | null = null;
let isListening = false;

function listen() {
  isListening = true;
  const release = () =>
    // The click that a press becomes comes first.
    setTimeout(() => {
      const acts = waiting ?? [];
      waiting = null;
      for (const act of acts) act();
    });
  // A finger leaves the field before with `mousedown`, which comes after its `pointerup`.
  for (const start of starts)
    document.addEventListener(start, () => (waiting ??= []), { capture: true });
  for (const end of ends) document.addEventListener(end, release, { capture: true });
}

/** Watches presses from now on; a page needs it once it has a form. */
export function watchPresses(): void {
  if (!isListening && typeof document !== "undefined") listen();
}

/**
 * Does something at once, or when the press that is going on has ended. Pressing a button leaves the field before it:
 * a message that appeared or went at that moment would move the button away from under the pointer, and the click
 * would be lost.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
