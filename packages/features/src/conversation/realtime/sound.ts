import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import soundUrl from "./message.wav?url";

const muteKey = "chat-sound";
/** Time that a tab in sight has before the others try, and that a sound is everybody's. */
const priorityMs = 150;
const holdMs = 2000;

export const isMuted = (): boolean => deviceStorage.read(muteKey) === "off";

export function setMuted(muted: boolean): void {
  if (muted) deviceStorage.write(muteKey, "off");
  else deviceStorage.remove(muteKey);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** False where the browser lets no page sound that nobody has touched. */
async function play(): Promise<boolean> {
  try {
    await new Audio(soundUrl).play();
    return true;
  } catch {
    return false;
  }
}

/** Sounds once in the browser, whatever tabs hear of the event: in the one that is looked at, else in any that may. */
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
    // Locks are refused, as storage is.
    await play();
  }
}
