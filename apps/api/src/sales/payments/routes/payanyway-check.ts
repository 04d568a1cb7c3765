import { escapeMarkup } from "@tropa/domain/text/markup";
import { paymentProviders, paymentStatuses } from "@tropa/domain/sales/payment";
import type { ApiContext } from "../../../config/context.ts";
import { factsOf, payableOf } from "../store/payable.ts";
import { findPayment, insertAlert, isBeingSettled } from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import { readAmount, signAnswer, writeAmount } from "../providers/payanyway/payanyway-signature.ts";
import type { MonetaFields } from "../providers/payanyway/payanyway-signature.ts";
import { isPaymentUuid } from "../providers/base/payment-uuid.ts";

/** MONETA's result codes for its check before a payment. `amountFollows`: the answer tells how much to pay. */
const checkCodes = {
  amountFollows: "100",
  paid: "200",
  inProgress: "302",
  payable: "402",
  notPayable: "500",
};

/**
 * Answers MONETA's check whether an order may be paid, with signed XML. The caller has verified the request's signature.
 */
export async function answerCheck(
  { pool }: ApiContext,
  fields: MonetaFields,
  secret: string,
): Promise<string> {
  const uuid = fields.MNT_TRANSACTION_ID ?? "";
  const payment = isPaymentUuid(uuid) ? await findPayment(pool, { uuid }) : null;
  const code = await codeOf({ pool }, payment, fields);
  const answer = {
    MNT_ID: fields.MNT_ID ?? "",
    MNT_TRANSACTION_ID: uuid,
    MNT_RESULT_CODE: code,
    ...(code === checkCodes.amountFollows && payment
      ? { MNT_AMOUNT: writeAmount(payment.amount_minor) }
      : {}),
  };
  return writeXml({ ...answer, MNT_SIGNATURE: signAnswer(answer, secret) });
}

async function codeOf(
  { pool }: Pick<ApiContext, "pool">,
  payment: PaymentRecord | null,
  fields: MonetaFields,
): Promise<string> {
  if (!payment || payment.provider !== paymentProviders.payanyway.id) return checkCodes.notPayable;
  if (payment.status === paymentStatuses.payed) return checkCodes.paid;
  if (payment.status === paymentStatuses.canceled) return checkCodes.notPayable;
  if (await isBeingSettled(pool, payment.id)) return checkCodes.inProgress;
  if (factsOf(await payableOf(pool, payment)).isOver) return checkCodes.notPayable;
  if (!fields.MNT_AMOUNT) return checkCodes.amountFollows;
  const isExpectedAmount =
    readAmount(fields.MNT_AMOUNT) === payment.amount_minor &&
    fields.MNT_CURRENCY_CODE === payment.currency;
  if (isExpectedAmount) return checkCodes.payable;
  await insertAlert(pool, {
    paymentId: payment.id,
    reason: "wrong_amount",
    details:
      `expected ${payment.amount_minor} ${payment.currency}, MONETA asked about ${fields.MNT_AMOUNT} ${fields.MNT_CURRENCY_CODE}`.slice(
        0,
        200,
      ),
  });
  return checkCodes.notPayable;
}

function writeXml(answer: Record<string, string>): string {
  const elements = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><MNT_RESPONSE>${elements.join("")}</MNT_RESPONSE>`;
}
