import type { GuestBooking } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { paidState } from "@tropa/domain/sales/money/ledger";

const tones = ["warning", "info", "success", "neutral"] as const;

/** Tone of a booking's status: warning while it waits, good once paid, neutral when it is over. */
export const toneOf = (status: number) => tones[status - 1] ?? "neutral";

/** The name of a booking's state; of a firm one, how far it is paid. */
export const statusText = (
  booking: Pick<GuestBooking, "status" | "total" | "prepayment" | "paid">,
) =>
  booking.status === bookingStatuses.madePrepayment
    ? (`paidStatus.${paidState(booking)}` as const)
    : (`status.${booking.status}` as const);
