import type { PaymentRecord } from "./payment-store.ts";
import type { StartedPayment } from "../providers/base/payment-provider.ts";

/** Converts a payment to what its provider needs to identify it. */
export function startedPayment(payment: PaymentRecord): StartedPayment {
  return {
    uuid: payment.uuid,
    providerRef: payment.provider_ref,
    operationRef: payment.operation_ref,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
  };
}
