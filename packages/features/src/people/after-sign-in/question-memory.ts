import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

/** Method of a sign-in. */
export type SignedInBy = "passkey" | "other";

const signInKey = "signed-in-by";
const day = 24 * 60 * 60_000;

/** Questions, and how long each is not repeated, ms. */
const pauseMs = {
  "ask-profile": day,
  "ask-profile-booking": day,
  "ask-profile-message": day,
  "ask-profile-review": day,
  "offer-passkey": 30 * day,
} as const;
export type Question = keyof typeof pauseMs;

/** Stores the method of a sign-in for the next page. Call before the reload. */
export function rememberSignInWay(way: SignedInBy): void {
  // If storage is unavailable, no question is shown.
  deviceStorage.writeJson(signInKey, way);
}

/** Returns the method of a sign-in just before this page, and forgets it; null if there was none. */
export function takeSignIn(): SignedInBy | null {
  const way = deviceStorage.readJson(signInKey);
  deviceStorage.remove(signInKey);
  return way === "passkey" || way === "other" ? way : null;
}

/** Whether a question may be asked now; if so, records it as asked. */
export function takeTurn(question: Question, accountId: number, now: number): boolean {
  const key = `${question}-${accountId}`;
  const asked = Number(deviceStorage.read(key) ?? 0);
  // If storage is unavailable, show no question: otherwise every page would show it again.
  return now - asked >= pauseMs[question] && deviceStorage.write(key, String(now));
}
