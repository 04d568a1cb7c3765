import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** Whoever is home in the evening asks for no bed. */
export const hasStay = ({
  duration,
  accommodation_text: text,
}: Pick<ShownTour, "duration" | "accommodation_text">): boolean =>
  duration.nights > 0 && text !== "";
