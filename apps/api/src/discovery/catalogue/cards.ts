import type { discount, TourCard } from "@tropa/api-contract/discovery/tour-card";
import { departureDecision } from "@tropa/domain/sales/departure-decision";
import { discountFormats, discountPercent } from "@tropa/domain/discovery/discount";
import type { DiscountType } from "@tropa/domain/discovery/discount";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { z } from "zod";
import type { Caller } from "../../server/caller.ts";
import type { CardRow } from "./card-store.ts";
import type { Dictionary } from "./dictionary.ts";
import { pictureOf, pictureTemplate } from "./pictures.ts";
import { shownDepartures } from "./shown-departures.ts";
import type { CardChoice } from "./shown-departures.ts";
import { shownOrganizer } from "./shown-organizer.ts";

/** The caller's locale, currency and storefront: all that a catalogue answer depends on besides the request. */
export type Reader = Pick<Caller, "locale" | "currency" | "storefront">;

type Discount = z.infer<typeof discount>;

interface PricedDate {
  price: number | null;
  without: number | null;
  type: DiscountType | null;
  endsOn: string | null;
}

/** Returns the travellers who have joined a departure, the number still missing, and the day of the decision. */
function gatheringOf(
  row: CardRow,
  date: CardRow["dates"][number],
  today: LocalDate,
): { joined: number; missing: number; decided_by: string | null } {
  const { missing, decidedBy } = departureDecision(
    {
      start: date.starts_on,
      isPreliminary: row.is_dates_preliminary || !date.is_guaranteed,
      joined: date.seats_taken,
      seats: date.seats_total,
    },
    { minGroup: row.min_group_size, decidedDays: row.decided_days },
    today,
  );
  return { joined: date.seats_taken, missing, decided_by: decidedBy };
}

/** Returns a departure's discount in percent; null if it is too small to show. */
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

/** The ship and the water of a cruise. */
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

/**
 * Converts a row to a card for a reader.
 *
 * @param choice the reader's conditions on departures: the card shows a departure that meets them
 */
export function cardOf(
  row: CardRow,
  reader: Reader,
  dictionary: Dictionary,
  { choice = { choice: null }, today }: { choice?: CardChoice; today: string },
): TourCard {
  const { price, without, isFrom, date, more, isChosen } = shownDepartures(row, choice, today);
  const { locale, currency } = reader;
  const location = dictionary.location(row.main_city_id, locale);
  const toReaderCurrency = (minor: number): number =>
    dictionary.convert({ minor, currency: row.currency }, currency, "major");
  const restKind = dictionary.restKinds.get(row.main_rest_kind_id);
  return {
    id: row.id,
    title: row.title,
    slug: tourPathOf(row),
    emoji: row.emoji,
    image: pictureOf(row.image, `${row.title} — ${location}`),
    images_count: row.images_count,
    price: toReaderCurrency(price),
    currency,
    original_price: price,
    original_currency: row.currency,
    price_without_discount: without === null ? null : toReaderCurrency(without),
    is_need_show_price_from: isFrom,
    is_date_chosen: isChosen,
    child_prices: row.child_prices,
    min_age: row.min_age,
    duration: {
      days: row.duration_days,
      nights: row.duration_nights,
      hours: row.duration_hours,
    },
    nearest: date && {
      id: date.id,
      start: date.starts_on,
      end: date.ends_on,
      price: toReaderCurrency(date.price_minor),
      discount: dateDiscount({
        price: date.price_minor,
        without: date.price_without_discount_minor,
        type: date.discount_type,
        endsOn: date.discount_ends_on,
      }),
      not_guaranteed: !date.is_guaranteed,
      ...gatheringOf(
        row,
        date,
        todayIn(dictionary.cities.get(row.main_city_id)?.time_zone ?? "UTC"),
      ),
      times: date.start_times,
    },
    more_dates: more,
    is_dates_preliminary: row.is_dates_preliminary,
    use_request_period: row.request_period_start !== null || row.request_period_end !== null,
    request_period_start: row.request_period_start,
    request_period_end: row.request_period_end,
    organizer: shownOrganizer(
      {
        id: row.organizer_id,
        name: row.organizer_name,
        photo: pictureTemplate(row.organizer_photo),
        has_page: row.has_organizer_page,
      },
      reader,
    ),
    activity: restKind ? localise(restKind.name, locale) : "",
    tags: row.tags,
    traits: row.traits,
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
