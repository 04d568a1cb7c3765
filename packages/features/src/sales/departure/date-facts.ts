import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { cancellationTerms } from "@tropa/domain/sales/cancellation";
import type { CancellationTerms } from "@tropa/domain/sales/cancellation";
import { isPreliminary } from "@tropa/domain/discovery/departure-dates";
import { departureDecision, isDecisionLate } from "@tropa/domain/sales/departure-decision";
import type { DepartureDecision } from "@tropa/domain/sales/departure-decision";
import { discountLabel } from "@tropa/domain/discovery/discount";
import { daysBetween } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ShownTour } from "../choice/shown-tour.ts";

/** Dates listed before "show all": more would push the booking button out of sight. */
const datesShownFirst = 4;

/** What a date's line says beside its price (docs/product/cards-and-dates.md#departures). */
export type DateMark =
  | { kind: "busy" }
  | { kind: "held"; until: string }
  | { kind: "guaranteed" }
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
  if (date.is_busy)
    return [date.held_until === null ? { kind: "busy" } : { kind: "held", until: date.held_until }];
  const marks: DateMark[] = [{ kind: isPreliminary(date, tour) ? "preliminary" : "guaranteed" }];
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

type GroupTour = Pick<ShownTour, "is_dates_preliminary" | "min_group_size" | "decided_days">;
type GroupDate = Pick<DateVariant, "start" | "not_guaranteed" | "seats_left" | "seats_total">;

/** Whether a date leaves, what is missing until it does, and when that is decided. */
export const decisionOf = (date: GroupDate, tour: GroupTour, today: LocalDate): DepartureDecision =>
  departureDecision(
    {
      start: date.start,
      isPreliminary: isPreliminary(date, tour),
      joined: date.seats_total - date.seats_left,
      seats: date.seats_total,
    },
    { minGroup: tour.min_group_size, decidedDays: tour.decided_days },
    today,
  );

/** The cancellation terms of a date that is booked today. */
export const termsOf = (
  date: GroupDate,
  tour: GroupTour & Pick<ShownTour, "cancellation_days">,
  today: LocalDate,
): CancellationTerms => {
  const decision = decisionOf(date, tour, today);
  return cancellationTerms({
    start: date.start,
    cancellationDays: tour.cancellation_days,
    undecidedUntil: decision.undecidedUntil,
    isDecisionLate: isDecisionLate(decision),
  });
};

/** How soon an organizer answers, in the words of the message catalogues. */
type AnswerTime = "hour" | "hours" | "day" | "days";

const hourMinutes = 60;
export function answerTime(minutes: number): AnswerTime {
  if (minutes <= hourMinutes) return "hour";
  if (minutes <= 4 * hourMinutes) return "hours";
  return minutes <= 24 * hourMinutes ? "day" : "days";
}

/** Days and nights of one departure; hours of what is over the same day. */
export function lengthOf(
  { start, end }: Pick<DateVariant, "start" | "end">,
  { duration }: Pick<ShownTour, "duration">,
): ShownTour["duration"] {
  const days = duration.days && daysBetween(start, end) + 1;
  // A departure that is longer or shorter than the tour says has so many nights more or fewer.
  return { ...duration, days, nights: duration.nights + days - duration.days };
}
