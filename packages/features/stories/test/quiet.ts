import { openCalls } from "../harness/fake-api.ts";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** So many frames in which nothing is asked and nothing changes: what comes on demand has come. */
const quietFrames = 6;

/** So many where a screen that stands gets another width or direction: each begins what follows from it at once. */
export const changeFrames = 3;

/** Waits until the screen stands as the story says. */
export async function quiet(quietFor = quietFrames): Promise<void> {
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
  // What moves with scrolling, or for ever, comes to no end.
  const running = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) =>
        timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
