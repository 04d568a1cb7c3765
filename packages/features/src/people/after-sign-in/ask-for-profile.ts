import { isProfileComplete } from "@tropa/domain/people/profile";
import { useSyncExternalStore } from "react";
import { useSession } from "../session/session.ts";
import { takeTurn } from "./question-memory.ts";

/** Action for which the profile is needed. */
export type ProfileReason = "signIn" | "booking" | "message" | "review";

let reason: ProfileReason | null = null;
/** Callbacks waiting for the answer; more than one if a form asks while the question after sign-in is open. */
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function setReason(why: ProfileReason | null): void {
  reason = why;
  for (const listener of listeners) listener();
}

/**
 * Asks the signed-in person for what their profile lacks, before an action and at most once a day per reason. They can
 * always postpone it. Visitors and complete profiles are not asked.
 *
 * @param then called once it is answered or postponed
 *
 * @returns whether the question is shown
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

/**
 * How long to wait for the component that shows the question: it loads with the account menu, maybe after the press.
 */
const longestWaitMs = 5000;

/** Like `askForProfile`; resolves once it is answered, postponed or not needed. */
export function profileQuestion(why: ProfileReason): Promise<void> {
  return new Promise((resolve) => {
    if (!askForProfile(why, resolve)) resolve();
    // The component did not load: go on without an answer.
    else setTimeout(() => listeners.size === 0 && endProfileQuestion(), longestWaitMs);
  });
}

/** Closes the question without calling what waits for its answer. */
export function forgetProfileQuestion(): void {
  waiting = [];
  setReason(null);
}

/** Ends the question, answered or postponed, and calls what waited for it. */
export function endProfileQuestion(): void {
  const waited = waiting;
  forgetProfileQuestion();
  for (const goOn of waited) goOn();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the profile question is open; null while it is not. */
export function useProfileQuestion(): ProfileReason | null {
  return useSyncExternalStore(
    subscribe,
    () => reason,
    () => null,
  );
}
