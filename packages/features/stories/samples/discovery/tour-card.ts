import { cardFlags } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { DateVariant, TourCard } from "@tropa/api-contract/discovery/tour-card";
import type { Image } from "@tropa/api-contract/base/primitives";
import { addDays } from "@tropa/domain/time/local-date";
import { samplePhotos } from "@tropa/ui-kit/test/sample-photos.ts";
import { storyDay } from "../../harness/fixed-day.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

const [firstPhoto, ...otherPhotos] = samplePhotos;
if (!firstPhoto) throw new Error("the kit has no sample photos");

/** A drawn picture, which needs no request. */
export function sampleImage(index: number): Image {
  const { template, alt, colour } = pick([firstPhoto ?? never(), ...otherPhotos], index);
  return { image: template, alt, color: colour };
}

function never(): never {
  throw new Error("the kit has no sample photos");
}

/** Days from one departure to the next. */
const betweenDates = 14;
const days = 8;
/** Price in minor units. */
const price = 98_000;

/** First and last day of the n-th departure. */
export function departureDays(index: number): { start: string; end: string } {
  const start = addDays(storyDay, 30 + index * betweenDates);
  return { start, end: addDays(start, days - 1) };
}

/** A guaranteed departure with free seats. */
export function sampleDate(
  { currency, variant }: SampleSet,
  index: number,
  more: Partial<DateVariant> = {},
): DateVariant {
  return {
    id: 500 + index,
    tour_id: 1,
    ...departureDays(index),
    times: [],
    price,
    currency,
    charge_price: currency === variant.chargeCurrency ? price : price * 90,
    original_price: price,
    price_without_discount: null,
    original_price_without_discount: null,
    is_busy: false,
    not_guaranteed: false,
    seats_left: 6,
    held_until: null,
    seats_total: 12,
    cabins_left: [],
    discount: null,
    ...more,
  };
}

export const tourSlug = (id: number): string => `tour-of-a-story-${id}`;

/** The card of the n-th tour. */
export function sampleCard(
  { texts, currency }: SampleSet,
  index = 0,
  more: Partial<TourCard> = {},
): TourCard {
  const id = index + 1;
  const hasDiscount = index % 3 === 1;
  return {
    id,
    title: pick(texts.tours, index),
    slug: tourSlug(id),
    emoji: null,
    image: sampleImage(index),
    images_count: 5,
    traits: index % 4 === 2 ? [...cardFlags] : [],
    price: price + index * 7_000,
    currency,
    original_price: price,
    original_currency: currency,
    price_without_discount: hasDiscount ? price * 1.2 : null,
    is_need_show_price_from: index % 2 === 0,
    is_date_chosen: false,
    child_prices: [],
    min_age: 12,
    duration: { days, nights: days - 1, hours: 0 },
    nearest: {
      id: 500 + index,
      ...departureDays(index),
      price: price + index * 7_000,
      discount: null,
      not_guaranteed: index % 4 === 2,
      joined: 5,
      missing: index % 4 === 2 ? 3 : 0,
      decided_by: index % 4 === 2 ? addDays(departureDays(index).start, -14) : null,
      times: [],
    },
    more_dates: index % 4,
    is_dates_preliminary: false,
    use_request_period: false,
    request_period_start: null,
    request_period_end: null,
    organizer: {
      id: 7,
      name: pick(texts.people, index),
      photo: sampleImage(index + 1).image,
      has_page: true,
    },
    activity: pick(texts.activities, index),
    tags: [{ id: 1, text: pick(texts.tags, index), is_hidden: false }],
    location: `${texts.region}, ${texts.country}`,
    rating: 4.8,
    reviews_count: index % 3 === 2 ? 0 : 128,
    difficulty: 2,
    is_very_hot: index % 5 === 1,
    is_new: index % 3 === 2,
    type: 1,
    cruise: null,
    is_tour_active: true,
    ...more,
  };
}

export const sampleCards = (samples: SampleSet, count: number, from = 0): TourCard[] =>
  Array.from({ length: count }, (_, index) => sampleCard(samples, from + index));
