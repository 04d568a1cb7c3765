import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, queryId } from "../base/primitives.ts";
import { programmeDay, tour } from "./tour.ts";

/** The long texts of a tour's page. */
export const tourTexts = z.extend(
  z.pick(tour, {
    description: true,
    highlights: true,
    accommodation_text: true,
    what_to_bring: true,
  }),
  {
    programme: z.array(z.pick(programmeDay, { day: true, title: true, text: true })),
    meeting_point_text: z.string(),
    /** The organizer's own questions in order: those without an `id`. */
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  },
);
export type TourTexts = z.infer<typeof tourTexts>;

export const tourTranslationCall = endpoint({
  name: "tourTranslation",
  method: "GET",
  path: "/spa/tour-translation",
  summary:
    "The long texts of a tour in the reader's language, translated by a machine; 404 where they are in it anyway or nothing translates (see `translates_tours` of the site's tokens)",
  query: z.object({ tour_id: queryId }),
  answer: z.object({
    tour_id: id,
    /** The language that they were written in. */
    from_locale: z.string(),
    texts: tourTexts,
  }),
  errors: ["not_found"],
  auth: "open",
});
