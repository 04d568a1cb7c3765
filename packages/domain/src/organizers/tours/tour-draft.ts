import { tourFields, traitNames } from "../../discovery/tour-fields/tour-fields.ts";
import { emptyTraits } from "../../discovery/tour-fields/traits.ts";
import type { DraftTraits } from "../../discovery/tour-fields/traits.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Locale } from "../../locale.ts";
import type { Currency } from "../../money.ts";
import type { ChildPrice } from "../../sales/party/party-price.ts";

/** A text by language; languages without it are absent. */
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

/** A day of a tour or a step of an excursion; its index in the list is its number. */
export interface DraftDay {
  title: DraftText;
  text: DraftText;
  /** City of the day; null if not given. */
  city_id: number | null;
  /** A stored picture; null for none. */
  photo: string | null;
  distance_km: number | null;
  meals: MealKind[];
  /** In order of the route. */
  spots: DraftSpot[];
}

export interface DraftQuestion {
  question: DraftText;
  answer: DraftText;
}

/** A tour as its organizer writes it, before anybody else sees it. Named as on the wire. */
export interface TourDraft extends DraftTraits {
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
  /** Stored pictures; the first is the cover. */
  photos: string[];
  /** Captions by photo; most photos have none. */
  captions: Record<string, DraftText>;
  /** Length of a tour; null if not given yet. */
  duration_days: number | null;
  duration_nights: number | null;
  /** Length of an excursion. */
  duration_hours: number | null;
  min_age: number;
  max_group_size: number | null;
  /**
   * Travellers needed for a departure to take place, and how many days before the start that is
   * decided.
   */
  min_group_size: number;
  decided_days: number;
  programme: DraftDay[];
  included: DraftLines;
  excluded: DraftLines;
  what_to_bring: DraftLines;
  accommodation_text: DraftText;
  meeting_text: DraftText;
  /** Where the tour starts; null if not marked yet. */
  meeting_spot: { lat: number; lng: number } | null;
  questions: DraftQuestion[];
  /** Address at one of the video hosts; empty for none. */
  video_url: string;
  currency: Currency;
  /**
   * Price for an adult, minor units: the initial price of departures, shown while there are none.
   */
  price: number | null;
  child_prices: ChildPrice[];
  prepayment_percent: number;
  /** Days before the start until which cancelling is free. */
  cancellation_days: number;
  /**
   * The period in which the tour can be requested on any date; null if it only has fixed
   * departures.
   */
  request_period: { start: LocalDate; end: LocalDate } | null;
}

export type DraftField = keyof TourDraft;

/** Upper limits: of a list its length, of a text its characters, of a number its value. */
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
  /** Screen readers read it instead of the photo, so it is a sentence, not a story. */
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

/** Prepayment when booking, percent of the price. */
export const prepaymentRange = { least: 5, most: 100 } as const;

/** Lower limits before a tour can be reviewed, in the same units as `draftLimits`. */
export const draftLeast = {
  title: 5,
  summary: 30,
  /** All paragraphs together. */
  description: 150,
  photos: 3,
  highlights: 2,
  included: 1,
} as const;

/** Sections of the form, in order, with their fields. */
export const draftSections = {
  texts: ["title", "summary", "description", "highlights", "questions", "video_url"],
  place: ["type", "city_ids", "rest_kind_ids", "meeting_text", "meeting_spot"],
  group: [
    "duration_days",
    "duration_nights",
    "duration_hours",
    ...traitNames.map((name) => tourFields[name].column),
    "accommodation_text",
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

/** Returns the section of a field, or of a path into it such as `programme.2.title.ru`. */
export function draftSectionOf(path: string): DraftSection {
  const [field] = path.split(".");
  const found = draftSectionNames.find((name) =>
    draftSections[name].some((own: string) => own === field),
  );
  if (!found) throw new Error(`"${path}" is not a field of a tour's draft`);
  return found;
}

/**
 * Fields that cannot change once the tour was published, because departures and bookings depend on
 * them. A tour of another length or in another currency is another tour.
 */
export const fixedFields = ["type", "currency", "duration_days", "duration_hours"] as const;

/** Returns the fields of a draft that cannot change after its first publication. */
export const fixedFieldsOf = (draft: TourDraft): Pick<TourDraft, (typeof fixedFields)[number]> => ({
  type: draft.type,
  currency: draft.currency,
  duration_days: draft.duration_days,
  duration_hours: draft.duration_hours,
});

/** Returns the draft of a new tour. */
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
    ...emptyTraits(),
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

/** A stored draft: it lacks the fields that were added after it was stored, but never these two. */
type StoredDraft = Pick<TourDraft, "type" | "currency"> &
  Partial<Omit<TourDraft, "programme">> & { programme?: Partial<DraftDay>[] };

const emptyDay = (): DraftDay => ({
  title: {},
  text: {},
  city_id: null,
  photo: null,
  distance_km: null,
  meals: [],
  spots: [],
});

/** Returns a stored draft with the defaults of the fields that it lacks. */
export const readDraft = (stored: StoredDraft): TourDraft => ({
  ...emptyDraft(stored.type, stored.currency),
  ...stored,
  programme: (stored.programme ?? []).map((day) => ({ ...emptyDay(), ...day })),
});

/**
 * Returns the captions of photos in the draft, without empty ones: removing a photo removes its
 * caption.
 */
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
