import type {
  allCollectionsCall,
  allRestKindsCall,
  allSeasonsCall,
  calendarPeriodsCall,
  languagesCall,
  tourAccommodationsCall,
  validateSlugCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { fill } from "@tropa/domain/text/fill";
import { addDays } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import { accommodationKinds } from "@tropa/domain/discovery/tour-fields/field-values";
import {
  choiceName,
  languageName,
  monthName,
  nextSeasons,
  pictureOf,
  today,
} from "../catalogue/catalogue.ts";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { collectionList, restKindList } from "../home/home.ts";
import { readSpokenLanguages } from "./dictionaries-store.ts";
import { contentWord, messages } from "../content-words/content-words.ts";

/** Checks whether a path is a listing. An empty path is the home page, not a listing. */
export function validateSlug(
  { dictionary }: Catalogue,
  slug: string,
): AnswerOf<typeof validateSlugCall> {
  const resolved = resolveListingSlug(slug, dictionary.lookup);
  const isListing = resolved.ok && slug.replaceAll("/", "").trim() !== "";
  return { result: isListing, canonical_slug: isListing ? resolved.canonicalSlug : null };
}

export async function calendarPeriods(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof calendarPeriodsCall>> {
  const { months } = await catalogue.facets({});
  return {
    items: months.map(({ value, count }) => {
      const [year = 0, month = 1] = value.split("-").map(Number);
      const next = month === 12 ? `${year + 1}-01-01` : `${value.slice(0, 5)}${pad(month + 1)}-01`;
      return {
        value,
        name: monthName(locale, value),
        start: `${value}-01`,
        end: addDays(next, -1),
        tours_count: count,
      };
    }),
  };
}

const pad = (number: number) => String(number).padStart(2, "0");

export async function tourAccommodations(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof tourAccommodationsCall>> {
  const { accommodation } = await catalogue.facets({});
  const counts = new Map(accommodation.map(({ value, count }) => [value, count]));
  return {
    items: accommodationKinds.map((value) => ({
      value,
      name: choiceName(locale, "accommodation", value),
      tours_count: counts.get(value) ?? 0,
    })),
  };
}

/** Lists activities. Each has the picture of its best tour, which shows what one does there. */
export async function allRestKinds(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof allRestKindsCall>> {
  const { rest_kinds } = await restKindList(catalogue, locale);
  return {
    items: rest_kinds.map((kind) => {
      const picture = catalogue.dictionary.restKinds.get(kind.id)?.image;
      return { ...kind, image: picture ? pictureOf(picture, kind.name) : null };
    }),
  };
}

export async function allCollections(
  catalogue: Catalogue,
  withSeo: boolean,
  reader: Reader,
): Promise<AnswerOf<typeof allCollectionsCall>> {
  const { collections } = await collectionList(catalogue, reader);
  return {
    items: collections.map(({ id, slug, name, description, image, tours_count }) => ({
      id,
      slug,
      name,
      description,
      image,
      tours_count,
      ...(withSeo && { seo: collectionSeo({ name, description, tours_count }, reader.locale) }),
    })),
  };
}

function collectionSeo(
  { name, description, tours_count }: { name: string; description: string; tours_count: number },
  locale: Locale,
) {
  const values = { name, description, count: tours_count };
  const words = messages[locale].collection_seo;
  return { title: fill(words.title, values), description: fill(words.description, values) };
}

/** The running season, which may be nearly over, and a whole year after it. */
const seasonsAnswered = 5;

export async function allSeasons(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof allSeasonsCall>> {
  const items = nextSeasons(today(), seasonsAnswered).map(async (span) => {
    const { total } = await catalogue.find({
      filter: { dateFrom: span.date_from, dateTo: span.date_to },
    });
    return { ...span, name: contentWord(locale, "season", span.season), tours_count: total };
  });
  return { items: await Promise.all(items) };
}

export async function languages(
  catalogue: Catalogue,
  onlyWithTours: boolean,
  locale: Locale,
): Promise<AnswerOf<typeof languagesCall>> {
  const facets = await catalogue.facets({});
  const counts = new Map(facets.languages.map(({ value, count }) => [value, count]));
  const spoken = onlyWithTours ? [] : await readSpokenLanguages(catalogue.pool);
  const items = [...new Set([...counts.keys(), ...spoken])].map((code) => ({
    code,
    name: languageName(locale, code),
    tours_count: counts.get(code) ?? 0,
  }));
  return { items: items.toSorted((a, b) => a.name.localeCompare(b.name, locale)) };
}
