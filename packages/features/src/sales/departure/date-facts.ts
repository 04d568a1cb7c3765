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

/** Dates listed before "show all"; more would push the booking button out of sight. */
const datesShownFirst = 4;

/** Label of a date in addition to its price (docs/product/cards-and-dates.md#departures). */
export type DateMark =
  | { kind: "busy" }
  | { kind: "held"; until: string }
  | { kind: "guaranteed" }
  | { kind: "preliminary" }
  | { kind: "hot" }
  | { kind: "until"; date: string }
  | { kind: "early" }
  | { kind: "few"; seats: number };

/** Show the seats left from this number down. */
const fewSeats = 3;

/** Marks of a date: certainty, discount and few seats; only one mark if it is sold out. */
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

/** Returns the dates to list: all, or the first few and the chosen one. */
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

/** Whether a departure is certain, what is missing, and when it is decided. */
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

/** Cancellation terms of a date if booked today. */
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

/** Usual answer time of an organizer, as a key of the message catalogue. */
type AnswerTime = "hour" | "hours" | "day" | "days";

const hourMinutes = 60;
/** Rounds an answer time in minutes to a key. */
export function answerTime(minutes: number): AnswerTime {
  if (minutes <= hourMinutes) return "hour";
  if (minutes <= 4 * hourMinutes) return "hours";
  return minutes <= 24 * hourMinutes ? "day" : "days";
}

/** Duration of a departure in days and nights; in hours if it ends on the same day. */
export function lengthOf(
  { start, end }: Pick<DateVariant, "start" | "end">,
  { duration }: Pick<ShownTour, "duration">,
): ShownTour["duration"] {
  const days = duration.days && daysBetween(start, end) + 1;
  // A longer or shorter departure has as many more or fewer nights.
  return { ...duration, days, nights: duration.nights + days - duration.days };
}
