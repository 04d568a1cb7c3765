import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { recordedBooking, shownBooking } from "./shown-booking.ts";
import type { BookingView } from "./shown-booking.ts";

/** Identifies a booking by its secret link or, for a signed-in person, by its number. */
export type BookingKey = { uuid: string } | { id: number };

/** Query that loads a booking in the browser, by its link or by its number. */
export const bookingViewQuery = (storefront: Storefront, key: BookingKey) =>
  queryOptions({
    queryKey: ["seen-booking", "id" in key ? String(key.id) : key.uuid],
    async queryFn({ signal }): Promise<BookingView> {
      const api = await browserApi(storefront);
      if ("uuid" in key) {
        const { bookingByUuidCall } = await import("@tropa/api-contract/sales/calls-booking-link");
        const query = { uuid: key.uuid };
        return shownBooking(await api.call(bookingByUuidCall, { query, signal }));
      }
      const { bookingCall } = await import("@tropa/api-contract/sales/calls-requests");
      const query = { id: String(key.id) };
      return recordedBooking(await api.call(bookingCall, { query, signal }));
    },
  });
