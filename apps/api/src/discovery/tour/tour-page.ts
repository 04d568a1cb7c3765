import type { tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { removedTourData } from "@tropa/api-contract/discovery/tour";
import type { Review, Tour } from "@tropa/api-contract/discovery/tour";
import { localise } from "@tropa/domain/locale";
import { traitsOf } from "@tropa/domain/discovery/tour-fields/traits";
import { tourTypeIds } from "@tropa/domain/discovery/tour-kinds";
import { parseTourPath, tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { z } from "zod";
import { ApiError } from "../../platform/errors/api-error.ts";
import { RedirectAnswer } from "../../server/redirect.ts";
import {
  findMove,
  galleryOf,
  pictureOf,
  pictureTemplate,
  readTourReviews,
  today,
  shownDepartures,
} from "../catalogue/catalogue.ts";
import { earliestToday } from "../search/search.ts";
import type { Catalogue, Dictionary, Reader, ReviewRow, TourRow } from "../catalogue/catalogue.ts";
import { similarDestinations, similarTours } from "./similar-tours.ts";
import {
  clocksOf,
  comfortFlagsOf,
  excursionDates,
  linksOf,
  organizerOf,
  placesOf,
  variantOf,
} from "./tour-page-parts.ts";
import { shipOf } from "./ship-view.ts";

const reviewsPerPage = 10;

/**
 * Returns the tour at a path. Only the id in it counts; the answer holds the canonical slug. An old address of a tour
 * redirects. 404 for an unknown or individual tour; 404 for an unpublished one and 410 for a deleted one, both with
 * similar tours.
 */
export async function tourPage(catalogue: Catalogue, path: string, reader: Reader): Promise<Tour> {
  const id = parseTourPath(path)?.id;
  if (id === undefined) throw new ApiError("not_found");
  const page = await tourById(catalogue, id, reader).catch(async (error: unknown) => {
    // Do not look for a redirect during an outage: it would only wait twice.
    if (error instanceof ApiError) await throwIfMoved(catalogue, path);
    throw error;
  });
  if (page.slug !== path) await throwIfMoved(catalogue, path);
  return page;
}

/** Throws a redirect if the tour at an old path has moved. */
async function throwIfMoved(catalogue: Catalogue, path: string): Promise<void> {
  const moved = await findMove(catalogue.pool, path);
  if (moved) throw new RedirectAnswer(`/${tourPathOf(moved)}`);
}

/** Returns the public tour with an id. */
export async function tourById(catalogue: Catalogue, id: number, reader: Reader): Promise<Tour> {
  const page = await anyTourById(catalogue, id, reader);
  if (page.is_individual) throw new ApiError("not_found");
  return page;
}

/** Like `tourById`, for callers who may see an individual tour. */
export async function anyTourById(catalogue: Catalogue, id: number, reader: Reader): Promise<Tour> {
  const seats = await catalogue.seats(id);
  const { locale, currency, storefront } = reader;
  const key = [id, locale, currency, storefront.id, today(), ...seats.values()];
  return catalogue.cachedPage(key, async () => {
    const row = await catalogue.tour(id, reader.locale, seats);
    if (row === null || !isSoldIn(row, storefront)) throw new ApiError("not_found");
    const similar = await similarTours(catalogue, row, reader);
    if (row.status !== "published") {
      const similar_destinations = await similarDestinations(catalogue, row, reader.locale);
      const code = row.status === "gone" ? "gone" : "removed_from_publication";
      throw new ApiError(code, {
        data: removedTourData.parse({ similar_tours: similar, similar_destinations }),
      });
    }
    const versions = await versionsOf(catalogue, row, reader);
    return { ...pageOf(row, reader, catalogue.dictionary), versions, similar };
  });
}

/** Whether the storefront shows the tour: not all sell excursions, but individual ones open by their link. */
const isSoldIn = (row: TourRow, { features }: Reader["storefront"]): boolean =>
  features.excursions || row.is_individual || row.type !== tourTypeIds.excursion;

/** Returns the page of an uncached row, without similar tours. */
export async function tourOfRow(catalogue: Catalogue, row: TourRow, reader: Reader): Promise<Tour> {
  const versions = await versionsOf(catalogue, row, reader);
  return { ...pageOf(row, reader, catalogue.dictionary), versions, similar: [] };
}

/** The tour's versions that have a page, with data of their cards. */
async function versionsOf(
  catalogue: Catalogue,
  row: TourRow,
  reader: Reader,
): Promise<Tour["versions"]> {
  const ids = row.versions.map(({ tour_id: id }) => id);
  const cards = new Map((await catalogue.cards(ids, reader)).map((card) => [card.id, card]));
  return row.versions.flatMap((version): Tour["versions"] => {
    const card = cards.get(version.tour_id);
    if (!card) return [];
    const { duration, nearest } = card;
    if (!nearest) return [{ ...version, duration, nearest }];
    const { id, start, end, price } = nearest;
    return [{ ...version, duration, nearest: { id, start, end, price } }];
  });
}

function pageOf(
  row: TourRow,
  reader: Reader,
  dictionary: Dictionary,
): Omit<Tour, "similar" | "versions"> {
  const { locale, currency } = reader;
  const location = dictionary.location(row.main_city_id, locale);
  const alt = `${row.title} — ${location}`;
  const toReaderCurrency = (minor: number): number =>
    dictionary.convert({ minor, currency: row.currency }, currency, "major");
  const { price, without, isFrom } = shownDepartures(row, { choice: null }, earliestToday());
  const { content } = row;
  const prices = row.price_lists ?? content;
  return {
    id: row.id,
    id_on_site: row.id,
    slug: tourPathOf(row),
    is_tour_active: true,
    is_individual: row.is_individual,
    type: row.type,
    is_cruise: row.is_cruise,
    title: row.title,
    emoji: row.emoji,
    summary: row.summary,
    images: galleryOf(row.images, alt, locale, row.image_captions),
    video_url: row.video_url,
    stories: row.stories.map(({ title, images }) => {
      const words = localise(title, locale);
      return { title: words, images: images.map((key) => pictureOf(key, words)) };
    }),
    price: toReaderCurrency(price),
    currency,
    original_price: price,
    original_currency: row.currency,
    price_without_discount: without === null ? null : toReaderCurrency(without),
    is_need_show_price_from: isFrom,
    prepayment_percent: row.prepayment_percent,
    child_prices: row.child_prices,
    rating: row.rating,
    reviews_count: row.reviews_count,
    duration: { days: row.duration_days, nights: row.duration_nights, hours: row.duration_hours },
    ...traitsOf(row),
    ...comfortFlagsOf(row.comfort),
    tags: row.tags,
    min_age: row.min_age,
    max_group_size: row.max_group_size,
    min_group_size: row.min_group_size,
    decided_days: row.decided_days,
    cancellation_days: row.cancellation_days,
    ...linksOf(row, dictionary, locale),
    ...placesOf(row, dictionary, locale),
    location,
    time_zone: clocksOf(row, dictionary),
    cities: row.city_ids.flatMap((id) => {
      const city = dictionary.cities.get(id);
      return city ? [{ id, name: localise(city.name, locale), lat: city.lat, lng: city.lng }] : [];
    }),
    organizer: organizerOf(row.organizer, reader),
    variants: row.dates.map((date) => variantOf(row, date, reader, dictionary)),
    excursion_dates: excursionDates(row.dates, row.duration_hours),
    use_request_period: row.request_period_start !== null || row.request_period_end !== null,
    request_period_start: row.request_period_start,
    request_period_end: row.request_period_end,
    is_dates_preliminary: row.is_dates_preliminary,
    content_locale: row.content_locale,
    description: content.description,
    highlights: content.highlights,
    programme: content.programme.map(
      ({ image, day, title, text, distance_km, meals, city_id, places = [] }) => ({
        day,
        title,
        text,
        distance_km,
        meals,
        city_id,
        places,
        image: image === null ? null : pictureOf(image, title),
      }),
    ),
    included: prices.included,
    excluded: prices.excluded,
    price_locale: row.price_lists === null ? row.content_locale : locale,
    meeting_point: content.meeting_point,
    accommodation_text: content.accommodation_text,
    ship: row.ship && shipOf(row.ship, row, reader, dictionary),
    what_to_bring: content.what_to_bring,
    questions: [...content.questions.map((question) => ({ id: null, ...question })), ...row.asked],
    reviews: row.reviews.map(shownReview),
    rating_counts: row.rating_counts,
  };
}

export async function reviewsPage(
  catalogue: Catalogue,
  query: z.output<typeof tourReviewsCall.query>,
  { locale }: Pick<Reader, "locale">,
): Promise<AnswerOf<typeof tourReviewsCall>> {
  const { page = 1 } = query;
  const found = await readTourReviews(catalogue.reads, {
    tourId: query.id,
    locale,
    rating: query.rating ?? null,
    withPhotos: query.has_photos === "1",
    from: (page - 1) * reviewsPerPage,
    count: reviewsPerPage,
  });
  if (found === null) throw new ApiError("not_found");
  const { items, total } = found;
  return { items: items.map(shownReview), total, page, pages: Math.ceil(total / reviewsPerPage) };
}

export function shownReview<Row extends ReviewRow>(review: Row): Omit<Row, "photos"> & Review {
  const { author_photo, author_name, photos } = review;
  return {
    ...review,
    author_photo: author_photo === null ? null : pictureTemplate(author_photo),
    photos: photos.map((key) => pictureOf(key, author_name)),
  };
}
