import type {
  siteCompletionCall,
  SiteSuggestion,
} from "@tropa/api-contract/editorial/calls-site-search";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { tourPathOf as numbered } from "@tropa/domain/discovery/tour-path";
import { localise } from "@tropa/domain/locale";
import { today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import type { SearchService, Suggestion } from "../../discovery/search/search.ts";
import { highlightsOf } from "../../discovery/search/search.ts";
import { searchPhrase } from "../../platform/text/search-phrase.ts";
import type { ContentReader } from "../../server/cached-call.ts";
import { searchHelp } from "../help/help.ts";
import { searchShowplaces } from "../showplace-cards/showplace-cards.ts";
import { searchPosts } from "../journal/journal.ts";

/** Number of suggestions per kind. */
const ofEach = 2;
/** Further words of a phrase are ignored. */
const mostWords = 8;

interface Sources {
  catalogue: Pick<Catalogue, "pool" | "dictionary">;
  completion: Pick<SearchService, "complete">;
}

/** Suggests articles, sights, organizers and help answers for a phrase. Matches names; for help, also texts. */
export async function siteCompletion(
  { catalogue: { pool, dictionary }, completion }: Sources,
  typed: string,
  { locale, storefront }: ContentReader,
): Promise<AnswerOf<typeof siteCompletionCall>> {
  const phrase = searchPhrase(typed);
  const words = phrase.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return { items: [] };
  const ofIndex = async (only: "showplace" | "organizer") =>
    completion.complete({ phrase, locale, limit: ofEach, only: [only] });
  const [posts, indexed, byName, organizers, answers] = await Promise.all([
    searchPosts(pool, { words, locale, today: today(), count: ofEach }),
    ofIndex("showplace"),
    searchShowplaces(pool, { phrase, locale, count: ofEach }),
    storefront.features.organizersShown ? ofIndex("organizer") : [],
    searchHelp(pool, { words, locale, count: ofEach }),
  ]);
  const found = (name: string) => highlightsOf(name, [phrase]);
  // The search index tolerates typing errors, but contains only sights with tours.
  const others = byName.filter(({ id }) => indexed.every((row) => row.id !== id));
  const fromIndex = (type: "showplace" | "organizer", row: Suggestion): SiteSuggestion => ({
    type,
    slug: type === "organizer" ? String(row.id) : numbered(row),
    name: row.name,
    hint: row.hint,
    highlights: row.highlights,
  });
  return {
    items: [
      ...posts.map((post) => ({
        type: "article" as const,
        slug: numbered(post),
        name: post.title,
        hint: post.category_name,
        highlights: found(post.title),
      })),
      ...[
        ...indexed.map((row) => fromIndex("showplace", row)),
        ...others.map((row) => {
          const name = localise(row.name, locale);
          return {
            type: "showplace" as const,
            slug: numbered(row),
            name,
            hint: dictionary.location(row.city_id, locale),
            highlights: found(name),
          };
        }),
      ].slice(0, ofEach),
      ...organizers.map((row) => fromIndex("organizer", row)),
      ...answers.flatMap((row) => {
        const highlights = found(row.title);
        // A single word that occurs only in the text is too common.
        if (words.length < 2 && highlights.length === 0) return [];
        const hint = localise(row.section, locale);
        return [{ type: "help" as const, slug: row.slug, name: row.title, hint, highlights }];
      }),
    ],
  };
}
