import type { PaymentKind } from "@tropa/domain/sales/payment";
import type { PaymentOrder } from "../base/payment-provider.ts";
import type { TinkoffSettings } from "../../../../config/payment-settings.ts";

/** The receipt's term for a payment before the tour (54-FZ): full or partial prepayment. */
const paymentMethods: Record<PaymentKind, string> = {
  full: "full_prepayment",
  prepayment: "prepayment",
  payment: "prepayment",
};

/** Returns the receipt that the bank's cash register sends to the payer (54-FZ); amounts in kopecks. */
export function tinkoffReceipt(
  order: PaymentOrder,
  { taxation, tax }: Pick<TinkoffSettings, "taxation" | "tax">,
): object {
  const { customer, amountMinor } = order;
  return {
    ...(customer.email ? { Email: customer.email } : {}),
    ...(customer.phone ? { Phone: customer.phone } : {}),
    Taxation: taxation,
    Items: [
      {
        Name: order.subject.title.slice(0, 128),
        Price: amountMinor,
        Quantity: 1,
        Amount: amountMinor,
        Tax: tax,
        PaymentMethod: paymentMethods[order.kind],
        PaymentObject: "service",
      },
    ],
  };
}
