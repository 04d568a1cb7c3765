/** Longest that a page waits for its pictures, ms: after that it is taken over without them. */
const patienceMs = 3000;

/** What a visitor does first; whoever does something needs the scripts now. */
const intents = ["pointerdown", "keydown", "touchstart"] as const;

/** The pictures that the page was opened for: `fetchpriority="high"`. */
async function mainPicturesHere(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const waiting = [...pictures].filter(({ complete }) => !complete);
  await Promise.all(
    waiting.map(
      (picture) =>
        new Promise((resolve) => {
          for (const end of ["load", "error"])
            picture.addEventListener(end, resolve, { once: true });
        }),
    ),
  );
}

/** The end of the frame that shows what is here now. */
async function framePainted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves once what the visitor came to see is on the screen, or something else matters more. */
export async function afterPaint(): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const intent = new Promise((resolve) => {
    for (const name of intents)
      window.addEventListener(name, resolve, { signal, capture: true, passive: true });
  });
  const patience = new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  await Promise.race([intent, patience, mainPicturesHere().then(framePainted)]);
  ended.abort();
}
