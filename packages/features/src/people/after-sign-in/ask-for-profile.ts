import { isProfileComplete } from "@tropa/domain/people/profile";
import { useSyncExternalStore } from "react";
import { useSession } from "../session/session.ts";
import { takeTurn } from "./question-memory.ts";

/** What a person was about to do when it was seen that their profile lacks something. */
export type ProfileReason = "signIn" | "booking" | "message" | "review";

let reason: ProfileReason | null = null;
/** What waits for its end. The question after a sign-in may come while a form waits for its own. */
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function setReason(why: ProfileReason | null): void {
  reason = why;
  for (const listener of listeners) listener();
}

/**
 * Asks whoever is signed in for what their profile lacks, over what they are about to do and not more than once a day
 * for each reason. It can always be left for later; a complete profile and a visitor are asked nothing.
 *
 * @param then goes on once it is answered or left for later
 * @returns whether it is asked
 */
export function askForProfile(why: ProfileReason, then: (() => void) | null = null): boolean {
  const { profile } = useSession.getState();
  if (!profile || isProfileComplete(profile)) return false;
  const question = why === "signIn" ? "ask-profile" : (`ask-profile-${why}` as const);
  if (!takeTurn(question, profile.id, Date.now())) return false;
  if (then) waiting.push(then);
  if (why !== "signIn" || reason === null) setReason(why);
  return true;
}

/** What shows the question comes with the account's menu, which a press may be ahead of. */
const longestWaitMs = 5000;

/** Over once who acts was asked for what their profile lacks, where that is due. */
export function profileQuestion(why: ProfileReason): Promise<void> {
  return new Promise((resolve) => {
    if (!askForProfile(why, resolve)) resolve();
    // Its code does not come: what waits for it goes on.
    else setTimeout(() => listeners.size === 0 && endProfileQuestion(), longestWaitMs);
  });
}

export function forgetProfileQuestion(): void {
  waiting = [];
  setReason(null);
}

/** It is answered, or left for later: what waited for it goes on. */
export function endProfileQuestion(): void {
  const waited = waiting;
  forgetProfileQuestion();
  for (const goOn of waited) goOn();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the profile is asked for now; null while it is not. */
export function useProfileQuestion(): ProfileReason | null {
  return useSyncExternalStore(
    subscribe,
    () => reason,
    () => null,
  );
}
