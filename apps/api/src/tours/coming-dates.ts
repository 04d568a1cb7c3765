import type { DateVariant } from "@tropa/api-contract/tour";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Reader } from "../catalogue/cards.ts";
import { variantOf } from "../catalogue/tour-page-parts.ts";

/** Coming departures of a tour as its page shows them; none of a tour that is not on sale. */
export async function comingDates(
  catalogue: Catalogue,
  tourId: number,
  { locale, currency }: Reader,
): Promise<DateVariant[]> {
  const row = await catalogue.tour(tourId, locale, await catalogue.seats(tourId));
  if (row?.status !== "published") return [];
  const shown = (minor: number): number =>
    catalogue.dictionary.convert({ minor, currency: row.currency }, currency, "major");
  return row.dates.map((date) => variantOf(row.id, date, currency, shown));
}
