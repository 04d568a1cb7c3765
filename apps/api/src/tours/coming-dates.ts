import type { DateVariant } from "@tropa/api-contract/tour";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { today } from "../catalogue/catalogue.ts";
import type { Reader } from "../catalogue/cards.ts";
import { variantOf } from "../catalogue/tour-page-parts.ts";
import { readTour } from "../catalogue/tour-store.ts";

/** Coming departures of a tour as its page shows them; none of a tour that is not on sale. */
export async function comingDates(
  { pool, dictionary }: Catalogue,
  tourId: number,
  { locale, currency }: Reader,
): Promise<DateVariant[]> {
  const row = await readTour(pool, { id: tourId, locale, today: today(), reviews: 0, asked: 0 });
  if (row?.status !== "published") return [];
  const shown = (minor: number): number =>
    dictionary.convert({ minor, currency: row.currency }, currency, "major");
  return row.dates.map((date) => variantOf(row.id, date, currency, shown));
}
