import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** A tour without a night needs no accommodation. */
export const hasStay = ({
  duration,
  accommodation_text: text,
}: Pick<ShownTour, "duration" | "accommodation_text">): boolean =>
  duration.nights > 0 && text !== "";
