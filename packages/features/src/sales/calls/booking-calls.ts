import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Loads the API client and the calls for booking and help requests. */
export async function bookingCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-booking"),
  ]);
  return { api, calls };
}

/** Loads the API client and the calls for an existing booking. */
export async function bookingLinkCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-booking-link"),
  ]);
  return { api, calls };
}

/** Starts loading the booking calls early, so that losing the connection later does less harm. */
export function warmUpBookingCalls(storefront: Storefront): void {
  // Failures show when the calls are needed.
  bookingCalls(storefront).catch(() => {});
}
