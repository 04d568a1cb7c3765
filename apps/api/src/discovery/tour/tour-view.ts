import type { Tour } from "@tropa/api-contract/discovery/tour";

/** Parts of a tour that a caller requests. */
export interface TourView {
  format?: string | undefined;
  expand_program?: "0" | "1" | undefined;
  expand_reviews?: "0" | "1" | undefined;
  with_alt?: "0" | "1" | undefined;
}

/** Removes the parts of a tour that the caller does not want. */
export function viewOf(tour: Tour, view: TourView): Tour {
  const isShort = view.format === "short";
  const hasAlt = view.with_alt === "1";
  const picture = <Picture extends Tour["images"][number]>(image: Picture): Picture =>
    hasAlt ? image : { ...image, alt: "" };
  return {
    ...tour,
    images: tour.images.map(picture),
    programme: tour.programme.map((day) =>
      view.expand_program === "1"
        ? { ...day, image: day.image && picture(day.image) }
        : { ...day, text: "", image: null },
    ),
    reviews: view.expand_reviews === "1" ? tour.reviews : [],
    ...(isShort && { similar: [], description: [], highlights: [], questions: [] }),
  };
}
