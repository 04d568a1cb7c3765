import { whenIdle } from "../../platform/browser/lazy-store.ts";
import { hasCookie } from "./session.ts";
import type { OnBegin } from "./session.ts";
import type { Storefront } from "../../platform/storefront/storefront-context.tsx";

/** Cookies by which the server says that there is a session to resume; the session itself no script can read. */
const marks = ["signed-in", "admin-session"];

let isAsked = false;

/** Takes up the session of an earlier page. Visitors, who are most, load nothing for it. */
export function resumeSession(storefront: Storefront, onBegin: OnBegin): void {
  if (isAsked || !marks.some(hasCookie)) return;
  isAsked = true;
  whenIdle(() => {
    const start = async () => {
      const { startSession } = await import("./start-session.ts");
      await startSession(storefront, onBegin);
    };
    // Who cannot be recognised now reads the page as a visitor.
    start().catch(() => {});
  });
}
