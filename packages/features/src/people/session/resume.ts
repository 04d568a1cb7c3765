import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { awaitSession, endSession, isSignedIn, missSession, takeSessionMark } from "./session.ts";
import type { SessionHooks } from "./start-session.ts";

export type { SessionHooks } from "./start-session.ts";

let resuming: Promise<void> | null = null;

async function resume(storefront: Storefront, hooks: SessionHooks): Promise<void> {
  try {
    const { startSession } = await import("./start-session.ts");
    await startSession(storefront, hooks);
  } catch {
    // A page for everybody goes on without; a person's own says that it cannot.
    missSession();
  }
}

/** Set while the session waits for an idle moment. */
let startNow: (() => void) | null = null;
let isHurried = false;

/**
 * Takes up the session of an earlier page. Visitors, who are most, load nothing for it; a page for everybody waits
 * until the browser has nothing better to do.
 */
export function resumeSession(storefront: Storefront, hooks: SessionHooks): void {
  if (resuming || isSignedIn()) return;
  if (!takeSessionMark()) {
    endSession(null);
    return;
  }
  awaitSession();
  const start = new Promise<void>((resolve) => {
    startNow = resolve;
    if (isHurried) resolve();
    else whenIdle(resolve);
  });
  resuming = start;
  void start.then(async () => {
    // It may have been given up before the browser was idle, or while it was answered.
    if (resuming === start) await resume(storefront, hooks);
    if (resuming === start) abandonResume();
  });
}

/** Gives up resuming a session; the next page tries again. */
export function abandonResume(): void {
  resuming = null;
  startNow = null;
  isHurried = false;
}

/** A page of one's own shows nothing before it is known whose: the session is taken up at once. */
export function hurrySession(): void {
  isHurried = true;
  startNow?.();
}
