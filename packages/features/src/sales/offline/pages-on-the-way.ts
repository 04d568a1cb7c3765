import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { qrPath } from "../../platform/links/paths.ts";
import type { SeenBooking } from "../booking-data/shown-booking.ts";

/** Pages of a booking that its traveller opens where there may be no network: the code for the meeting. */
export const pagesOnTheWay = ({ uuid, status }: Pick<SeenBooking, "uuid" | "status">): string[] =>
  uuid !== null && status === bookingStatuses.madePrepayment ? [qrPath(uuid)] : [];
