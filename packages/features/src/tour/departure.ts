import type { DateVariant } from "@tropa/api-contract/tour";
import { discountLabel } from "@tropa/domain/discount";
import type { ShownTour } from "./tour-loader.ts";

/** Dates listed before "show all": more would push the booking button out of sight. */
const datesShownFirst = 4;

/** What a date's line says beside its price (document 1 §2, "Date list item"). */
export type DateMark =
  | { kind: "busy" }
  | { kind: "preliminary" }
  | { kind: "hot" }
  | { kind: "until"; date: string }
  | { kind: "early" }
  | { kind: "few"; seats: number };

/** Seats at which a visitor should know that they are few. */
const fewSeats = 3;

export function dateMarks(
  date: DateVariant,
  tour: Pick<ShownTour, "is_dates_preliminary">,
): DateMark[] {
  if (date.is_busy) return [{ kind: "busy" }];
  const marks: DateMark[] = [];
  if (tour.is_dates_preliminary || date.not_guaranteed) marks.push({ kind: "preliminary" });
  if (date.discount) {
    const { type_string: type, end_date: endDate } = date.discount;
    const label = discountLabel({ type, endDate });
    marks.push(
      label === "until" && endDate
        ? { kind: "until", date: endDate }
        : { kind: label === "until" ? "early" : label },
    );
  }
  if (date.seats_left <= fewSeats) marks.push({ kind: "few", seats: date.seats_left });
  return marks;
}

/** The dates to list: the first few and the chosen one, or all. */
export function shownDates(
  dates: readonly DateVariant[],
  chosenId: number | null,
  all: boolean,
): readonly DateVariant[] {
  if (all || dates.length <= datesShownFirst) return dates;
  return dates.filter((date, index) => index < datesShownFirst || date.id === chosenId);
}
