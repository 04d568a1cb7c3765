import { fullName } from "@tropa/domain/people/full-name";
import type {
  organizerReviewsCall,
  organizersHubCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { OrganizerCard, OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { may } from "@tropa/domain/people/permissions";
import { cityName, countryName } from "../../people/home-cities/home-cities.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { pictureOf, pictureTemplate } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Dictionary } from "../../discovery/catalogue/catalogue.ts";
import { ExpiringCache } from "../../platform/cache/expiring-cache.ts";
import { placedReview } from "../../editorial/reviews/reviews.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { readVerificationFlags } from "../verification/verification.ts";
import * as store from "./organizers-store.ts";
import type { OrganizerCardRow, OrganizerTotals } from "./organizers-store.ts";

export { isOrganizer } from "./organizers-store.ts";

const hubPerPage = 20;
const reviewsPerPage = 10;
/** Later pages cost more and are hardly ever read. */
const lastPage = 100;
const totalCacheMs = 60_000;

type Reader = Pick<Caller, "locale" | "storefront">;

/**
 * Organizers as travellers see them. On storefronts that hide them (docs/product/storefronts.md#hidden-organizers)
 * there are no pages and no list, and a tour's organizer is shown to signed-in people only; their verification is shown
 * to all.
 */
export class Organizers {
  readonly #catalogue: Catalogue;
  readonly #totals = new ExpiringCache<OrganizerTotals[]>({ lifetimeMs: totalCacheMs, size: 1 });

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  async page(
    query: { id: number; withAuthorData: boolean },
    reader: Reader,
    actor: Actor | null,
  ): Promise<OrganizerPage> {
    requireShown(reader);
    const { pool, dictionary } = this.#catalogue;
    const { id } = query;
    const row = orNotFound(await store.readPage(pool, { id, locale: reader.locale }));
    // Before publication, those who may publish the page can preview it.
    if (!row.is_published && !may(actor, "organizer.publish", { organizerId: id }))
      throw new ApiError("not_found");
    const [stars, verification, experience] = await Promise.all([
      store.countStars(pool, id),
      readVerificationFlags(pool, id),
      query.withAuthorData ? store.readExperience(pool, id) : null,
    ]);
    return {
      ...cardOf(row, dictionary, reader.locale),
      first_name: row.first_name,
      last_name: row.last_name,
      about: row.about,
      started_on: row.started_on,
      joined_on: row.joined_on,
      marketplace_requests_with_direct_sale: row.has_direct_sale,
      verification,
      countries: row.countries.flatMap(({ id: countryId, tours_count }) => {
        const country = dictionary.countries.get(countryId);
        return country
          ? [
              {
                id: countryId,
                name: localise(country.name, reader.locale),
                slug: country.slug,
                tours_count,
              },
            ]
          : [];
      }),
      rating_counts: stars,
      author_data: experience && {
        seller_kind: row.seller_kind,
        legal_form: row.legal_form,
        ...experience,
      },
    };
  }

  /**
   * An organizer's card for people in contact with them; on storefronts that hide organizers, for signed-in people
   * only.
   */
  async info(id: number, reader: Reader, actor: Actor | null): Promise<OrganizerCard> {
    if (actor === null) requireShown(reader);
    const { locale } = reader;
    const { pool, dictionary } = this.#catalogue;
    return cardOf(orNotFound(await store.readCard(pool, { id, locale })), dictionary, locale);
  }

  /** An organizer's own people can read the reviews on all storefronts and before publication. */
  async reviews(
    query: { id: number; page: number; limit: number | undefined },
    reader: Reader,
    actor: Actor | null,
  ): Promise<AnswerOf<typeof organizerReviewsCall>> {
    const isOwn = actor !== null && actor.organizerId === query.id;
    if (!isOwn) requireShown(reader);
    const { pool, dictionary } = this.#catalogue;
    const { id, page, limit: perPage = reviewsPerPage } = query;
    const { locale } = reader;
    const card = orNotFound(await store.readCard(pool, { id, locale }));
    if (!card.is_published && !isOwn) throw new ApiError("not_found");
    const stars = await store.countStars(pool, id);
    const total = stars.reduce((sum, count) => sum + count, 0);
    const pages = Math.min(lastPage, Math.ceil(total / perPage));
    const rows =
      page > pages
        ? []
        : await store.readOrganizerReviews(pool, {
            id,
            locale,
            from: (page - 1) * perPage,
            count: perPage,
          });
    return {
      items: rows.map((row) => placedReview(row, dictionary, locale)),
      total,
      page,
      pages,
      per_page: perPage,
      rating: averageOf(stars),
      rating_counts: stars,
    };
  }

  async hub(
    query: { page: number; limit: number | undefined; countryId: number | undefined },
    reader: Reader,
  ): Promise<AnswerOf<typeof organizersHubCall>> {
    requireShown(reader);
    const { pool, dictionary } = this.#catalogue;
    const { page, limit: perPage = hubPerPage, countryId } = query;
    if (countryId !== undefined && !dictionary.countries.has(countryId))
      throw new ApiError("not_found");
    const [totals, published] = await Promise.all([
      this.#totals.get("", () => store.readTotals(pool)),
      store.readPublished(pool),
    ]);
    const shown = totals.filter(({ id }) => published.has(id));
    const here = shown.filter(
      ({ country_ids }) => countryId === undefined || country_ids.includes(countryId),
    );
    const onPage = here.slice((page - 1) * perPage, page * perPage);
    const ids = onPage.map(({ id }) => id);
    const [rows, showcases] = await Promise.all([
      store.readNamed(pool, { ids, locale: reader.locale }),
      store.readShowcases(pool, { ids, locale: reader.locale }),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const showcaseOf = new Map(showcases.map((row) => [row.id, row]));
    return {
      items: onPage.flatMap((own) => {
        const row = rowOf.get(own.id);
        if (!row) return [];
        const showcase = showcaseOf.get(own.id);
        return [
          {
            ...cardOf({ ...row, ...own }, dictionary, reader.locale),
            pictures: (showcase?.pictures ?? []).map((picture) => pictureOf(picture, "")),
            quote: showcase?.quote ?? null,
          },
        ];
      }),
      total: here.length,
      page,
      pages: Math.ceil(here.length / perPage),
      per_page: perPage,
      countries: countriesOf(shown, dictionary, reader.locale),
    };
  }
}

/** Throws `not_found` if the storefront hides organizers (docs/product/storefronts.md#hidden-organizers). */
function requireShown(reader: Reader): void {
  if (!reader.storefront.features.organizersShown) throw new ApiError("not_found");
}

function cardOf(
  row: Omit<OrganizerCardRow, "is_published">,
  dictionary: Dictionary,
  locale: Locale,
): OrganizerCard {
  return {
    id: row.id,
    title: row.title,
    name: fullName(row),
    photo: pictureTemplate(row.photo),
    ...placeOf(row, dictionary, locale),
    languages: row.languages,
    is_verified: row.is_verified,
    tours_count: row.tours_count,
    rating: row.rating,
    reviews_count: row.reviews_count,
  };
}

/** A home city: a place of the catalogue, or only a name. */
export interface HomeRow {
  city_id: number | null;
  city_name: string | null;
  city_country: string | null;
}

/** Returns an organizer's home city and country. */
export function placeOf(row: HomeRow, dictionary: Dictionary, locale: Locale) {
  if (row.city_name !== null || row.city_id === null) {
    const code = row.city_country;
    return {
      city: { id: null, name: cityName(row.city_name ?? "", row.city_country, locale) },
      country: code === null ? null : { id: null, name: countryName(code, locale), iso_code: code },
    };
  }
  const city = orNotFound(dictionary.cities.get(row.city_id) ?? null);
  const country = orNotFound(dictionary.countries.get(city.country_id) ?? null);
  return {
    city: { id: city.id, name: localise(city.name, locale) },
    country: {
      id: country.id,
      name: localise(country.name, locale),
      iso_code: country.iso_code,
    },
  };
}

function averageOf(stars: readonly number[]): number {
  const count = stars.reduce((sum, next) => sum + next, 0);
  const sum = stars.reduce((total, next, index) => total + next * (index + 1), 0);
  return count === 0 ? 0 : Number((sum / count).toFixed(2));
}

/** Countries with organizers' tours, most organizers first. */
function countriesOf(shown: readonly OrganizerTotals[], dictionary: Dictionary, locale: Locale) {
  const counts = new Map<number, number>();
  for (const { country_ids: ids } of shown)
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a - b)
    .flatMap(([id, count]) => {
      const country = dictionary.countries.get(id);
      return country
        ? [
            {
              id,
              name: localise(country.name, locale),
              slug: country.slug,
              organizers_count: count,
            },
          ]
        : [];
    });
}
