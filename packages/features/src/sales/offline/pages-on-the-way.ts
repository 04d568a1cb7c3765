import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { qrPath, qrTripPath } from "../../platform/links/paths.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";

/**
 * Pages of a booking that its traveller may need offline: the code to show at the meeting point, by link and, if the
 * booking was opened by number, by number.
 */
export const pagesOnTheWay = (
  { uuid, status }: Pick<BookingView, "uuid" | "status">,
  id: number | null = null,
): string[] =>
  uuid !== null && status === bookingStatuses.madePrepayment
    ? [qrPath(uuid), ...(id === null ? [] : [qrTripPath(id)])]
    : [];
