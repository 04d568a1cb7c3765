import type {
  allRestKindsCall,
  allSeasonsCall,
  calendarPeriodsCall,
  destinationsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleImage } from "./tour-card.ts";

type Destinations = WireAnswerOf<typeof destinationsCall>;
type Country = Destinations["continents"][number]["countries"][number];

function country({ texts }: SampleSet, index: number): Country {
  return {
    id: index + 1,
    iso_code: pick(["RU", "KZ", "GE", "DE"], index),
    name: pick([texts.country, texts.region, ...texts.cities], index),
    slug: `country-${index + 1}`,
    tours_count: 90 - index * 20,
    image: index === 3 ? null : sampleImage(index),
    lat: 50 - index,
    lng: 80 - index * 10,
    price_from: index === 2 ? null : 21_000,
    places: texts.cities.map((name, at) => ({
      id: index * 10 + at + 1,
      kind: at === 0 ? ("region" as const) : ("city" as const),
      name,
      slug: `place-${index}-${at}`,
      tours_count: 12 + at,
      image: null,
      lat: 50 + at,
      lng: 86 + at,
      price_from: 30_000,
    })),
  };
}

export const sampleDestinations = (samples: SampleSet): Destinations => ({
  currency: samples.currency,
  continents: [0, 1].map((index) => ({
    name: pick([samples.texts.country, samples.texts.region], index),
    slug: `continent-${index + 1}`,
    tours_count: 160 - index * 60,
    price_from: 21_000,
    countries: [country(samples, index * 2), country(samples, index * 2 + 1)],
  })),
});

export const sampleActivities = ({ texts }: SampleSet): WireAnswerOf<typeof allRestKindsCall> => ({
  items: texts.activities.map((name, index) => ({
    id: index + 1,
    name,
    slug: ["hiking", "cruises", "city"][index] ?? `activity-${index + 1}`,
    tours_count: index * 7,
    image: index === 2 ? null : sampleImage(index),
    emoji: "🥾",
  })),
});

export const sampleSeasons = ({ texts }: SampleSet): WireAnswerOf<typeof allSeasonsCall> => ({
  items: [
    { season: "autumn" as const, date_from: "2026-09-15", date_to: "2026-11-30" },
    { season: "winter" as const, date_from: "2026-12-01", date_to: "2027-02-28" },
    { season: "spring" as const, date_from: "2027-03-01", date_to: "2027-05-31" },
  ].map((span, index) => ({ ...span, name: pick(texts.activities, index), tours_count: 40 })),
});

export const samplePeriods = ({ texts }: SampleSet): WireAnswerOf<typeof calendarPeriodsCall> => ({
  items: ["2026-09-30", "2026-10-31", "2026-12-31", "2027-02-28"].map((end, index) => ({
    value: end.slice(0, 7),
    name: pick(texts.cities, index),
    start: `${end.slice(0, 7)}-01`,
    end,
    tours_count: 9 + index,
  })),
});
