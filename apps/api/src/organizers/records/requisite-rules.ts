import type { Requisites } from "@tropa/api-contract/organizers/organizer";
import { requisiteFaults as numberFaults } from "@tropa/domain/organizers/requisite-faults";
import type { FieldFault } from "../../platform/errors/api-error.ts";

/** What is wrong with requisites: their numbers, where their country's are known; empty when nothing is. */
export function requisiteFaults(given: Requisites, countryCode: string | null): FieldFault[] {
  if (countryCode === null) return [{ field: "requisites.country_id", key: "incorrect" }];
  return numberFaults(given, countryCode).map(({ field, key }) => ({
    field: `requisites.${field}`,
    key,
  }));
}
