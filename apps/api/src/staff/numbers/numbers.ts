import type { QueryOf } from "@tropa/api-contract/base/endpoint";
import type { staffNumbersCall, Numbers } from "@tropa/api-contract/staff/calls-numbers";
import { answerMinutes } from "@tropa/api-contract/staff/calls-numbers";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { addDays, daysBetween } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { Caller } from "../../server/caller.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./numbers-store.ts";
import type { DayRow, PlaceRow, Scope } from "./numbers-store.ts";

export { countAnswers, countNumbers, countSupply } from "./count.ts";

export interface NumbersFilter extends Omit<
  QueryOf<typeof staffNumbersCall>,
  "organizer_id" | "country_id" | "city_id"
> {
  organizer_id?: number | undefined;
  country_id?: number | undefined;
  city_id?: number | undefined;
}

/** Returns the figures of a period, by default in the currency of the storefront that is filtered or asked from. Throws `not_found` for an unknown storefront, organizer or city. */
export async function readNumbers(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  filter: NumbersFilter,
  { locale, storefront }: Pick<Caller, "locale" | "storefront">,
): Promise<Numbers> {
  const { from, to } = filter;
  const { all } = config.storefronts;
  const filtered =
    filter.storefront === undefined ? null : orNotFound(config.storefronts.find(filter.storefront));
  const chosen: readonly Storefront[] = filtered === null ? all : [filtered];
  const scope = await scopeOf({ pool }, filter, chosen);
  const currency = filter.in ?? (filtered ?? storefront).chargeCurrency;
  const before = addDays(from, -daysBetween(from, to) - 1);
  const period = { from, to };
  const [
    days,
    answers,
    cancellations,
    supply,
    places,
    searches,
    counts,
    countries,
    cities,
    organizer,
  ] = await Promise.all([
    store.listDays(pool, scope, { from: before, to, currency }),
    store.listAnswers(pool, scope, { before, ...period }),
    store.listCancellations(pool, scope, period),
    store.listSupply(pool, scope),
    store.listSupplyPlaces(pool, scope),
    store.listEmptySearches(pool, scope, period),
    store.listCountStates(pool),
    store.listCountries(pool),
    scope.countryId === null ? [] : store.listCities(pool, scope.countryId),
    scope.organizerId === null ? null : store.findOrganizer(pool, scope.organizerId),
  ]);
  if (scope.organizerId !== null) orNotFound(organizer);
  const [now, earlier] = [
    days.filter(({ day }) => day >= from),
    days.filter(({ day }) => day < from),
  ];
  const months = supply.map(({ month }) => month);
  return {
    currency,
    period,
    period_before: { from: before, to: addDays(from, -1) },
    storefronts: all.map((one) => {
      const count = counts.find(({ storefront }) => storefront === one.id);
      return {
        id: one.id,
        name: brandName(one, locale),
        time_zone: one.timeZone,
        is_chosen: chosen.includes(one),
        counted_from: !count || count.is_complete ? null : count.counted_from,
        counted_at: count?.counted_at.toISOString() ?? null,
      };
    }),
    organizer,
    countries: named(countries, locale),
    cities: named(cities, locale),
    now: totalOf(now),
    before: totalOf(earlier),
    days: wholePeriod(now, from, to),
    states: Object.values(bookingStatuses).map((status) => ({
      status,
      now: inState(now, status),
      before: inState(earlier, status),
    })),
    answers: (["organizer", "support"] as const).map((side) => {
      const counted = (isNow: boolean) =>
        answers.find((row) => row.side === side && row.is_now === isNow)?.counts ??
        [...answerMinutes, null].map(() => 0);
      return { side, now: counted(true), before: counted(false) };
    }),
    cancellations,
    supply: {
      months: supply,
      places: places.map(({ id, name, months: supplied }) => ({
        place: { id, name: localise(name, locale) },
        departures: months.map(
          (month) => supplied.find((one) => one.month === month)?.departures ?? 0,
        ),
      })),
    },
    searches,
  };
}

async function scopeOf(
  { pool }: Pick<ApiContext, "pool">,
  filter: NumbersFilter,
  chosen: readonly Storefront[],
): Promise<Scope> {
  const { organizer_id: organizerId = null, city_id: cityId = null } = filter;
  const countryId =
    cityId === null
      ? (filter.country_id ?? null)
      : orNotFound(await store.findCityCountry(pool, cityId));
  return { storefronts: chosen.map(({ id }) => id), organizerId, countryId, cityId };
}

const named = (places: readonly PlaceRow[], locale: Locale) =>
  places
    .map(({ id, name }) => ({ id, name: localise(name, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

const sum = (rows: readonly DayRow[], value: (row: DayRow) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

const inState = (rows: readonly DayRow[], status: number) =>
  sum(rows, ({ states }) => states[status - 1] ?? 0);

const totalOf = (rows: readonly DayRow[]): Numbers["now"] => ({
  gross: sum(rows, ({ gross }) => gross),
  take: sum(rows, ({ take }) => take),
  refunded: sum(rows, ({ refunded }) => refunded),
  orders: sum(rows, ({ orders }) => orders),
  paid: sum(rows, ({ paid }) => paid),
  completed: inState(rows, bookingStatuses.tourComplete),
  cancelled: sum(rows, ({ cancelled }) => cancelled),
});

/** Days of a period, with zeros where nothing was sold. */
function wholePeriod(rows: readonly DayRow[], from: LocalDate, to: LocalDate): Numbers["days"] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const { gross = 0, take = 0, refunded = 0, orders = 0, cancelled = 0 } = byDay.get(day) ?? {};
    return { day, gross, take, refunded, orders, cancelled };
  });
}
