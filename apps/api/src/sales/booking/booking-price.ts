import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { setPrice } from "./booking-price-store.ts";
import type { BookingRecord } from "./booking-store.ts";

/** Returns the price of a booking. Throws `conflict` until its organizer has named it. */
export function priceOf(booking: Pick<BookingRecord, "total_minor" | "prepayment_minor">): {
  total: number;
  prepayment: number;
} {
  const { total_minor: total, prepayment_minor: prepayment } = booking;
  if (total === null || prepayment === null) throw new ApiError("conflict");
  return { total, prepayment };
}

/**
 * Sets the price of the whole party, named by the organizer, on a locked booking. Throws a field error on `total` if it
 * is missing, and `conflict` if the booking has a price already.
 */
export async function namePrice(
  client: Client,
  booking: BookingRecord,
  totalMinor: number | null,
): Promise<void> {
  if (booking.total_minor !== null) {
    if (totalMinor !== null) throw new ApiError("conflict");
    return;
  }
  if (totalMinor === null) throw fieldError("total", "required");
  const total = { minor: totalMinor, currency: booking.currency };
  await setPrice(client, booking.id, splitPrice(total, booking.prepayment_percent));
}
