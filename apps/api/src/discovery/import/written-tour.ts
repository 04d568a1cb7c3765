import type { LocalisedText } from "@tropa/domain/locale";
import type { TourEntry } from "./catalogue-file.ts";

export type WrittenContent = TourEntry["content"]["ru"];

/** A tour that is written into the catalogue: of a file, or of an organizer who has written it in other languages. */
export type WrittenTour = Omit<
  TourEntry,
  "external_id" | "organizer" | "title" | "summary" | "content" | "dates"
> & {
  /** By picture; no file has any. */
  image_captions?: Record<string, LocalisedText>;
  title: LocalisedText;
  summary: LocalisedText;
  content: { [Locale in "ru" | "en" | "de" | "zh"]?: WrittenContent } & Pick<
    TourEntry["content"],
    "price_lists"
  >;
  /** What its price is told by. */
  dates: readonly Pick<
    TourEntry["dates"][number],
    "starts_on" | "price_minor" | "price_without_discount_minor"
  >[];
};

/** Which rows it is. */
export interface TourPlace {
  id: number;
  organizerId: number;
  contentId: number;
}
