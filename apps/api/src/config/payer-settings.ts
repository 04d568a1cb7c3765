import { isBankAccount, isBic, isBik, isIban } from "@tropa/domain/organizers/requisites";
import { z } from "zod";
import { ConfigError, setting } from "./setting.ts";

const text = setting(z.string().max(140).optional());

/** Accounts from which organizers are paid: one for roubles, one for other currencies. */
export const payerSettings = {
  PAYER_NAME: text,
  PAYER_TAX_ID: text,
  PAYER_KPP: text,
  PAYER_BANK_NAME: text,
  PAYER_ACCOUNT: text,
  PAYER_BIK: text,
  PAYER_IBAN: text,
  PAYER_BIC: text,
};

type Values = z.output<z.ZodObject<typeof payerSettings>>;

export interface RoublePayer {
  name: string;
  taxId: string;
  kpp: string;
  bankName: string;
  account: string;
  bik: string;
}
export interface IbanPayer {
  name: string;
  iban: string;
  bic: string;
}
/** Who pays organizers; null for an account that is not configured. */
export interface PayerConfig {
  roubles: RoublePayer | null;
  others: IbanPayer | null;
}

/** Accounts for practice; no bank has them. */
const practice: PayerConfig = {
  roubles: {
    name: "Practice payer",
    taxId: "7707083893",
    kpp: "773601001",
    bankName: "Practice bank",
    account: "40702810500000002851",
    bik: "044525225",
  },
  others: { name: "Practice payer", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
};

export function payerConfig(values: Values, isProduction: boolean): PayerConfig {
  const { PAYER_NAME: name, PAYER_ACCOUNT: account, PAYER_BIK: bik } = values;
  const { PAYER_IBAN: iban, PAYER_BIC: bic } = values;
  const names = Object.keys(payerSettings).filter((key): key is keyof Values =>
    Object.hasOwn(payerSettings, key),
  );
  if (!isProduction && names.every((key) => values[key] === undefined)) return practice;
  if (account !== undefined && !isBankAccount(account, bik ?? ""))
    throw new ConfigError("PAYER_ACCOUNT: no account of the bank with PAYER_BIK");
  if (bik !== undefined && !isBik(bik)) throw new ConfigError("PAYER_BIK: no BIK");
  if (iban !== undefined && !isIban(iban)) throw new ConfigError("PAYER_IBAN: no IBAN");
  if (bic !== undefined && !isBic(bic)) throw new ConfigError("PAYER_BIC: no BIC");
  const roubles = name && account && bik && values.PAYER_TAX_ID;
  return {
    roubles: roubles
      ? {
          name,
          taxId: roubles,
          kpp: values.PAYER_KPP ?? "",
          bankName: values.PAYER_BANK_NAME ?? "",
          account,
          bik,
        }
      : null,
    others: name && iban && bic ? { name, iban, bic } : null,
  };
}
