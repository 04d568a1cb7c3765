import type { Locale } from "@tropa/domain/locale";
import type { Client } from "../../platform/db/database.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** Stores a complaint; null if the same one exists already. */
export async function insertComplaint(
  client: Client,
  complaint: {
    tourId: number;
    accountId: number | null;
    text: string;
    locale: Locale;
    storefront: Storefront;
  },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO tour_complaint (tour_id, account_id, text, locale, storefront)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [
      complaint.tourId,
      complaint.accountId,
      complaint.text,
      complaint.locale,
      complaint.storefront.id,
    ],
  );
  return rows[0]?.id ?? null;
}
