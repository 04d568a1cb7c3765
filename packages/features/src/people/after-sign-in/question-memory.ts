import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

/** How somebody has signed in. */
export type SignedInBy = "passkey" | "other";

const signInKey = "signed-in-by";
const day = 24 * 60 * 60_000;

/** What may be asked, and how long it then rests, ms. */
const rests = {
  "ask-profile": day,
  "ask-profile-booking": day,
  "ask-profile-message": day,
  "ask-profile-review": day,
  "offer-passkey": 30 * day,
} as const;
export type Question = keyof typeof rests;

/** The page is about to be loaded anew: the next one knows that somebody has just signed in. */
export function noteSignIn(way: SignedInBy): void {
  // Where the browser keeps nothing, nothing is asked.
  deviceStorage.writeJson(signInKey, way);
}

/** How somebody has signed in a moment ago, once; null where nobody has. */
export function takeSignIn(): SignedInBy | null {
  const way = deviceStorage.readJson(signInKey);
  deviceStorage.remove(signInKey);
  return way === "passkey" || way === "other" ? way : null;
}

/** Whether a question may be put to a person now; where it may, it then rests. */
export function takeTurn(question: Question, accountId: number, now: number): boolean {
  const key = `${question}-${accountId}`;
  const asked = Number(deviceStorage.read(key) ?? 0);
  // Without a memory every page would ask again.
  return now - asked >= rests[question] && deviceStorage.write(key, String(now));
}
