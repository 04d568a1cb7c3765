import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";

/**
 * The date where the day begins last: what departs on it or before is over everywhere. What is over at its own place
 * alone is closed by a job (`closeDepartures`).
 */
export const earliestToday = (now?: Date): LocalDate => todayIn("Etc/GMT+12", now);

/** A span of days, including the last one. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}
