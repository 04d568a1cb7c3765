import { sampleTraits } from "./traits.ts";
import {
  tourCall,
  tourReviewsCall,
  toursByIdsCall,
} from "@tropa/api-contract/discovery/calls-catalogue";
import { tourPhotosCall } from "@tropa/api-contract/discovery/calls-tours";
import { ticketCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { sampleReview } from "./review.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleWeather } from "./weather.ts";
import { sampleCards, sampleDate, sampleImage, tourSlug } from "./tour-card.ts";

/** Path of the first tour's page. */
export const tourPath = `/${tourSlug(1)}`;

const days = 8;
const price = 98_000;

function programme({ texts }: SampleSet): Tour["programme"] {
  return Array.from({ length: 4 }, (_, index) => ({
    day: index + 1,
    title: pick(texts.activities, index),
    text: pick(texts.paragraphs, index),
    image: index === 1 ? sampleImage(3) : null,
    distance_km: index === 0 ? null : 11 + index,
    meals: index === 0 ? ["dinner" as const] : ["breakfast" as const, "lunch" as const],
    city_id: (index % texts.cities.length) + 1,
    places: [],
  }));
}

function organizer({ texts }: SampleSet): Tour["organizer"] {
  return {
    id: 7,
    name: texts.people[0],
    first_name: texts.people[0],
    last_name: "",
    photo: sampleImage(2).image,
    has_page: true,
    about: pick(texts.paragraphs, 0),
    languages: ["en", "ru"],
    started_on: "2015-05-01",
    is_verified: true,
    has_direct_sale: true,
    answer_minutes: 35,
    tours_count: 12,
    rating: 4.9,
    reviews_count: 210,
    expert: {
      first_name: texts.people[0],
      last_name: "",
      photo: sampleImage(2).image,
      marketplace_requests_with_direct_sale: true,
    },
  };
}

/** A tour with content in every section of its page. */
export function sampleTour(samples: SampleSet, more: Partial<Tour> = {}): Tour {
  const { texts, currency, locale } = samples;
  const place = (name: string, index: number) => ({ id: index + 1, name, slug: `place-${index}` });
  return {
    id: 1,
    id_on_site: 1,
    ...sampleTraits,
    slug: tourSlug(1),
    is_tour_active: true,
    is_individual: false,
    type: 1,
    is_cruise: false,
    title: texts.tours[0],
    emoji: null,
    summary: texts.summary,
    images: [0, 1, 2, 3, 4].map(sampleImage),
    video_url: null,
    stories: [],
    price,
    currency,
    original_price: price,
    original_currency: currency,
    price_without_discount: null,
    is_need_show_price_from: true,
    prepayment_percent: 20,
    child_prices: [{ from_age: 7, to_age: 13, percent: 70 }],
    rating: 4.8,
    reviews_count: 24,
    duration: { days, nights: days - 1, hours: 0 },
    difficulty: 2,
    comfort: ["medium"],
    is_comfort_base: false,
    is_comfort_base_plus: false,
    is_comfort_medium: true,
    is_comfort_improved: false,
    is_comfort_premium: false,
    tags: texts.tags.map((text, index) => ({ id: index + 1, text, is_hidden: false })),
    accommodation: ["tent", "hotel"],
    languages: ["en", "ru"],
    min_age: 7,
    max_group_size: 12,
    min_group_size: 6,
    decided_days: 14,
    cancellation_days: 30,
    activities: texts.activities.map((name, index) => ({ name, slug: `activity-${index + 1}` })),
    collections: texts.collections.map((name, index) => ({
      id: index + 1,
      name,
      slug: `collection-${index + 1}`,
      is_hidden: false,
    })),
    breadcrumbs: [
      { name: texts.country, slug: "country-1" },
      { name: texts.region, slug: "altai" },
    ],
    location: `${texts.region}, ${texts.country}`,
    countries: [place(texts.country, 0)],
    regions: [place(texts.region, 1)],
    host_cities: [place(texts.cities[0], 2)],
    cities: texts.cities.map((name, index) => ({
      id: index + 1,
      name,
      lat: 50 + index,
      lng: 86 + index,
    })),
    organizer: organizer(samples),
    variants: [
      sampleDate(samples, 0),
      sampleDate(samples, 1, { seats_left: 2, not_guaranteed: true, seats_total: 10 }),
      sampleDate(samples, 2, { is_busy: true, seats_left: 0 }),
      sampleDate(samples, 3, { price: 88_000, price_without_discount: 98_000 }),
    ],
    excursion_dates: [],
    versions: [],
    use_request_period: false,
    request_period_start: null,
    request_period_end: null,
    is_dates_preliminary: false,
    content_locale: locale,
    description: [...texts.paragraphs],
    highlights: [...texts.things],
    programme: programme(samples),
    included: [...texts.things],
    excluded: [pick(texts.things, 3)],
    price_locale: locale,
    time_zone: "Asia/Barnaul",
    meeting_point: { text: texts.cities[0], lat: 51.9, lng: 85.9 },
    accommodation_text: pick(texts.paragraphs, 1),
    ship: null,
    what_to_bring: [...texts.things],
    questions: [
      { id: null, question: texts.question, answer: texts.reply },
      {
        id: 7,
        question: texts.question,
        answer: texts.reply,
        author_name: pick(texts.people, 0),
        asked_on: "2026-09-01",
      },
    ],
    reviews: [0, 1, 2].map((index) => sampleReview(samples, index)),
    rating_counts: [0, 0, 1, 3, 20],
    similar: sampleCards(samples, 4, 1),
    ...more,
  };
}

/** A cruise with three kinds of cabins, the second one always full. */
export function sampleCruise(samples: SampleSet, more: Partial<Tour> = {}): Tour {
  const { texts } = samples;
  const cabins = [0, 1, 2].map((index) => ({
    id: index + 1,
    kind: pick(texts.things, index),
    inside: [pick(texts.things, index + 1)],
    capacity: 2,
    deck: index + 1,
    supplement_percent: index * 20,
    price: price * (1 + index * 0.2),
  }));
  const cabins_left = [
    { id: 1, left: 3 },
    { id: 2, left: 0 },
    { id: 3, left: 1 },
  ];
  return sampleTour(samples, {
    is_cruise: true,
    ship: {
      name: texts.ship,
      vessel: texts.ship,
      built: 1989,
      decks: 4,
      passengers: 120,
      image: sampleImage(4),
      cabins,
    },
    variants: [sampleDate(samples, 0, { cabins_left }), sampleDate(samples, 1, { cabins_left })],
    ...more,
  });
}

/** Number of further pages of reviews. */
const reviewPages = 2;
const reviewsOnPage = 4;

function sampleReviews(samples: SampleSet, page: number) {
  return {
    items: Array.from({ length: reviewsOnPage }, (_, index) =>
      sampleReview(samples, (page - 1) * reviewsOnPage + index),
    ),
    total: reviewPages * reviewsOnPage,
    page,
    pages: reviewPages,
  };
}

type Tickets = WireAnswerOf<typeof ticketCitiesCall>;

function sampleTickets({ texts }: SampleSet): Tickets {
  const city = { id: 1, name: texts.cities[0], lat: 51.9, lng: 85.9 };
  return {
    arrival: city,
    departure: city,
    train_arrival: { ...city, name: pick(texts.cities, 2) },
    train_departure: null,
    other_mean_of_transport_arrival: texts.summary,
    other_mean_of_transport_departure: null,
    important: texts.reply,
    comment_for_all_cities: null,
  };
}

/** Answers for a tour's page. */
export const tourAnswers = (samples: SampleSet, tour = sampleTour(samples)): FakeAnswer[] => [
  answer(tourCall, tour),
  answer(tourReviewsCall, ({ query }) => sampleReviews(samples, Number(query["page"] ?? 1))),
  answer(tourPhotosCall, { items: [0, 1, 2].map(sampleImage) }),
  answer(toursByIdsCall, { items: sampleCards(samples, 2) }),
  answer(ticketCitiesCall, sampleTickets(samples)),
  answer(tourWeatherCall, sampleWeather(samples)),
];
