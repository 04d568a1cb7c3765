import type { DateVariant } from "@tropa/api-contract/tour";
import { discountLabel } from "@tropa/domain/discount";
import { addDays } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";
import type { ShownTour } from "./tour-loader.ts";

/** Dates listed before "show all": more would push the booking button out of sight. */
const datesShownFirst = 4;

/** What a date's line says beside its price (document 1 §2, "Date list item"). */
export type DateMark =
  | { kind: "busy" }
  | { kind: "guaranteed" }
  | { kind: "preliminary" }
  | { kind: "hot" }
  | { kind: "until"; date: string }
  | { kind: "early" }
  | { kind: "few"; seats: number };

/** Seats at which a visitor should know that they are few. */
const fewSeats = 3;

/** By itself, or since nothing of its tour is certain yet. */
const isPreliminary = (
  date: Pick<DateVariant, "not_guaranteed">,
  tour: Pick<ShownTour, "is_dates_preliminary">,
) => tour.is_dates_preliminary || date.not_guaranteed;

export function dateMarks(
  date: DateVariant,
  tour: Pick<ShownTour, "is_dates_preliminary">,
): DateMark[] {
  if (date.is_busy) return [{ kind: "busy" }];
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

/** How certain it is that a date leaves. */
interface Gathering {
  kind: "guaranteed" | "gathering" | "gathered";
  joined: number;
  total: number;
  /** How many more make it certain. */
  missing: number;
  /** When it is known at the latest; null once there is no day left for that. */
  decidedBy: LocalDate | null;
}

/** How many have joined a date, and what is missing until it is certain that it leaves. */
export function gatheringOf(
  date: Pick<DateVariant, "start" | "not_guaranteed" | "seats_left" | "seats_total">,
  tour: Pick<ShownTour, "is_dates_preliminary" | "min_group_size" | "decided_days">,
  today: LocalDate,
): Gathering {
  const joined = Math.max(0, date.seats_total - date.seats_left);
  const missing = Math.max(0, Math.min(tour.min_group_size, date.seats_total) - joined);
  const day = addDays(date.start, -Math.max(1, tour.decided_days));
  return {
    kind: !isPreliminary(date, tour) ? "guaranteed" : missing > 0 ? "gathering" : "gathered",
    joined,
    total: date.seats_total,
    missing,
    decidedBy: day > today ? day : null,
  };
}

/** How soon an organizer answers, in the words of the message catalogues. */
type AnswerTime = "hour" | "hours" | "day" | "days";

const hourMinutes = 60;
export function answerTime(minutes: number): AnswerTime {
  if (minutes <= hourMinutes) return "hour";
  if (minutes <= 4 * hourMinutes) return "hours";
  return minutes <= 24 * hourMinutes ? "day" : "days";
}
