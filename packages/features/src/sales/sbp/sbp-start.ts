import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { createPaymentCall, SbpCode } from "@tropa/api-contract/sales/calls-booking-link";

/** A started payment, as the API returns it. */
export type StartedPayment = AnswerOf<typeof createPaymentCall>;
export type SbpStart = StartedPayment & { sbp: SbpCode };

/** Whether a started payment shows a QR code on this page rather than the bank's page. */
export const isSbpStart = <Started extends StartedPayment>(
  started: Started,
): started is Started & SbpStart => started.sbp !== null;
