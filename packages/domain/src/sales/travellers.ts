import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Days after a trip's end on which passports are deleted; of a cancelled booking, after its cancellation. */
export const passportDays = { afterTrip: 30, afterCancellation: 3 } as const;

/** The day on which the passports of a trip are deleted. */
export const passportsDeletedOn = (tripEnd: LocalDate): LocalDate =>
  addDays(tripEnd, passportDays.afterTrip);

/** The last day on which travellers can be filled in and changed: the one before the trip begins. */
export const travellersOpenUntil = (tripStart: LocalDate): LocalDate => addDays(tripStart, -1);

/** What an organizer has to know of everybody; the passport where the storefront collects passports. */
export const requiredOfTravellers = ["last_name", "birthday", "passport"] as const;
export type RequiredOfTraveller = (typeof requiredOfTravellers)[number];

/** What of it is missing for one traveller. */
export function missingOf(
  traveller: Readonly<Record<RequiredOfTraveller, unknown>>,
  { collectsPassports }: { collectsPassports: boolean },
): RequiredOfTraveller[] {
  return requiredOfTravellers.filter(
    (field) => (field !== "passport" || collectsPassports) && !traveller[field],
  );
}

/** How long before a trip its tourist is reminded of travellers that are missing, days. */
export const travellersReminderDays = 14;
