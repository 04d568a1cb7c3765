import type { discount, TourCard } from "@tropa/api-contract/tour";
import { departureDecision } from "@tropa/domain/departure-decision";
import { discountFormats, discountPercent } from "@tropa/domain/discount";
import type { DiscountType } from "@tropa/domain/discount";
import { todayIn } from "@tropa/domain/local-date";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/tour-path";
import type { z } from "zod";
import type { Caller } from "../http/caller.ts";
import type { CardRow } from "./card-store.ts";
import type { Dictionary } from "./dictionary.ts";
import { pictureOf, pictureTemplate } from "./pictures.ts";
import { shownOrganizer } from "./shown-organizer.ts";

/** How a reader reads: all that an answer of the catalogue depends on beside the question. */
export type Reader = Pick<Caller, "locale" | "currency" | "storefront">;

type Discount = z.infer<typeof discount>;

interface PricedDate {
  price: number | null;
  without: number | null;
  type: DiscountType | null;
  endsOn: string | null;
}

/** Who is missing until a card's next departure leaves, and when that is decided. */
function gatheringOf(row: CardRow, start: string): { missing: number; decided_by: string | null } {
  const { missing, decidedBy } = departureDecision(
    {
      start,
      isPreliminary: row.is_dates_preliminary || !row.is_guaranteed,
      joined: row.seats_taken ?? 0,
      seats: row.seats_total ?? 0,
    },
    { minGroup: row.min_group_size, decidedDays: row.decided_days },
    todayIn("UTC"),
  );
  return { missing, decided_by: decidedBy };
}

/** A date's discount in percent; none where so little is saved that it is not shown (document 2 §9.1). */
export function dateDiscount({ price, without, type, endsOn }: PricedDate): Discount | null {
  const percent = price === null ? null : discountPercent(price, without);
  if (type === null || percent === null) return null;
  return {
    type_string: type,
    end_date: endsOn,
    size: percent,
    format: { id: discountFormats.percent },
  };
}

/** On what a cruise goes, and on which water. */
function cruiseOf(
  { ship_id, water_object_id }: Pick<CardRow, "ship_id" | "water_object_id">,
  { ships, waterObjects }: Dictionary,
  locale: Locale,
): NonNullable<TourCard["cruise"]> {
  const ship = ship_id === null ? undefined : ships.get(ship_id);
  const water = water_object_id === null ? undefined : waterObjects.get(water_object_id);
  return {
    ship: ship ? localise(ship.name, locale) : null,
    water: water ? localise(water.name, locale) : null,
  };
}

export function cardOf(row: CardRow, reader: Reader, dictionary: Dictionary): TourCard {
  const { locale, currency } = reader;
  const location = dictionary.location(row.main_city_id, locale);
  const shown = (minor: number): number =>
    dictionary.convert({ minor, currency: row.currency }, currency, "major");
  const restKind = dictionary.restKinds.get(row.main_rest_kind_id);
  return {
    id: row.id,
    title: row.title,
    slug: tourPathOf(row),
    emoji: row.emoji,
    image: pictureOf(row.image, `${row.title} — ${location}`),
    images_count: row.images_count,
    price: shown(row.price_minor),
    currency,
    original_price: row.price_minor,
    original_currency: row.currency,
    price_without_discount:
      row.price_without_discount_minor === null ? null : shown(row.price_without_discount_minor),
    is_need_show_price_from: row.is_price_from,
    child_prices: row.child_prices,
    min_age: row.min_age,
    duration: {
      days: row.duration_days,
      nights: row.duration_nights,
      hours: row.duration_hours,
    },
    nearest:
      row.starts_on === null || row.ends_on === null
        ? null
        : {
            start: row.starts_on,
            end: row.ends_on,
            discount: dateDiscount({
              price: row.date_price_minor,
              without: row.date_price_without_discount_minor,
              type: row.discount_type,
              endsOn: row.discount_ends_on,
            }),
            not_guaranteed: !row.is_guaranteed,
            ...gatheringOf(row, row.starts_on),
            times: row.start_times ?? [],
          },
    more_dates: row.more_dates ?? 0,
    is_dates_preliminary: row.is_dates_preliminary,
    use_request_period: row.request_period_start !== null || row.request_period_end !== null,
    request_period_start: row.request_period_start,
    request_period_end: row.request_period_end,
    organizer: shownOrganizer(
      {
        id: row.organizer_id,
        name: row.organizer_name,
        photo: pictureTemplate(row.organizer_photo),
      },
      reader,
    ),
    activity: restKind ? localise(restKind.name, locale) : "",
    tags: row.tags,
    location,
    rating: row.rating,
    reviews_count: row.reviews_count,
    difficulty: row.difficulty,
    is_very_hot: row.is_very_hot,
    is_new: row.is_new,
    type: row.type,
    cruise: row.is_cruise ? cruiseOf(row, dictionary, locale) : null,
    is_tour_active: row.is_active,
  };
}
