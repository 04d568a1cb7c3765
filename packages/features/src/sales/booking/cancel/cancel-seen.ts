import { browserApi } from "../../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { bookingLinkCalls } from "../../calls/booking-calls.ts";
import { recordedBooking, shownBooking } from "../../booking-data/shown-booking.ts";
import type { BookingView } from "../../booking-data/shown-booking.ts";

/**
 * Cancels a booking: by its link as the tourist, who has seen the refund, otherwise as the signed-in organizer or
 * staff.
 */
export async function sendCancellation(
  storefront: Storefront,
  booking: BookingView,
  { refund, message }: { refund: number; message?: string },
): Promise<BookingView> {
  const { id, uuid } = booking;
  const why = message === undefined ? {} : { message };
  if (uuid !== null) {
    const { api, calls } = await bookingLinkCalls(storefront);
    const body = { uuid, refund, ...why };
    return { ...booking, ...shownBooking(await api.call(calls.cancelByUuidCall, { body })) };
  }
  const [api, { cancelBookingCall }] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-requests"),
  ]);
  return recordedBooking(await api.call(cancelBookingCall, { body: { id, ...why } }));
}
