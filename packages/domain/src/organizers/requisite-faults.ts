import type { LegalForm } from "./organizer-kinds.ts";
import { isBankAccount, isBik, isInn, isKpp, isRegistrationNumber } from "./requisites.ts";

/** The numbers of requisites; empty ones are not given. */
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

/** Whose numbers of the state and of banks the rules know. */
const checkedCountry = "RU";

/** Numbers that a legal form has there; elsewhere all may be given. */
export function requisiteFields(
  form: LegalForm,
  countryCode: string,
): { registration: boolean; kpp: boolean } {
  if (countryCode !== checkedCountry) return { registration: true, kpp: false };
  const isCompany = form === "legal_entity";
  return { registration: isCompany || form === "individual_entrepreneur", kpp: isCompany };
}

/** What is wrong with the numbers, where their country's are known; empty when nothing is. */
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
