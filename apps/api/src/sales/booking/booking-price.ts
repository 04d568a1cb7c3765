import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { setPrice } from "./booking-price-store.ts";
import type { BookingRecord } from "./booking-store.ts";

/** What a booking comes to; `conflict` while its organizer has not named that. */
export function priceOf(booking: Pick<BookingRecord, "total_minor" | "prepayment_minor">): {
  total: number;
  prepayment: number;
} {
  const { total_minor: total, prepayment_minor: prepayment } = booking;
  if (total === null || prepayment === null) throw new ApiError("conflict");
  return { total, prepayment };
}

/**
 * Gives a locked booking without a price the one that its organizer names, of the whole party. Throws a fault of
 * `total` where none is named, and `conflict` for a price beside the one that there is.
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
