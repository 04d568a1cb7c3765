import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** The API client and the calls that begin a booking or ask for help; both load at the first use. */
export async function bookingCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-booking"),
  ]);
  return { api, calls };
}

/** The same for a booking that there is. */
export async function bookingLinkCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-booking-link"),
  ]);
  return { api, calls };
}

/** Loads them ahead of need, once it is plain that they will be: a connection lost later then costs a press, no more. */
export function warmUpBookingCalls(storefront: Storefront): void {
  // Whether it worked shows when they are needed.
  bookingCalls(storefront).catch(() => {});
}
