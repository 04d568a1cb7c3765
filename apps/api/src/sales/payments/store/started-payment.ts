import type { PaymentRecord } from "./payment-store.ts";
import type { StartedPayment } from "../providers/base/payment-provider.ts";

/** A payment as its provider knows it. */
export function startedPayment(payment: PaymentRecord): StartedPayment {
  return {
    uuid: payment.uuid,
    providerRef: payment.provider_ref,
    operationRef: payment.operation_ref,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
  };
}
