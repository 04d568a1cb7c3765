import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { variantOf } from "./tour-page-parts.ts";

/** Returns coming departures of a tour as its page shows them; empty if it is not on sale. */
export async function comingDates(
  catalogue: Catalogue,
  tourId: number,
  reader: Reader,
): Promise<DateVariant[]> {
  const row = await catalogue.tour(tourId, reader.locale, await catalogue.seats(tourId));
  if (row?.status !== "published") return [];
  return row.dates.map((date) => variantOf(row, date, reader, catalogue.dictionary));
}
