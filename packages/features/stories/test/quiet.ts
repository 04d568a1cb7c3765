import { openCalls } from "../harness/fake-api.ts";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Frames without pending calls or DOM changes until a screen counts as loaded. */
const quietFrames = 6;

/** The same after a change of width or direction, which takes effect at once. */
export const changeFrames = 3;

/** Waits until the screen has stopped changing. */
export async function waitUntilQuiet(quietFor = quietFrames): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (let frames = 0; frames < quietFor; frames += 1) {
    await nextFrame();
    if (openCalls() > 0 || hasChanged || !document.querySelector("main")) frames = -1;
    hasChanged = false;
  }
  observer.disconnect();
  // Scroll-driven and infinite animations never finish.
  const running = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) =>
        timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
