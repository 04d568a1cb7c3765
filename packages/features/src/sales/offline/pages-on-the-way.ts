import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { qrPath, qrTripPath } from "../../platform/links/paths.ts";
import type { SeenBooking } from "../booking-data/shown-booking.ts";

/**
 * Pages of a booking that its traveller opens where there may be no network: the code for the meeting, by the link and, for
 * who is signed in and reads the booking by its number, by that.
 */
export const pagesOnTheWay = (
  { uuid, status }: Pick<SeenBooking, "uuid" | "status">,
  id: number | null = null,
): string[] =>
  uuid !== null && status === bookingStatuses.madePrepayment
    ? [qrPath(uuid), ...(id === null ? [] : [qrTripPath(id)])]
    : [];
