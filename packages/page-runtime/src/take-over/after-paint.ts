/** Longest time that hydration waits for the page's main pictures, ms. */
const maxWaitMs = 3000;
/**
 * Longest wait from a picture's arrival to its paint report, ms: a picture smaller than the largest
 * text is never reported.
 */
const maxPaintReportMs = 500;

/** First interactions: a visitor who does something needs the scripts now. */
const interactions = ["pointerdown", "keydown", "touchstart"] as const;

async function pictureLoaded(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return;
  await new Promise((resolve) => {
    for (const end of ["load", "error"]) picture.addEventListener(end, resolve, { once: true });
  });
}

/** Resolves after the frame that shows the current state, as far as a script can tell. */
async function framePainted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Resolves once the browser reports that one of the pictures was painted, or after
 * `maxPaintReportMs`. More exact than `framePainted`: frame callbacks run before the paint.
 */
async function paintReported(pictures: readonly Element[]): Promise<void> {
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
    const timer = setTimeout(end, maxPaintReportMs);
  });
}

/** Resolves once the main pictures, those with `fetchpriority="high"`, are painted. */
async function mainPicturesPainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  await Promise.all(pictures.map(pictureLoaded));
  await framePainted();
  if (pictures.length > 0) await paintReported(pictures);
}

/**
 * Resolves once the main pictures are painted, the visitor interacts, or `maxWaitMs` have passed.
 */
export async function afterPaint(): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const interacted = new Promise((resolve) => {
    for (const name of interactions)
      window.addEventListener(name, resolve, { signal, capture: true, passive: true });
  });
  const waitedLongEnough = new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  await Promise.race([interacted, waitedLongEnough, mainPicturesPainted()]);
  ended.abort();
}
