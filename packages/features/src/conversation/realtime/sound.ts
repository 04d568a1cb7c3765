import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import soundUrl from "./message.wav?url";

const muteKey = "chat-sound";
/** How long hidden tabs wait, so that a visible one plays first, ms. */
const priorityMs = 150;
/** How long the lock is held after playing, so that no other tab repeats the sound, ms. */
const holdMs = 2000;

export const isMuted = (): boolean => deviceStorage.read(muteKey) === "off";

export function setMuted(muted: boolean): void {
  if (muted) deviceStorage.write(muteKey, "off");
  else deviceStorage.remove(muteKey);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** False where the browser blocks sound on pages the user has not interacted with. */
async function play(): Promise<boolean> {
  try {
    await new Audio(soundUrl).play();
    return true;
  } catch {
    return false;
  }
}

/** Plays the sound of an event in one tab only: a visible one, or else any that is allowed to. */
export async function playSound(eventId: number): Promise<void> {
  if (isMuted()) return;
  if (navigator.locks === undefined) {
    await play();
    return;
  }
  if (document.visibilityState === "hidden") await wait(priorityMs);
  try {
    await navigator.locks.request(`tropa-sound-${eventId}`, { ifAvailable: true }, async (lock) => {
      if (lock && (await play())) await wait(holdMs);
    });
  } catch {
    // The browser denies locks, as it does storage.
    await play();
  }
}
