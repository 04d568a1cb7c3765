import type { ApiClient } from "@tropa/api-client/client";
import { setActivityCall } from "@tropa/api-contract/people/calls-profile";
import { TIMES } from "@tropa/domain/page-constants";
import { useSession } from "./session.ts";

/** Events that count as activity (docs/product/accounts-and-sessions.md#activity). */
const signs = ["click", "scroll"] as const;

let stop: (() => void) | null = null;

/** Reports activity: now, and then on events, at most every 30 s. */
export function followActivity(api: ApiClient): void {
  stop?.();
  let lastSentAt = Number.NEGATIVE_INFINITY;
  const tell = () => {
    const { profile } = useSession.getState();
    const now = performance.now();
    if (!profile || now - lastSentAt < TIMES.activityPingThrottleMs) return;
    lastSentAt = now;
    const body = { crm_user_id: profile.id, token: profile.hash_for_activity };
    // Failures are ignored: the next report replaces this one.
    api.call(setActivityCall, { body }).catch(() => {});
  };
  for (const sign of signs) addEventListener(sign, tell, { passive: true, capture: true });
  stop = () => {
    for (const sign of signs) removeEventListener(sign, tell, { capture: true });
  };
  tell();
}
