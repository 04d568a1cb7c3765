import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { collectionsCall, homeCall, infoCall } from "@tropa/api-contract/discovery/calls-home";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleReview } from "./review.ts";
import { departureDays, sampleCard, sampleCards, sampleImage } from "./tour-card.ts";

type Home = WireAnswerOf<typeof homeCall>;

export function sampleHome(samples: SampleSet, more: Partial<Home> = {}): Home {
  const { texts, currency } = samples;
  return {
    destinations: Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      slug: `place-${index + 1}`,
      name: pick([texts.region, texts.country, ...texts.cities], index),
      hint: index % 2 === 0 ? texts.country : null,
      tours_count: 12 + index * 31,
      image: sampleImage(index),
      price_from: 45_000,
      currency,
    })),
    activities: texts.activities.map((name, index) => ({
      id: index + 1,
      slug: `activity-${index + 1}`,
      name,
      emoji: pick(["🥾", "🐎", "🛶", "⛷️"], index),
      tours_count: 40 + index,
    })),
    hot: sampleCards(samples, 4),
    season: sampleCards(samples, 4, 4),
    season_dates: { season: "spring", start: "2027-03-10", end: "2027-05-31" },
    departures: Array.from({ length: 4 }, (_, index) => ({
      tour: sampleCard(samples, index),
      ...departureDays(index),
      price: 98_000,
      price_without_discount: index === 1 ? 120_000 : null,
      seats_left: index + 1,
    })),
    reviews: Array.from({ length: 3 }, (_, index) => ({
      ...sampleReview(samples, index),
      tour: { name: pick(texts.tours, index), slug: `tour-of-a-story-${index + 1}` },
    })),
    excursions: [],
    ...more,
  };
}

type Collections = WireAnswerOf<typeof collectionsCall>;

export const sampleCollections = ({ texts, currency }: SampleSet): Collections => ({
  collections: texts.collections.map((name, index) => ({
    id: index + 1,
    slug: `collection-${index + 1}`,
    name,
    description: texts.summary,
    tours_count: 9 + index,
    image: sampleImage(index + 2),
    is_hidden: false,
    price_from: 45_000,
    currency,
  })),
});

export const sampleInfo: WireAnswerOf<typeof infoCall> = {
  totalCount: 1240,
  toursCount: 980,
  cruisesCount: 60,
  authorToursCount: 400,
  verifiedOrganizersCount: 210,
  regionsCount: 84,
  restKindsCount: 30,
  reviewsCount: 7993,
  rating: 4.8,
};

/** Answers for the home page. */
export const homeAnswers = (samples: SampleSet): FakeAnswer[] => [
  answer(homeCall, sampleHome(samples)),
  answer(collectionsCall, sampleCollections(samples)),
  answer(infoCall, sampleInfo),
];
