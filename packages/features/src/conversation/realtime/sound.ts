import soundUrl from "./message.wav?url";

const muteKey = "chat-sound";
/** Time that a tab in sight has before the others try, and that a sound is everybody's. */
const priorityMs = 150;
const holdMs = 2000;

export function isMuted(): boolean {
  try {
    return localStorage.getItem(muteKey) === "off";
  } catch {
    return false;
  }
}

/** Answers with whether it could be kept in this browser. */
export function setMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(muteKey, "off");
    else localStorage.removeItem(muteKey);
  } catch {
    // It holds until the page is left.
  }
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
  await navigator.locks.request(`tropa-sound-${eventId}`, { ifAvailable: true }, async (lock) => {
    if (lock && (await play())) await wait(holdMs);
  });
}
