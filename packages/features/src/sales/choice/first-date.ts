import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { daysBetween } from "@tropa/domain/time/local-date";

type OfferedDate = Pick<DateVariant, "id" | "start" | "is_busy" | "seats_left">;

/** Why the date of an address cannot be had: no seats are left, or the tour has it no more. */
export type MissedDate = "soldOut" | "gone";

export function whyUnavailable(
  dates: readonly Pick<OfferedDate, "id" | "is_busy">[],
  wantedId: number | null,
): MissedDate | null {
  if (wantedId === null) return null;
  const wanted = dates.find(({ id }) => id === wantedId);
  if (!wanted) return "gone";
  return wanted.is_busy ? "soldOut" : null;
}

const daysApart = (one: OfferedDate, other: OfferedDate) =>
  Math.abs(daysBetween(one.start, other.start));

/** Dates with seats for the party: the earliest first, or the nearest to another date. */
export function datesWithRoom<Offered extends OfferedDate>(
  dates: readonly Offered[],
  people: number,
  near?: OfferedDate,
): Offered[] {
  const roomy = dates.filter(
    ({ is_busy: isBusy, seats_left: seats }) => !isBusy && seats >= people,
  );
  return near ? roomy.toSorted((a, b) => daysApart(a, near) - daysApart(b, near)) : roomy;
}

/** The date that a page begins with: the wanted one, or the nearest to it, with seats for the party if there is one. */
export function firstDate<Offered extends OfferedDate>(
  dates: readonly Offered[],
  wantedId: number | null,
  people: number,
): Offered | undefined {
  const wanted = dates.find(({ id }) => id === wantedId);
  if (wanted && !wanted.is_busy) return wanted;
  return datesWithRoom(dates, people, wanted)[0] ?? datesWithRoom(dates, 0, wanted)[0];
}
