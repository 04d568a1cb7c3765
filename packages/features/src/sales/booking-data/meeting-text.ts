import type { Booking } from "@tropa/api-contract/sales/booking";

/** Hour and place of the meeting in one line. */
export const meetingText = ({ time, place }: Booking["meeting"]): string =>
  [time, place].filter(Boolean).join(", ");
