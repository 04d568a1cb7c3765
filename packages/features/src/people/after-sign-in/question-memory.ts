import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";

/** How somebody has signed in. */
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

/** Call before the reload after sign-in, so that the next page knows of it. */
export function rememberSignInWay(way: SignedInBy): void {
  // Without storage nothing is asked.
  deviceStorage.writeJson(signInKey, way);
}

/** How somebody signed in just before this page; null otherwise. Reading clears it. */
export function takeSignIn(): SignedInBy | null {
  const way = deviceStorage.readJson(signInKey);
  deviceStorage.remove(signInKey);
  return way === "passkey" || way === "other" ? way : null;
}

/** Whether a question may be asked now; if so, records it as asked. */
export function takeTurn(question: Question, accountId: number, now: number): boolean {
  const key = `${question}-${accountId}`;
  const asked = Number(deviceStorage.read(key) ?? 0);
  // Without storage every page would ask again, so none asks.
  return now - asked >= pauseMs[question] && deviceStorage.write(key, String(now));
}
