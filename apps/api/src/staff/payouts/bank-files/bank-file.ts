import { bankFileFormat } from "@tropa/domain/organizers/payout-details";
import type { PayerConfig } from "../../../config/payer-settings.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import type { BankRun } from "./bank-run.ts";
import { exchange1c } from "./exchange-1c.ts";
import { pain001 } from "./pain001.ts";

const endings = { "1c": "txt", pain001: "xml" } as const;

export const bankFileName = ({ id, currency }: Pick<BankRun, "id" | "currency">): string =>
  `payouts-${id}.${endings[bankFileFormat(currency)]}`;

/** Writes a run in the format of its currency. Throws `unavailable` if the payer's account is not configured. */
export function bankFile(run: BankRun, { roubles, others }: PayerConfig): Uint8Array<ArrayBuffer> {
  if (bankFileFormat(run.currency) === "1c") {
    if (!roubles) throw new ApiError("unavailable");
    return exchange1c(run, roubles);
  }
  if (!others) throw new ApiError("unavailable");
  return new TextEncoder().encode(pain001(run, others));
}
