import { plainText } from "../../text/plain-text.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { ArrivalFacts } from "./arrival-code.ts";

/**
 * What a scanner says of a code by itself, before the API has heard of it (docs/product/organizers.md#scanner):
 *
 * - `unknown`: no code of ours, or one that nobody of ours has signed.
 * - `otherOrganizer`: somebody else's guests.
 * - `otherDay`: the organizer's own guests, of a departure of a day to come.
 * - `begun`: of a departure that has begun before today; whether it still runs, the API knows.
 * - `twice`: the booking has been marked on this device before.
 * - `welcome`: the code is of today. Whether it is still good, and paid for in full, the API knows.
 */
export const scanVerdicts = [
  "unknown",
  "otherOrganizer",
  "otherDay",
  "begun",
  "twice",
  "welcome",
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

/**
 * @param marked numbers of the bookings that were marked on this device and not refused
 * @param today of the place where the scanner is
 */
export function scanVerdict(
  facts: ArrivalFacts | null,
  {
    organizerId,
    today,
    marked,
  }: { organizerId: number; today: LocalDate; marked: Pick<ReadonlySet<number>, "has"> },
): ScanVerdict {
  if (!facts) return "unknown";
  if (facts.organizerId !== organizerId) return "otherOrganizer";
  if (marked.has(facts.bookingId)) return "twice";
  if (facts.start === today) return "welcome";
  return facts.start > today ? "otherDay" : "begun";
}

/** Whether the API is asked to mark the party. */
export const isMarkedAtOnce = (verdict: string): verdict is "welcome" | "begun" =>
  verdict === "welcome" || verdict === "begun";

/** A booking's number as a person types it: "№ 10 234", "#10234"; null for what is none. */
export function typedBookingNumber(text: string): number | null {
  const digits = plainText(text).replaceAll(/[\s#№-]|^No/g, "");
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null;
  const number = Number(digits);
  return number <= 2_147_483_647 ? number : null;
}
