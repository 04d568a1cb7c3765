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
  try {
    localStorage.setItem(signInKey, JSON.stringify(way));
  } catch {
    // The browser keeps nothing: nothing is asked.
  }
}

/** How somebody has signed in a moment ago, once; null where nobody has. */
export function takeSignIn(): SignedInBy | null {
  try {
    const way: unknown = JSON.parse(localStorage.getItem(signInKey) ?? "null");
    localStorage.removeItem(signInKey);
    return way === "passkey" || way === "other" ? way : null;
  } catch {
    return null;
  }
}

/** Whether a question may be put to a person now; where it may, it then rests. */
export function takeTurn(question: Question, accountId: number, now: number): boolean {
  const key = `${question}-${accountId}`;
  try {
    const asked = Number(localStorage.getItem(key) ?? 0);
    if (now - asked < rests[question]) return false;
    localStorage.setItem(key, String(now));
    return true;
  } catch {
    // Without a memory every page would ask again.
    return false;
  }
}
