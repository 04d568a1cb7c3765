import type { reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type {
  Catalogue,
  CountryRow,
  Dictionary,
  NamedRow,
  RegionRow,
} from "../../discovery/catalogue/catalogue.ts";
import type { ContentReader } from "../../server/cached-call.ts";
import { ExpiringCache } from "../../platform/cache/expiring-cache.ts";
import { shownReview } from "../../discovery/tour/tour.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { countMatching, countReviews, readReview, readPlaceReviews } from "./review-index-store.ts";
import type { PlacedReviewRow } from "./review-index-store.ts";

const reviewsPerPage = 20;
const lastPage = 100;
const countCacheMs = 5 * 60_000;

type Counts = Awaited<ReturnType<typeof countReviews>>;

interface ReviewQuery {
  country: string;
  region: string;
  page: number;
  rating?: number | undefined;
  withPhotos?: boolean;
  inOwnLanguage?: boolean;
}

/** Lists of reviews by place, and single reviews. */
export class Reviews {
  readonly #catalogue: Catalogue;
  readonly #counts = new ExpiringCache<Counts>({ lifetimeMs: countCacheMs, size: 2 });

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  async index(
    query: ReviewQuery,
    { locale, storefront }: Pick<ContentReader, "locale" | "storefront">,
  ): Promise<AnswerOf<typeof reviewsCall>> {
    // If the storefront has no excursions, a review of one would have no page to link to.
    const withExcursions = storefront.features.excursions;
    const { pool, dictionary } = this.#catalogue;
    const place = placeOf(query, dictionary);
    const counts = await this.#counts.get(String(withExcursions), () =>
      countReviews(pool, { withExcursions }),
    );
    const { kind, id } = place.region
      ? { kind: "region", id: place.region.id }
      : { kind: place.country ? "country" : "all", id: place.country?.id ?? 0 };
    const scope = {
      countryId: place.country?.id ?? null,
      regionId: place.region?.id ?? null,
      rating: query.rating ?? null,
      withPhotos: query.withPhotos === true,
      inOwnLanguage: query.inOwnLanguage === true,
      withExcursions,
    };
    const here = counts.find((row) => row.kind === kind && row.id === id);
    const isNarrowed = scope.rating !== null || scope.withPhotos || scope.inOwnLanguage;
    const total = isNarrowed
      ? await countMatching(pool, { ...scope, locale, most: lastPage * reviewsPerPage })
      : (here?.count ?? 0);
    const pages = Math.min(lastPage, Math.ceil(total / reviewsPerPage));
    const rows =
      query.page > pages
        ? []
        : await readPlaceReviews(pool, {
            locale,
            ...scope,
            from: (query.page - 1) * reviewsPerPage,
            count: reviewsPerPage,
          });
    const link = (row: NamedRow) => ({ name: localise(row.name, locale), slug: row.slug });
    const chain = [place.country, place.region].flatMap((row) => (row ? [link(row)] : []));
    return {
      items: rows.map((row) => placedReview(row, dictionary, locale)),
      total,
      page: query.page,
      pages,
      per_page: reviewsPerPage,
      ratings: here?.ratings ?? [0, 0, 0, 0, 0],
      place: chain.at(-1) ?? null,
      breadcrumbs: chain,
      places: narrower(place, counts, dictionary).map(({ row, count }) => ({
        ...link(row),
        reviews_count: count,
      })),
    };
  }

  async one(
    uuid: string,
    { locale, storefront }: Pick<ContentReader, "locale" | "storefront">,
  ): Promise<PlacedReview> {
    const withExcursions = storefront.features.excursions;
    const row = await readReview(this.#catalogue.pool, { locale, uuid, withExcursions });
    if (!row) throw new ApiError("not_found");
    return placedReview(row, this.#catalogue.dictionary, locale);
  }
}

interface Place {
  country: CountryRow | null;
  region: RegionRow | null;
}

/** Throws `not_found` for an unknown country, or a region of another country. */
function placeOf(query: { country: string; region: string }, dictionary: Dictionary): Place {
  if (query.country === "" && query.region === "") return { country: null, region: null };
  const country = [...dictionary.countries.values()].find((row) => row.slug === query.country);
  if (!country) throw new ApiError("not_found");
  if (query.region === "") return { country, region: null };
  const region = [...dictionary.regions.values()].find((row) => row.slug === query.region);
  if (region?.country_id !== country.id) throw new ApiError("not_found");
  return { country, region };
}

/** Countries of the world, or regions of the country, most reviews first. */
function narrower(place: Place, counts: Counts, dictionary: Dictionary) {
  if (place.region) return [];
  const found = counts.flatMap(({ kind, id, count }) => {
    if (kind !== (place.country ? "region" : "country")) return [];
    const region = dictionary.regions.get(id);
    const isInside = !place.country || region?.country_id === place.country.id;
    const row = place.country ? region : dictionary.countries.get(id);
    return row && isInside ? [{ row, count }] : [];
  });
  return found.toSorted((a, b) => b.count - a.count || a.row.id - b.row.id);
}

/** Converts a row to a review with its tour and place. */
export function placedReview(
  row: PlacedReviewRow,
  dictionary: Dictionary,
  locale: Locale,
): PlacedReview {
  const { tour_id, tour_slug, tour_title, tour_image, is_active, main_city_id, ...review } = row;
  return {
    ...shownReview(review),
    tour: {
      name: tour_title,
      slug: tourPathOf({ id: tour_id, slug: tour_slug }),
      image: pictureOf(tour_image, tour_title),
      is_active,
    },
    location: dictionary.location(main_city_id, locale),
  };
}
