import type {
  AccommodationKind,
  ComfortLevel,
  Difficulty,
} from "../../discovery/search-filter/limits.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Locale } from "../../locale.ts";
import type { Currency } from "../../money.ts";
import type { ChildPrice } from "../../sales/party/party-price.ts";

/** By language; what nobody has written in a language is not there. */
export type DraftText = Partial<Record<Locale, string>>;
export type DraftLines = Partial<Record<Locale, string[]>>;

/** A sight of a day: a point on the map in degrees. */
export interface DraftSpot {
  name: DraftText;
  lat: number;
  lng: number;
}

export const mealKinds = ["breakfast", "lunch", "dinner"] as const;
export type MealKind = (typeof mealKinds)[number];

/** A day of a tour, or a step of an excursion, by its place in the list. */
export interface DraftDay {
  title: DraftText;
  text: DraftText;
  /** Where the day is spent; null: not said. */
  city_id: number | null;
  /** A picture as it is stored; null: none. */
  photo: string | null;
  distance_km: number | null;
  meals: MealKind[];
  /** In the order of the way. */
  spots: DraftSpot[];
}

export interface DraftQuestion {
  question: DraftText;
  answer: DraftText;
}

/** A tour as its organizer writes it, before anybody else sees it. Named as on the wire. */
export interface TourDraft {
  type: "tour" | "excursion";
  title: DraftText;
  summary: DraftText;
  /** Paragraphs. */
  description: DraftLines;
  highlights: DraftLines;
  /** The first is the main one. */
  city_ids: number[];
  /** Activities; the first is the main one. */
  rest_kind_ids: number[];
  /** Pictures as they are stored; the first is the cover. */
  photos: string[];
  /** What is to be seen on a photo, by the photo; most have none. */
  captions: Record<string, DraftText>;
  /** Of a tour; null: not said yet. */
  duration_days: number | null;
  duration_nights: number | null;
  /** Of an excursion. */
  duration_hours: number | null;
  difficulty: Difficulty | null;
  comfort: ComfortLevel[];
  accommodation: AccommodationKind[];
  /** Languages that the guide speaks, two letters each. */
  languages: string[];
  min_age: number;
  max_group_size: number | null;
  /** Travellers that make a departure certain, and how many days before the start that is decided. */
  min_group_size: number;
  decided_days: number;
  programme: DraftDay[];
  included: DraftLines;
  excluded: DraftLines;
  what_to_bring: DraftLines;
  accommodation_text: DraftText;
  meeting_text: DraftText;
  /** Where it begins; null: not marked yet. */
  meeting_spot: { lat: number; lng: number } | null;
  questions: DraftQuestion[];
  /** At one of the video hosts; empty: none. */
  video_url: string;
  currency: Currency;
  /** For an adult, minor units: what departures begin with, and what is shown while there are none. */
  price: number | null;
  child_prices: ChildPrice[];
  prepayment_percent: number;
  /** Everything goes back until so many days before the start. */
  cancellation_days: number;
  /** Goes on request, on any date of the period; null: on its departures alone. */
  request_period: { start: LocalDate; end: LocalDate } | null;
}

export type DraftField = keyof TourDraft;

/** Most of each: of a list its length, of a text its characters, of a number its value. */
export const draftLimits = {
  title: 120,
  summary: 400,
  line: 500,
  paragraph: 3000,
  dayText: 5000,
  paragraphs: 20,
  highlights: 8,
  lines: 40,
  cities: 20,
  activities: 8,
  photos: 40,
  /** Read aloud in the place of a photo: a sentence, not a story. */
  caption: 160,
  days: 60,
  spots: 20,
  questions: 30,
  children: 18,
  languages: 20,
  durationDays: 365,
  durationHours: 24,
  group: 10_000,
  age: 99,
  decidedDays: 365,
  cancellationDays: 365,
  distanceKm: 20_000,
} as const;

/** Percent of the price that is paid when booking. */
export const prepaymentRange = { least: 5, most: 100 } as const;

/** Characters and numbers that a tour needs at least before anybody looks at it. */
export const draftLeast = {
  title: 5,
  summary: 30,
  /** Of all paragraphs together. */
  description: 150,
  photos: 3,
  highlights: 2,
  included: 1,
} as const;

/** Parts of the form, in their order; each field stands in one. */
export const draftSections = {
  texts: ["title", "summary", "description", "highlights", "questions", "video_url"],
  place: ["type", "city_ids", "rest_kind_ids", "meeting_text", "meeting_spot"],
  group: [
    "duration_days",
    "duration_nights",
    "duration_hours",
    "difficulty",
    "comfort",
    "accommodation",
    "accommodation_text",
    "languages",
    "min_age",
    "max_group_size",
    "min_group_size",
    "decided_days",
  ],
  photos: ["photos", "captions"],
  programme: ["programme"],
  included: ["included", "excluded", "what_to_bring"],
  conditions: [
    "currency",
    "price",
    "child_prices",
    "prepayment_percent",
    "cancellation_days",
    "request_period",
  ],
} as const satisfies Record<string, readonly DraftField[]>;
export type DraftSection = keyof typeof draftSections;
export const draftSectionNames = Object.keys(draftSections) as DraftSection[];

/** The part of the form that a field, or a path into it such as `programme.2.title.ru`, stands in. */
export function draftSectionOf(path: string): DraftSection {
  const [field] = path.split(".");
  const found = draftSectionNames.find((name) =>
    draftSections[name].some((own: string) => own === field),
  );
  if (!found) throw new Error(`"${path}" is no field of a tour's draft`);
  return found;
}

/**
 * Fields that stay as they are once the tour was published: departures and their bookings are counted in them. A tour
 * of another length or in another currency is another tour.
 */
export const fixedFields = ["type", "currency", "duration_days", "duration_hours"] as const;

export const fixedOf = (draft: TourDraft): Pick<TourDraft, (typeof fixedFields)[number]> => ({
  type: draft.type,
  currency: draft.currency,
  duration_days: draft.duration_days,
  duration_hours: draft.duration_hours,
});

/** What a new tour begins as. */
export function emptyDraft(type: TourDraft["type"], currency: Currency): TourDraft {
  return {
    type,
    title: {},
    summary: {},
    description: {},
    highlights: {},
    city_ids: [],
    rest_kind_ids: [],
    photos: [],
    captions: {},
    duration_days: null,
    duration_nights: null,
    duration_hours: null,
    difficulty: null,
    comfort: [],
    accommodation: [],
    languages: [],
    min_age: 0,
    max_group_size: null,
    min_group_size: 1,
    decided_days: 14,
    programme: [],
    included: {},
    excluded: {},
    what_to_bring: {},
    accommodation_text: {},
    meeting_text: {},
    meeting_spot: null,
    questions: [],
    video_url: "",
    currency,
    price: null,
    child_prices: [],
    prepayment_percent: 15,
    cancellation_days: 14,
    request_period: null,
  };
}

/** Captions of photos that the draft has, without empty ones: a photo that is taken out takes its caption along. */
export const captionsOf = ({
  photos,
  captions,
}: Pick<TourDraft, "photos" | "captions">): TourDraft["captions"] =>
  Object.fromEntries(
    photos.flatMap((photo) => {
      const written = Object.entries(captions[photo] ?? {}).filter(([, words]) => words.trim());
      return written.length > 0 ? [[photo, Object.fromEntries(written)]] : [];
    }),
  );
