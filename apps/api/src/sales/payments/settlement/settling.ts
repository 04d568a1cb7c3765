import { minorPerMajor } from "@tropa/domain/money";
import type { ApiContext } from "../../../config/context.ts";
import type { Client } from "../../../platform/db/database.ts";
import type { Payable } from "../store/payable.ts";
import type { PaymentRecord } from "../store/payment-store.ts";

/** What came of a notification. Of the last two nothing is booked: a person has to look. */
export type Settlement =
  | "taken"
  | "refunded"
  | "failed"
  | "repeated"
  | "pending"
  | "returned"
  | "disputed"
  | "warned"
  | "mismatch"
  | "unknown";

/** A notification's transaction, which holds what is paid for and the payment. */
export interface Settling extends ApiContext {
  client: Client;
  payable: Payable;
  payment: PaymentRecord;
  now: Date;
}

/** As the bank's papers have it: staff compare them, and nobody counts kopecks there. */
export const inWords = (minor: number, currency: string) => `${minor / minorPerMajor} ${currency}`;
