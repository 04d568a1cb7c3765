import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { recordedBooking, shownBooking } from "./shown-booking.ts";
import type { BookingView } from "./shown-booking.ts";

/** Identifies a booking by its secret link or, for a signed-in person, by its number. */
export type BookingKey = { uuid: string } | { id: number };

/** Query that loads a booking in the browser, by its link or by its number. */
export const bookingViewQuery = (storefront: Storefront, name: BookingKey) =>
  queryOptions({
    queryKey: ["seen-booking", "id" in name ? String(name.id) : name.uuid],
    async queryFn({ signal }): Promise<BookingView> {
      const api = await browserApi(storefront);
      if ("uuid" in name) {
        const { bookingByUuidCall } = await import("@tropa/api-contract/sales/calls-booking-link");
        const query = { uuid: name.uuid };
        return shownBooking(await api.call(bookingByUuidCall, { query, signal }));
      }
      const { bookingCall } = await import("@tropa/api-contract/sales/calls-requests");
      const query = { id: String(name.id) };
      return recordedBooking(await api.call(bookingCall, { query, signal }));
    },
  });
