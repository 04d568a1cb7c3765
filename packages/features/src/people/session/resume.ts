import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import {
  setSessionPending,
  endSession,
  hasSessionMark,
  setSessionUnreachable,
  trackSession,
  useSession,
} from "./session.ts";
import type { SessionHooks } from "./start-session.ts";

export type { SessionHooks } from "./start-session.ts";

/** Waits until a page needs the session at once, or the browser is idle. */
function untilNeeded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = useSession.subscribe(({ isUrgent }) => isUrgent && resolve());
  if (useSession.getState().isUrgent) resolve();
  else whenIdle(resolve);
  return promise.finally(stop);
}

/**
 * Resumes an earlier session. Visitors, who are the majority, load no code for it; public pages wait until the browser
 * is idle.
 */
export async function resumeSession(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  const { early, isResuming, status } = useSession.getState();
  if (isResuming || status === "signedIn") return;
  // The early request may have been refused and its mark deleted by now.
  if (!early && !hasSessionMark()) {
    endSession(null);
    return;
  }
  setSessionPending();
  useSession.setState({ isResuming: true });
  const isCurrent = trackSession();
  await untilNeeded();
  if (!isCurrent()) return;
  try {
    const { startSession } = await import("./start-session.ts");
    await startSession(storefront, hooks);
  } catch {
    // Public pages go on without it; personal pages show an outage.
    setSessionUnreachable();
  }
  // The next page tries again.
  if (isCurrent()) useSession.setState({ isResuming: false });
}
