import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { daysBetween } from "@tropa/domain/local-date";

type OfferedDate = Pick<DateVariant, "id" | "start" | "is_busy" | "seats_left">;

/** Why the date of an address cannot be had: no seats are left, or the tour has it no more. */
export type MissedDate = "soldOut" | "gone";

export function missedDate(
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

/** The date that a page begins with: the wanted one, or the nearest to it, with seats for the party if there is one. */
export function firstDate<Offered extends OfferedDate>(
  dates: readonly Offered[],
  wantedId: number | null,
  people: number,
): Offered | undefined {
  const wanted = dates.find(({ id }) => id === wantedId);
  if (wanted && !wanted.is_busy) return wanted;
  const free = dates.filter((date) => !date.is_busy);
  const nearest = wanted
    ? free.toSorted((a, b) => daysApart(a, wanted) - daysApart(b, wanted))
    : free;
  return nearest.find((date) => date.seats_left >= people) ?? nearest[0];
}
