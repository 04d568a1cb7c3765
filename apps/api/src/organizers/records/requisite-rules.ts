import type { Requisites } from "@tropa/api-contract/organizers/organizer";
import {
  isBankAccount,
  isBik,
  isInn,
  isKpp,
  isRegistrationNumber,
} from "@tropa/domain/organizers/requisites";
import type { FieldFault } from "../../platform/errors/api-error.ts";

/** Where the numbers below are those of the state and the banks that the rules know. */
const checkedCountry = "RU";

/** What is wrong with requisites: their numbers, where their country's are known; empty when nothing is. */
export function requisiteFaults(given: Requisites, countryCode: string | null): FieldFault[] {
  const incorrect = (field: keyof Requisites): FieldFault => ({
    field: `requisites.${field}`,
    key: "incorrect",
  });
  if (countryCode === null) return [incorrect("country_id")];
  if (countryCode !== checkedCountry) return [];
  const { legal_form: form } = given;
  const isCompany = form === "legal_entity";
  const isRegistered = isCompany || form === "individual_entrepreneur";
  const faults: FieldFault[] = [];
  const check = (field: keyof Requisites, isNeeded: boolean, isRight: boolean) => {
    if (given[field] === "") {
      if (isNeeded) faults.push({ field: `requisites.${field}`, key: "required" });
    } else if (!isRight) faults.push(incorrect(field));
  };
  check("tax_id", true, isInn(given.tax_id, form));
  check(
    "registration_number",
    isRegistered,
    isRegistered && isRegistrationNumber(given.registration_number, form),
  );
  check("kpp", isCompany, isCompany && isKpp(given.kpp));
  check("bank_code", given.bank_account !== "", isBik(given.bank_code));
  check("bank_account", false, isBankAccount(given.bank_account, given.bank_code));
  return faults;
}
