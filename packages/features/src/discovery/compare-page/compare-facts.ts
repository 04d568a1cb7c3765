import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { traitsOf } from "@tropa/domain/discovery/tour-fields/traits";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import { daysBetween, todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { endsWithDecision, isFree } from "@tropa/domain/sales/cancellation";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { datesWithRoom } from "../../sales/choice/first-date.ts";
import { termsOf } from "../../sales/departure/date-facts.ts";

/** End of free cancellation: a date for the chosen departure, else a number of days before the start. */
interface ComparedCancellation {
  /** Days before the start; null if cancelling is no longer free. */
  days: number | null;
  /** Last free day of the chosen departure. */
  until?: LocalDate;
  /** Cancelling stays free until the organizer confirms the departure. */
  isUntilDecided?: boolean;
  timeZone: string;
}

type DateSpan = readonly [start: string, end: string];

/** Facts of a compared tour. Kept small, because loader data is also written into the page for hydration. */
export interface ComparedFacts extends Traits {
  id: number;
  title: string;
  slug: string;
  image: string;
  colour: string;
  currency: Currency;
  price: number;
  /** Formatted price for the party in the page's URL; absent without a party. */
  party?: { total: string; query: string; people: number };
  /** Seats left, if the chosen departure has too few for the party. */
  seatsLeft?: number;
  /** The chosen departure has no seats left. */
  isSoldOut?: true;
  was: number | null;
  isFrom: boolean;
  rating: number;
  reviews: number;
  days: number;
  nights: number;
  hours: number;
  /** The chosen departure, whose price and dates are compared. */
  dateId?: number;
  /** The chosen departure, or the next ones with enough seats. */
  dates: readonly DateSpan[];
  /** The nearest departures with enough seats, if the chosen one has too few. */
  roomyDates?: readonly DateSpan[];
  /** Whether departures have seats, but none enough for the party. */
  hasNoRoom?: true;
  period: readonly [start: string, end: string] | null;
  activities: readonly string[];
  groupSize: number;
  minAge: number;
  location: string;
  prepayment: number;
  cancellation: ComparedCancellation;
  included: readonly string[];
  excluded: readonly string[];
  organizer: string | null;
}

/** Number of dates shown in a table cell. */
const datesShown = 3;

/** The chosen departure of a tour; undefined if none was chosen or it is sold out. */
const chosenDate = <Date extends Pick<DateVariant, "id" | "is_busy">>(
  { variants }: { variants: readonly Date[] },
  dateIds: readonly number[],
) => variants.find(({ id, is_busy: isBusy }) => !isBusy && dateIds.includes(id));

/** Returns the tour with the price of its chosen departure, if one was chosen. */
export function pricedTour<
  Priced extends Pick<Tour, "price" | "is_need_show_price_from"> & {
    variants: readonly Pick<DateVariant, "id" | "is_busy" | "price">[];
  },
>(tour: Priced, dateIds: readonly number[]): Priced {
  const chosen = chosenDate(tour, dateIds);
  return chosen ? { ...tour, price: chosen.price, is_need_show_price_from: false } : tour;
}

/** Inputs of a comparison other than the tours themselves. */
interface ComparedBy {
  dateIds?: readonly number[];
  /** Seats that the party needs. */
  people?: number;
  now?: Date;
}

/** Dates for a table cell: the chosen departure and, if it lacks seats for the party, others that have enough. */
function datesOf(
  { variants }: Pick<Tour, "variants">,
  { dateIds, people }: Required<Pick<ComparedBy, "dateIds" | "people">>,
): Pick<ComparedFacts, "dates" | "roomyDates" | "hasNoRoom" | "seatsLeft" | "isSoldOut"> {
  const wanted = variants.find(({ id }) => dateIds.includes(id));
  const span = ({ start, end }: DateVariant): DateSpan => [start, end];
  const seatsLeft = wanted?.is_busy === false ? wanted.seats_left : 0;
  if (wanted && seatsLeft >= people) return { dates: [span(wanted)] };
  const roomy = datesWithRoom(variants, people, wanted)
    .slice(0, datesShown)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(span);
  return {
    ...(roomy.length === 0 && variants.some(({ is_busy }) => !is_busy) && { hasNoRoom: true }),
    ...(wanted && seatsLeft > 0
      ? { dates: [span(wanted)], roomyDates: roomy, seatsLeft }
      : { dates: roomy, ...(wanted && { isSoldOut: true }) }),
  };
}

/** Counts chosen departures that no longer exist. */
export function countGoneDates(
  tours: readonly { variants: readonly Pick<DateVariant, "id">[] }[],
  dateIds: readonly number[],
): number {
  const known = new Set(tours.flatMap(({ variants }) => variants.map(({ id }) => id)));
  return dateIds.filter((id) => !known.has(id)).length;
}

function cancellationOf(
  tour: Tour,
  chosen: DateVariant | undefined,
  today: LocalDate,
): ComparedCancellation {
  const { time_zone: timeZone, cancellation_days: days } = tour;
  if (!chosen) return { days, timeZone };
  const terms = termsOf(chosen, tour, today);
  if (!isFree(terms, today)) return { days: null, timeZone };
  const { freeUntil } = terms;
  return {
    days: daysBetween(freeUntil, chosen.start),
    until: freeUntil,
    isUntilDecided: endsWithDecision(terms),
    timeZone,
  };
}

/** Reduces a tour to what the comparison shows. */
export function comparedFacts(
  tour: Tour,
  { features }: { features: Pick<VariantConfig["features"], "organizersShown"> },
  { dateIds = [], people = 1, now = new Date() }: ComparedBy = {},
): ComparedFacts {
  const [image] = tour.images;
  const chosen = chosenDate(tour, dateIds);
  const { price, price_without_discount: was } = chosen ?? tour;
  return {
    id: tour.id,
    title: tour.title,
    slug: tour.slug,
    image: image?.image ?? "",
    colour: image?.color ?? "",
    currency: tour.currency,
    price,
    was,
    isFrom: chosen === undefined && tour.is_need_show_price_from,
    ...(chosen && { dateId: chosen.id }),
    ...datesOf(tour, { dateIds, people }),
    rating: tour.rating,
    reviews: tour.reviews_count,
    ...tour.duration,
    period: tour.use_request_period
      ? [tour.request_period_start ?? "", tour.request_period_end ?? ""]
      : null,
    ...traitsOf(tour),
    activities: tour.activities.map(({ name }) => name),
    groupSize: tour.max_group_size,
    minAge: tour.min_age,
    location: tour.location,
    prepayment: tour.prepayment_percent,
    cancellation: cancellationOf(tour, chosen, todayIn(tour.time_zone, now)),
    included: tour.included,
    excluded: tour.excluded,
    organizer: features.organizersShown ? tour.organizer.name : null,
  };
}
