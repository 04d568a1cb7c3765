import { plainText } from "../../text/plain-text.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { ArrivalFacts } from "./arrival-code.ts";

/**
 * The scanner's own verdict on a code, before the API has seen it
 * (docs/product/organizers.md#scanner):
 *
 * - `unknown`: not our code, or the signature is not ours.
 * - `otherOrganizer`: another organizer's guests.
 * - `otherDay`: a departure on a later day.
 * - `begun`: a departure that began on an earlier day; only the API knows whether it is still
 * running.
 * - `twice`: the booking was already marked on this device.
 * - `welcome`: a departure of today; only the API knows whether the code is still valid and paid in
 * full.
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
 * Returns the verdict on a code.
 *
 * @param marked numbers of bookings marked on this device and not refused
 * @param today the local date of the scanner
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

/** Whether the party is reported to the API at once. */
export const isMarkedAtOnce = (verdict: string): verdict is "welcome" | "begun" =>
  verdict === "welcome" || verdict === "begun";

/** Parses a booking's number as people type it: "№ 10 234", "#10234"; null if it is none. */
export function typedBookingNumber(text: string): number | null {
  const digits = plainText(text).replaceAll(/[\s#№-]|^No/g, "");
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null;
  const number = Number(digits);
  return number <= 2_147_483_647 ? number : null;
}
