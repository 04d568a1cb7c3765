import type { LegalForm } from "./organizer-kinds.ts";

/**
 * Checks of the numbers in a Russian organizer's contract (docs/product/constants.md#enumerations).
 * Their check digits catch typing mistakes before a contract or payment goes wrong. The rules are
 * those of the state and the central bank; other countries' numbers are not checked.
 */
const digits = (text: string, length: number): number[] | null =>
  new RegExp(`^\\d{${length}}$`).test(text) ? [...text].map(Number) : null;

const weighted = (numbers: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (numbers[place] ?? 0), 0);

const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const personWeights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
];

/**
 * INN, the taxpayer number: 10 digits for a legal entity, 12 for a person; the last one or two are
 * check digits.
 */
export function isInn(text: string, form: LegalForm): boolean {
  const isCompany = form === "legal_entity";
  const inn = digits(text, isCompany ? 10 : 12);
  if (!inn || inn.every((digit) => digit === 0)) return false;
  const checks = isCompany ? [companyWeights] : personWeights;
  return checks.every((weights) => (weighted(inn, weights) % 11) % 10 === inn[weights.length]);
}

/**
 * OGRN of a legal entity (13 digits) or OGRNIP of an individual entrepreneur (15); the last digit
 * is a remainder.
 */
export function isRegistrationNumber(text: string, form: LegalForm): boolean {
  const length = form === "legal_entity" ? 13 : 15;
  if (!digits(text, length)) return false;
  const body = BigInt(text.slice(0, -1));
  return Number((body % BigInt(length - 2)) % 10n) === Number(text.at(-1));
}

/** KPP of a legal entity: where and why it is registered for taxes. */
export function isKpp(text: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(text);
}

/** BIK of a Russian bank: 9 digits. */
export function isBik(text: string): boolean {
  return /^0[14]\d{7}$|^[12]\d{8}$/.test(text);
}

/** Returns an account of 20 digits at the bank with the given BIK, whose last three digits are part of the checksum. */
export function isBankAccount(text: string, bik: string): boolean {
  const account = digits(text, 20);
  if (!account || !isBik(bik)) return false;
  const all = [...Array.from(bik.slice(-3), Number), ...account];
  const weights = all.map((_, place) => [7, 1, 3][place % 3] ?? 0);
  return weighted(all, weights) % 10 === 0;
}

/** IBAN (ISO 13616): country, two check digits, and the account; the remainder by 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** BIC of a bank (ISO 9362): 8 or 11 characters. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}
