import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { createPaymentCall, SbpCode } from "@tropa/api-contract/sales/calls-booking-link";

export type StartedPayment = AnswerOf<typeof createPaymentCall>;
export type SbpStart = StartedPayment & { sbp: SbpCode };

/** Whether the payer pays by a code on this page, and not on one of the bank's. */
export const isSbpStart = <Started extends StartedPayment>(
  started: Started,
): started is Started & SbpStart => started.sbp !== null;
