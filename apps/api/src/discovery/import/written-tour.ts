import type { LocalisedText } from "@tropa/domain/locale";
import type { TourEntry } from "./catalogue-file.ts";

export type WrittenContent = NonNullable<TourEntry["content"]["ru"]>;

/** A tour to write into the catalogue, from a file or from an organizer's draft. */
export type WrittenTour = Omit<
  TourEntry,
  "external_id" | "organizer" | "title" | "summary" | "image_captions" | "dates"
> & {
  title: LocalisedText;
  summary: LocalisedText;
  /** Captions by picture key. */
  image_captions: Record<string, LocalisedText>;
  /** Departures that determine the tour's price. */
  dates: readonly Pick<
    TourEntry["dates"][number],
    "starts_on" | "price_minor" | "price_without_discount_minor"
  >[];
};

/** Ids of the rows to write. */
export interface TourPlace {
  id: number;
  organizerId: number;
  contentId: number;
}
