import type { toursPageCall } from "@tropa/api-contract/discovery/calls-tours";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { TourCard, TourListItem } from "@tropa/api-contract/discovery/tour-card";
import { galleryOf } from "../catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { comfortFlagsOf, excursionDates, expertOf, placesOf, variantOf } from "../tour/tour.ts";
import { listTours } from "./listing-tours.ts";
import { readListItems } from "./list-item-store.ts";
import type { ListItemRow } from "./list-item-store.ts";

/** Returns a page of a listing, each card with the full fields of a list item. */
export async function toursPage(
  catalogue: Catalogue,
  query: Parameters<typeof listTours>[1],
  reader: Reader,
): Promise<AnswerOf<typeof toursPageCall>> {
  const { expand: _, ...filter } = query;
  const { items, total, page, pages, per_page } = await listTours(catalogue, filter, reader);
  return { items: await listItems(catalogue, items, reader), total, page, pages, per_page };
}

async function listItems(
  catalogue: Catalogue,
  cards: readonly TourCard[],
  reader: Reader,
): Promise<TourListItem[]> {
  const ids = cards.map((card) => card.id);
  const { locale } = reader;
  const rows = await readListItems(catalogue.reads.about(ids), { ids, locale });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const row = byId.get(card.id);
    return row ? [listItemOf(card, row, reader, catalogue)] : [];
  });
}

function listItemOf(
  card: TourCard,
  row: ListItemRow,
  reader: Reader,
  { dictionary }: Catalogue,
): TourListItem {
  const { locale } = reader;
  const variants = row.dates.map((date) => variantOf(row, date, reader, dictionary));
  return {
    ...card,
    ...comfortFlagsOf(row.comfort),
    ...placesOf(row, dictionary, locale),
    images: galleryOf(row.images, card.image.alt, locale),
    organizer: { ...card.organizer, expert: expertOf(row.expert, reader) },
    variants,
    nearest_variant_id: variants.find((variant) => !variant.is_busy)?.id ?? null,
    versions: row.versions,
    excursion_dates: excursionDates(row.dates, row.duration_hours),
  };
}
