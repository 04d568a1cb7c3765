import { deskPath } from "../../platform/links/staff-paths.ts";

/** A booking at the staff's desk. */
export const bookingPath = (id: number): string => `${deskPath("bookings")}/${id}`;
/** The card of a person. */
export const personPath = (accountId: number): string => `${deskPath("people")}/${accountId}`;
/** What the payer's bank disputes. */
export const disputePath = (id: number): string =>
  `${deskPath("payments")}?view=disputes&dispute=${id}`;
