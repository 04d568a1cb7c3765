import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { personText } from "../base/primitives.ts";

/** What is read beside the catalogue, as it stands below the suggestions of tours. */
const siteSuggestion = z.object({
  type: z.enum(["article", "showplace", "organizer", "help"]),
  /** What its page is known by: the slug, or the number of an organizer. */
  slug: z.string(),
  name: z.string(),
  /** The section of an article or an answer, the place of a sight or an organizer. */
  hint: z.string(),
  /** Parts of `name` that the phrase found, as `slice` takes them: from, to; ascending and apart. */
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
