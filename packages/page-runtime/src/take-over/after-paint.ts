/** Longest that a page waits for its pictures, ms: after that it is taken over without them. */
const patienceMs = 3000;
/** Longest from a picture's arrival to the screen, ms: one that is smaller than some text is never reported. */
const paintMs = 500;

/** First interactions: a visitor who does something needs the scripts now. */
const intents = ["pointerdown", "keydown", "touchstart"] as const;

async function arrived(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) picture.addEventListener(end, resolve, { once: true });
  });
}

/** The end of the frame that shows what is here now, as far as a script can know. */
async function framePainted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** One of the pictures is on the screen; a browser that can tell does so after the fact, while frames call before it. */
async function reported(pictures: readonly Element[]): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint")) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new PerformanceObserver((list) => {
      const paints = list.getEntries() as LargestContentfulPaint[];
      if (paints.some(({ element }) => element && pictures.includes(element))) end();
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    const timer = setTimeout(end, paintMs);
  });
}

/** The pictures that the page was opened for are on the screen: `fetchpriority="high"`. */
async function mainPicturesPainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  await Promise.all(pictures.map(arrived));
  await framePainted();
  if (pictures.length > 0) await reported(pictures);
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
  await Promise.race([intent, patience, mainPicturesPainted()]);
  ended.abort();
}
