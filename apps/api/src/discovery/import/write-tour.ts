import type { Client } from "../../platform/db/database.ts";
import * as store from "./import-store.ts";
import { tourEntryRow } from "./tour-entry-row.ts";
import type { TourPlace, WrittenContent, WrittenTour } from "./written-tour.ts";

/** Data for resolving a tour's references and its price. */
export interface WriterFacts {
  vocabulary: store.Vocabulary;
  /** `yyyy-MM-dd`; earlier departures do not set the price. */
  today: string;
}

/** Writes a tour with its texts, without its departures. The only way into the catalogue. */
export async function writeTour(
  client: Client,
  tour: WrittenTour,
  place: TourPlace,
  { vocabulary, today }: WriterFacts,
): Promise<void> {
  const { price_lists, ...contents } = tour.content;
  const languages = Object.entries(contents).flatMap(([locale, content]) =>
    content ? [[locale, storedContent(content, vocabulary)] as const] : [],
  );
  // Omit missing price lists: an empty field would change the body and be reported as an edit.
  const body = { ...Object.fromEntries(languages), ...(price_lists && { price_lists }) };
  await store.putRow(client, "tour_content", { id: place.contentId, body });
  const row = tourEntryRow(tour, place, vocabulary, today);
  await store.putRow(client, "tour", row, ["weight", "published_on"]);
}

function storedContent({ programme, ...content }: WrittenContent, vocabulary: store.Vocabulary) {
  return {
    ...content,
    programme: programme.map(({ city, ...day }) => ({
      ...day,
      city_id: city === null ? null : (vocabulary.cities.get(city)?.id ?? null),
    })),
  };
}
