import type { TourContentBody } from "@tropa/domain/discovery/tour-content";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import type {
  CityRow,
  CollectionRow,
  CountryRow,
  CurrencyRateRow,
  RegionRow,
  RestKindRow,
} from "@tropa/geography/vocabulary";
import type { Names, BilingualText } from "@tropa/geography/notation/place-seed";

/** Rows of the catalogue's tables. Dates are `yyyy-MM-dd`, amounts in minor units. */

export interface ShipRow {
  id: number;
  slug: string;
  name: Names;
  cruise_type: string;
  passengers: number;
}

export interface WaterObjectRow {
  id: number;
  slug: string;
  name: Names;
  kind: string;
}

export interface OrganizerRow {
  id: number;
  title: string;
  first_name: BilingualText;
  last_name: BilingualText;
  about: Names;
  photo: string;
  email: string;
  phone: string;
  city_id: number;
  languages: string[];
  started_on: string;
  is_verified: boolean;
  has_direct_sale: boolean;
}

export interface TourContentRow {
  id: number;
  body: TourContentBody;
}

/** A text in Russian and English, and in further languages if translated. */
export type TourText = BilingualText & Partial<Record<"de" | "zh", string>>;

/** A generated tour. */
export interface GeneratedTour extends Traits {
  id: number;
  slug: string;
  status: "published" | "removed" | "gone";
  /** 1 for a tour, 2 for an excursion. */
  type: 1 | 2;
  is_cruise: boolean;
  is_author_tour: boolean;
  organizer_id: number;
  content_id: number;
  title: TourText;
  summary: TourText;
  emoji: string | null;
  images: string[];
  main_city_id: number;
  city_ids: number[];
  region_ids: number[];
  country_ids: number[];
  main_rest_kind_id: number;
  rest_kind_ids: number[];
  collection_ids: number[];
  min_age: number;
  max_group_size: number;
  duration_days: number;
  duration_nights: number;
  duration_hours: number;
  currency: string;
  price_minor: number;
  price_without_discount_minor: number | null;
  is_price_from: boolean;
  is_very_hot: boolean;
  is_new: boolean;
  is_dates_preliminary: boolean;
  request_period_start: string | null;
  request_period_end: string | null;
  rating: number;
  reviews_count: number;
  weight: number;
  cancellation_days: number;
  prepayment_percent: number;
  published_on: string;
  cruise_type: string | null;
  ship_id: number | null;
  cabin_capacities: number[];
  is_returning: boolean;
  water_object_ids: number[];
}

export type DiscountType =
  | "early_booking_dates"
  | "early_booking_days"
  | "seasonal"
  | "on_tour_date";

export interface TourDateRow {
  id: number;
  tour_id: number;
  starts_on: string;
  ends_on: string;
  start_times: string[];
  price_minor: number;
  price_without_discount_minor: number | null;
  discount_type: DiscountType | null;
  discount_ends_on: string | null;
  seats_total: number;
  seats_taken: number;
  is_guaranteed: boolean;
}

export interface ReviewRow {
  id: number;
  tour_id: number;
  organizer_id: number;
  author_name: string;
  author_photo: string | null;
  rating: number;
  locale: string;
  text: string;
  travelled_on: string;
  created_on: string;
  reply: string | null;
  replied_at: string | null;
}

/**
 * A whole catalogue, table by table. Every iterable restarts when iterated and yields rows one at a time, so memory use
 * does not depend on the number of tours.
 */
export interface Catalogue {
  /** Value of `catalogue_load.source`. */
  source: string;
  tourCount: number;
  country: Iterable<CountryRow>;
  region: Iterable<RegionRow>;
  city: Iterable<CityRow>;
  rest_kind: Iterable<RestKindRow>;
  collection: Iterable<CollectionRow>;
  ship: Iterable<ShipRow>;
  water_object: Iterable<WaterObjectRow>;
  currency_rate: Iterable<CurrencyRateRow>;
  organizer: Iterable<OrganizerRow>;
  tour_content: Iterable<TourContentRow>;
  tour: Iterable<GeneratedTour>;
  tour_date: Iterable<TourDateRow>;
  review: Iterable<ReviewRow>;
}
