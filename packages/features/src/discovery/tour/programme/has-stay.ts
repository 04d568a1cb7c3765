import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** Whether the tour includes accommodation. */
export const hasStay = ({
  duration,
  accommodation_text: text,
}: Pick<ShownTour, "duration" | "accommodation_text">): boolean =>
  duration.nights > 0 && text !== "";
