import type { Requisites } from "@tropa/api-contract/organizers/organizer";
import { requisiteFaults as numberFaults } from "@tropa/domain/organizers/requisite-faults";
import type { FieldFault } from "../../platform/errors/api-error.ts";

/** Returns faults of requisites; checks the numbers of countries whose formats are known. */
export function requisiteFaults(given: Requisites, countryCode: string | null): FieldFault[] {
  if (countryCode === null) return [{ field: "requisites.country_id", key: "incorrect" }];
  return numberFaults(given, countryCode).map(({ field, key }) => ({
    field: `requisites.${field}`,
    key,
  }));
}
