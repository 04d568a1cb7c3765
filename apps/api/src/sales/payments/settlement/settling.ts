import { minorPerMajor } from "@tropa/domain/money";
import type { ApiContext } from "../../../config/context.ts";
import type { Client } from "../../../platform/db/database.ts";
import type { Payable } from "../store/payable.ts";
import type { PaymentRecord } from "../store/payment-store.ts";

/** The result of a notification. With `mismatch` and `unknown` nothing is booked and staff have to look. */
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

/** The transaction of a notification, with the locked payment and its booking or certificate. */
export interface SettlementContext extends ApiContext {
  client: Client;
  payable: Payable;
  payment: PaymentRecord;
  now: Date;
}

/** Formats an amount for alerts, like the bank's papers that staff compare it with. */
export const amountText = (minor: number, currency: string) =>
  `${minor / minorPerMajor} ${currency}`;
