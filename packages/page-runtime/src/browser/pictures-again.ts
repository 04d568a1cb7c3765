/** How often one address is asked for again, and the longest pause before it, s. */
const mostTries = 5;
const longestPause = 15;

const tries = new WeakMap<HTMLImageElement, { address: string; count: number }>();

const isOurs = (address: string) =>
  address.startsWith(`${window.location.origin}/`) && !address.startsWith("blob:");

/** Seconds after which the picture is worth another try; 0: at once, null: it will not come. */
async function readPause(address: string): Promise<number | null> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    // Whole in the browser's cache, from where the element takes it.
    await answer.blob();
    return 0;
  }
  const seconds = Number(answer?.headers.get("retry-after") ?? 0);
  return seconds > 0 ? Math.min(seconds, longestPause) : null;
}

async function askAgain(image: HTMLImageElement): Promise<void> {
  const address = image.currentSrc;
  if (!isOurs(address)) return;
  const known = tries.get(image);
  const own = known?.address === address ? known : { address, count: 0 };
  tries.set(image, own);
  while (own.count < mostTries) {
    own.count += 1;
    const pause = await readPause(address);
    // Gone with its screen, or another picture by now.
    if (pause === null || !image.isConnected || image.currentSrc !== address) return;
    if (pause === 0) {
      // The same attributes once more: the browser chooses and loads anew, in the place that the picture has.
      image.src = image.getAttribute("src") ?? "";
      return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause * 1000);
    });
  }
}

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== "";

/**
 * Asks again for pictures whose server had no time for them and said when it would (503 or 429 with `Retry-After`): an
 * `img` element itself asks once. Also for those that have failed before this script came.
 */
export function askForPicturesAgain(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) void askAgain(target);
    },
    true,
  );
  for (const image of document.images) if (isBroken(image)) void askAgain(image);
}
