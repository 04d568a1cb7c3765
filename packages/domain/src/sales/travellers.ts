import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Days until passports are deleted: after a trip's end, or after a cancellation. */
export const passportDays = { afterTrip: 30, afterCancellation: 3 } as const;

/** Returns the day on which a trip's passports are deleted. */
export const passportsDeletedOn = (tripEnd: LocalDate): LocalDate =>
  addDays(tripEnd, passportDays.afterTrip);

/** Returns the last day on which travellers can be edited: the day before the trip. */
export const travellersOpenUntil = (tripStart: LocalDate): LocalDate => addDays(tripStart, -1);

/**
 * Data that an organizer must know of each traveller; the passport only if the storefront collects
 * passports.
 */
export const requiredOfTravellers = ["last_name", "birthday", "passport"] as const;
export type RequiredOfTraveller = (typeof requiredOfTravellers)[number];

/** Returns the required fields that a traveller lacks. */
export function missingOf(
  traveller: Readonly<Record<RequiredOfTraveller, unknown>>,
  { collectsPassports }: { collectsPassports: boolean },
): RequiredOfTraveller[] {
  return requiredOfTravellers.filter(
    (field) => (field !== "passport" || collectsPassports) && !traveller[field],
  );
}

/** Days before a trip on which its tourist is reminded of missing travellers. */
export const travellersReminderDays = 14;
