import type { tourReviewsCall } from "@tropa/api-contract/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import type { DateVariant, RemovedTourData, Review, Tour } from "@tropa/api-contract/tour";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { parseTourPath, tourPathOf } from "@tropa/domain/tour-path";
import { ApiError } from "../http/api-error.ts";
import { dateDiscount } from "./cards.ts";
import type { Reader } from "./cards.ts";
import { today } from "./catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Dictionary } from "./dictionary.ts";
import { galleryOf, pictureOf, pictureTemplate } from "./pictures.ts";
import { similarDestinations, similarTours } from "./similar-tours.ts";
import { readReviews, readTour } from "./tour-store.ts";
import type { OrganizerRow, TourDateRow, TourRow } from "./tour-store.ts";

/** Reviews that come with the page; the rest are asked for by page. */
const firstReviews = 6;
const reviewsPerPage = 10;

/**
 * The tour at a path. The id decides: whoever came by another text learns the canonical slug. 404 for what never
 * was, 404 with similar tours for what was taken off, 410 for what is gone for good.
 */
export async function tourPage(catalogue: Catalogue, path: string, reader: Reader): Promise<Tour> {
  const id = parseTourPath(path)?.id;
  if (id === undefined) throw new ApiError("not_found");
  return catalogue.kept("tour", [id, reader.locale, reader.currency], async () => {
    const question = { id, locale: reader.locale, today: today(), reviews: firstReviews };
    const row = await readTour(catalogue.pool, question);
    if (row === null) throw new ApiError("not_found");
    if (row.status === "gone") throw new ApiError("gone");
    const similar = await similarTours(catalogue, row, reader);
    if (row.status === "removed") {
      const similar_destinations = await similarDestinations(catalogue, row, reader.locale);
      const data: RemovedTourData = { similar_tours: similar, similar_destinations };
      throw new ApiError("removed_from_publication", { data: { ...data } });
    }
    return { ...pageOf(row, reader, catalogue.dictionary), similar };
  });
}

function pageOf(row: TourRow, reader: Reader, dictionary: Dictionary): Omit<Tour, "similar"> {
  const { locale, currency } = reader;
  const location = dictionary.location(row.main_city_id, locale);
  const alt = `${row.title} — ${location}`;
  const shown = (minor: number): number =>
    dictionary.convert({ minor, currency: row.currency }, currency, "major");
  const { content } = row;
  return {
    id: row.id,
    slug: tourPathOf(row),
    is_tour_active: true,
    is_individual: false,
    type: row.type,
    is_cruise: row.is_cruise,
    title: row.title,
    emoji: row.emoji,
    summary: row.summary,
    images: galleryOf(row.images, alt, locale),
    price: shown(row.price_minor),
    currency,
    original_price: row.price_minor,
    original_currency: row.currency,
    price_without_discount:
      row.price_without_discount_minor === null ? null : shown(row.price_without_discount_minor),
    is_need_show_price_from: row.is_price_from,
    prepayment_percent: row.prepayment_percent,
    rating: row.rating,
    reviews_count: row.reviews_count,
    duration: { days: row.duration_days, nights: row.duration_nights, hours: row.duration_hours },
    difficulty: row.difficulty,
    comfort: row.comfort,
    accommodation: row.accommodation,
    languages: row.languages,
    min_age: row.min_age,
    max_group_size: row.max_group_size,
    cancellation_days: row.cancellation_days,
    ...links(row, dictionary, locale),
    location,
    cities: row.city_ids.flatMap((id) => {
      const city = dictionary.cities.get(id);
      return city ? [{ id, name: localise(city.name, locale), lat: city.lat, lng: city.lng }] : [];
    }),
    organizer: organizerOf(row.organizer),
    variants: row.dates.map((date) => variantOf(row, date, currency, shown)),
    use_request_period: row.request_period_start !== null || row.request_period_end !== null,
    request_period_start: row.request_period_start,
    request_period_end: row.request_period_end,
    is_dates_preliminary: row.is_dates_preliminary,
    content_locale: row.content_locale,
    description: content.description,
    highlights: content.highlights,
    programme: content.programme.map(({ image, day, title, text, distance_km, meals }) => ({
      day,
      title,
      text,
      distance_km,
      meals,
      image: image === null ? null : pictureOf(image, title),
    })),
    included: content.included,
    excluded: content.excluded,
    meeting_point: content.meeting_point,
    accommodation_text: content.accommodation_text,
    what_to_bring: content.what_to_bring,
    questions: content.questions,
    reviews: row.reviews.map(shownReview),
    rating_counts: row.rating_counts,
  };
}

export async function reviewsPage(
  catalogue: Catalogue,
  tourId: number,
  page: number,
): Promise<AnswerOf<typeof tourReviewsCall>> {
  const from = (page - 1) * reviewsPerPage;
  const found = await readReviews(catalogue.pool, { tourId, from, count: reviewsPerPage });
  if (found === null) throw new ApiError("not_found");
  const { items, total } = found;
  return { items: items.map(shownReview), total, page, pages: Math.ceil(total / reviewsPerPage) };
}

export function shownReview(review: Review): Review {
  const { author_photo } = review;
  return { ...review, author_photo: author_photo === null ? null : pictureTemplate(author_photo) };
}

function variantOf(
  tour: TourRow,
  date: TourDateRow,
  currency: Reader["currency"],
  shown: (minor: number) => number,
): DateVariant {
  const without = date.price_without_discount_minor;
  return {
    id: date.id,
    tour_id: tour.id,
    start: date.starts_on,
    end: date.ends_on,
    times: date.start_times,
    price: shown(date.price_minor),
    currency,
    original_price: date.price_minor,
    price_without_discount: without === null ? null : shown(without),
    is_busy: date.seats_left === 0,
    not_guaranteed: !date.is_guaranteed,
    seats_left: date.seats_left,
    discount: dateDiscount({
      price: date.price_minor,
      without,
      type: date.discount_type,
      endsOn: date.discount_ends_on,
    }),
  };
}

/** A company goes by its title, a person by a name in the reader's letters. */
function organizerOf({ title, full_name_ru, photo, ...row }: OrganizerRow): Tour["organizer"] {
  const isPerson = title === full_name_ru;
  return {
    ...row,
    name: isPerson ? `${row.first_name} ${row.last_name}` : title,
    photo: pictureTemplate(photo),
  };
}

/** Listings that the tour stands in: places from wide to narrow, activities, shown collections. */
function links(
  row: TourRow,
  dictionary: Dictionary,
  locale: Locale,
): Pick<Tour, "breadcrumbs" | "activities" | "collections"> {
  const city = dictionary.cities.get(row.main_city_id);
  const region = city?.region_id ? dictionary.regions.get(city.region_id) : undefined;
  const country = city && dictionary.countries.get(city.country_id);
  const link = (named: { name: Parameters<typeof localise>[0]; slug: string }) => ({
    name: localise(named.name, locale),
    slug: named.slug,
  });
  const kinds = row.rest_kind_ids.toSorted(
    (a, b) => Number(b === row.main_rest_kind_id) - Number(a === row.main_rest_kind_id),
  );
  return {
    breadcrumbs: [country, region, city].flatMap((place) => (place ? [link(place)] : [])),
    activities: kinds.flatMap((id) => {
      const kind = dictionary.restKinds.get(id);
      return kind ? [link(kind)] : [];
    }),
    collections: row.collection_ids.flatMap((id) => {
      const collection = dictionary.collections.get(id);
      return collection && !collection.is_hidden ? [link(collection)] : [];
    }),
  };
}
