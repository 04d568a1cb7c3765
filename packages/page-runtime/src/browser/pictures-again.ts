/** Largest number of retries of one address, and the longest pause before a retry, seconds. */
const maxTries = 5;
const maxPauseSeconds = 15;

interface Attempt {
  address: string;
  count: number;
  isRunning: boolean;
}
const attempts = new WeakMap<HTMLImageElement, Attempt>();

const isOurs = (address: string) =>
  address.startsWith(`${window.location.origin}/`) && !address.startsWith("blob:");

/**
 * Fetches a picture. Returns 0 if it loaded, the seconds to wait before the next try, or null if
 * retrying is pointless.
 */
async function readPauseSeconds(address: string): Promise<number | null> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    // Reads the whole body so that it is in the browser's cache, from which the element loads.
    await answer.blob();
    return 0;
  }
  const seconds = Number(answer?.headers.get("retry-after") ?? 0);
  return seconds > 0 ? Math.min(seconds, maxPauseSeconds) : null;
}

async function retryPicture(image: HTMLImageElement): Promise<void> {
  const address = image.currentSrc;
  if (!isOurs(address)) return;
  const known = attempts.get(image);
  const attempt = known?.address === address ? known : { address, count: 0, isRunning: false };
  // A picture that failed before this script ran may be found broken and send its event, too.
  if (attempt.isRunning) return;
  attempts.set(image, attempt);
  attempt.isRunning = true;
  await retry(image, attempt);
  attempt.isRunning = false;
}

async function retry(image: HTMLImageElement, attempt: Attempt): Promise<void> {
  while (attempt.count < maxTries) {
    attempt.count += 1;
    const pause = await readPauseSeconds(attempt.address);
    // The element was removed, or shows another picture by now.
    if (pause === null || !image.isConnected || image.currentSrc !== attempt.address) return;
    if (pause === 0) {
      // Setting `src` again makes the browser choose a source and load it anew.
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
 * Retries failed pictures that the server answered with 503 or 429 and `Retry-After`: an `img`
 * element itself never retries. Covers pictures that failed before this script ran.
 */
export function askForPicturesAgain(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) void retryPicture(target);
    },
    true,
  );
  for (const image of document.images) if (isBroken(image)) void retryPicture(image);
}
