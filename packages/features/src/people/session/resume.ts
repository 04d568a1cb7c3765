import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import {
  awaitSession,
  endSession,
  hasSessionMark,
  missSession,
  trackSession,
  useSession,
} from "./session.ts";
import type { SessionHooks } from "./start-session.ts";

export type { SessionHooks } from "./start-session.ts";

/** Waits until a page needs the session at once, or the browser has nothing better to do. */
function untilNeeded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = useSession.subscribe(({ isUrgent }) => isUrgent && resolve());
  if (useSession.getState().isUrgent) resolve();
  else whenIdle(resolve);
  return promise.finally(stop);
}

/**
 * Resumes the session of an earlier page. Visitors, who are most, load nothing for it; a page for everybody waits
 * until the browser has nothing better to do.
 */
export async function resumeSession(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  const { early, isResuming, status } = useSession.getState();
  if (isResuming || status === "signedIn") return;
  // A refusal of what was asked for early may have taken the mark away by now.
  if (!early && !hasSessionMark()) {
    endSession(null);
    return;
  }
  awaitSession();
  useSession.setState({ isResuming: true });
  const isCurrent = trackSession();
  await untilNeeded();
  if (!isCurrent()) return;
  try {
    const { startSession } = await import("./start-session.ts");
    await startSession(storefront, hooks);
  } catch {
    // A page for everybody goes on without; a person's own says that it cannot.
    missSession();
  }
  // The next page tries again.
  if (isCurrent()) useSession.setState({ isResuming: false });
}
