import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { daysBetween } from "@tropa/domain/time/local-date";

type OfferedDate = Pick<DateVariant, "id" | "start" | "is_busy" | "seats_left">;

/** Why a date from an address is not available: sold out, or no longer offered. */
export type UnavailableReason = "soldOut" | "gone";

/** Returns why the wanted date is not available; null if it is, or none is wanted. */
export function whyUnavailable(
  dates: readonly Pick<OfferedDate, "id" | "is_busy">[],
  wantedId: number | null,
): UnavailableReason | null {
  if (wantedId === null) return null;
  const wanted = dates.find(({ id }) => id === wantedId);
  if (!wanted) return "gone";
  return wanted.is_busy ? "soldOut" : null;
}

const daysApart = (one: OfferedDate, other: OfferedDate) =>
  Math.abs(daysBetween(one.start, other.start));

/** Returns the dates with enough seats: in the given order, or by distance from `near`. */
export function datesWithRoom<Offered extends OfferedDate>(
  dates: readonly Offered[],
  people: number,
  near?: OfferedDate,
): Offered[] {
  const withSeats = dates.filter(
    ({ is_busy: isBusy, seats_left: seats }) => !isBusy && seats >= people,
  );
  return near ? withSeats.toSorted((a, b) => daysApart(a, near) - daysApart(b, near)) : withSeats;
}

/**
 * Returns the date initially chosen: the wanted one if not sold out, otherwise the nearest, preferably with enough
 * seats.
 */
export function firstDate<Offered extends OfferedDate>(
  dates: readonly Offered[],
  wantedId: number | null,
  people: number,
): Offered | undefined {
  const wanted = dates.find(({ id }) => id === wantedId);
  if (wanted && !wanted.is_busy) return wanted;
  return datesWithRoom(dates, people, wanted)[0] ?? datesWithRoom(dates, 0, wanted)[0];
}
