import type { Currency } from "../money.ts";
import { isBankAccount, isBic, isBik, isIban } from "./requisites.ts";

/** What a bank has to know of a recipient. */
export interface PayoutDetails {
  readonly legal_name: string;
  readonly tax_id: string;
  readonly kpp: string;
  readonly bank_name: string;
  readonly bank_code: string;
  readonly bank_account: string;
}

/** Why nothing can be paid: bank details are missing, or not those of an account in the currency. */
export type PayoutObstacle = "missing" | "incorrect";

/** Format of the file by which a bank takes payments in a currency. */
export const bankFileFormat = (currency: Currency): "1c" | "pain001" =>
  currency === "RUB" ? "1c" : "pain001";

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "").toUpperCase();

/** Account and bank as they stand in files: without the spaces that people write. */
export function bankNumbers({ bank_account, bank_code }: PayoutDetails): {
  account: string;
  bank: string;
} {
  return { account: withoutSpaces(bank_account), bank: withoutSpaces(bank_code) };
}

/**
 * Returns what keeps money of a currency from being paid; null if nothing does. Roubles go to a
 * Russian account, others to an IBAN, or to another number at a bank with a BIC.
 */
export function payoutObstacle(
  details: PayoutDetails | null,
  currency: Currency,
): PayoutObstacle | null {
  if (!details) return "missing";
  const { account, bank } = bankNumbers(details);
  if (account === "" || bank === "" || details.legal_name.trim() === "") return "missing";
  if (bankFileFormat(currency) === "1c") {
    if (details.tax_id.trim() === "") return "missing";
    return isBik(bank) && isBankAccount(account, bank) ? null : "incorrect";
  }
  // Where countries have no IBAN, the account is a number of the bank.
  const looksLikeIban = /^[A-Z]{2}/.test(account);
  const isAccount = looksLikeIban ? isIban(account) : /^[A-Z0-9]{4,34}$/.test(account);
  return isBic(bank) && isAccount ? null : "incorrect";
}
