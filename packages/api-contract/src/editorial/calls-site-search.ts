import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { personText } from "../base/primitives.ts";

/** A suggestion of a page outside the catalogue, shown below the suggestions of tours. */
const siteSuggestion = z.object({
  type: z.enum(["article", "showplace", "organizer", "help"]),
  /** Slug of its page, or the id of an organizer. */
  slug: z.string(),
  name: z.string(),
  /** The section of an article or an answer, the place of a sight or an organizer. */
  hint: z.string(),
  /** Matched parts of `name` as [from, to] for `slice`, ascending, without overlaps. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
});
export type SiteSuggestion = z.infer<typeof siteSuggestion>;

export const siteCompletionCall = endpoint({
  name: "siteCompletion",
  method: "GET",
  path: "/spa/site-completion",
  summary:
    "Articles, sights, organizers (where the storefront shows them) and answers of the help center that a phrase means: up to two of each. Asked for after the suggestions of tours, which it does not slow",
  query: z.object({ phrase: personText(100) }),
  answer: z.object({ items: z.array(siteSuggestion) }),
  errors: [],
  auth: "open",
});
