import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import type { Client } from "../../platform/db/database.ts";

/** Stores the organizer's price of a booking that had none. */
export async function setPrice(
  client: Client,
  bookingId: number,
  { total, prepayment }: SplitPrice,
): Promise<void> {
  await client.query(
    "UPDATE booking SET total_minor = $2, prepayment_minor = $3 WHERE id = $1 AND total_minor IS NULL",
    [bookingId, total.minor, prepayment.minor],
  );
}
