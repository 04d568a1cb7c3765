import type { LegalForm } from "./organizer-kinds.ts";
import { isBankAccount, isBik, isInn, isKpp, isRegistrationNumber } from "./requisites.ts";

/** Registration and bank numbers of an organizer; empty strings are not given. */
export interface RequisiteNumbers {
  readonly legal_form: LegalForm;
  readonly tax_id: string;
  readonly registration_number: string;
  readonly kpp: string;
  readonly bank_code: string;
  readonly bank_account: string;
}

export interface RequisiteFault {
  field: keyof RequisiteNumbers;
  key: "required" | "incorrect";
}

/** The country whose numbers can be checked. */
const checkedCountry = "RU";

/** Returns the numbers that a legal form has in the checked country; elsewhere all may be given. */
export function requisiteFields(
  form: LegalForm,
  countryCode: string,
): { registration: boolean; kpp: boolean } {
  if (countryCode !== checkedCountry) return { registration: true, kpp: false };
  const isCompany = form === "legal_entity";
  return { registration: isCompany || form === "individual_entrepreneur", kpp: isCompany };
}

/**
 * Returns what is wrong with the numbers; empty if nothing is, or the country's rules are unknown.
 */
export function requisiteFaults(given: RequisiteNumbers, countryCode: string): RequisiteFault[] {
  if (countryCode !== checkedCountry) return [];
  const { legal_form: form } = given;
  const { registration, kpp } = requisiteFields(form, countryCode);
  const faults: RequisiteFault[] = [];
  const check = (field: keyof RequisiteNumbers, isNeeded: boolean, isRight: boolean) => {
    if (given[field] === "") {
      if (isNeeded) faults.push({ field, key: "required" });
    } else if (!isRight) faults.push({ field, key: "incorrect" });
  };
  check("tax_id", true, isInn(given.tax_id, form));
  check(
    "registration_number",
    registration,
    registration && isRegistrationNumber(given.registration_number, form),
  );
  check("kpp", kpp, kpp && isKpp(given.kpp));
  check("bank_code", given.bank_account !== "", isBik(given.bank_code));
  check("bank_account", false, isBankAccount(given.bank_account, given.bank_code));
  return faults;
}
