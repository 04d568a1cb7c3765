import { TIMES } from "@tropa/domain/page-constants";
import { consent, onConsentChange } from "../storage/consent.ts";
import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/**
 * Loads the counter of a storefront after a yes, once the page has been there for six seconds and the browser has
 * nothing better to do. Nothing of it is asked for before. Answers how to stop waiting.
 */
export function followConsent(storefront: Storefront): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (consent() !== "all") return;
    import("./counter.ts").then(
      ({ startCounter }) => startCounter(storefront),
      () => {},
    );
  };
  const look = () => {
    clearTimeout(timer);
    if (consent() === "all")
      timer = setTimeout(() => whenIdle(start), TIMES.analyticsIdleTimeoutMs);
  };
  look();
  const stop = onConsentChange(look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
