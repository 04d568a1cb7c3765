import { escapeMarkup } from "@tropa/domain/text/markup";
import { paymentProviders, paymentStatuses } from "@tropa/domain/sales/payment";
import type { ApiContext } from "../../../config/context.ts";
import { factsOf, payableOf } from "../store/payable.ts";
import { findPayment, insertAlert, isBeingSettled } from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import { readAmount, signAnswer, writeAmount } from "../providers/payanyway/payanyway-signature.ts";
import type { MonetaFields } from "../providers/payanyway/payanyway-signature.ts";
import { isPaymentUuid } from "../providers/base/payment-uuid.ts";

/** Answer codes to MONETA's request before a payment. */
const checkCodes = { amount: "100", paid: "200", inProgress: "302", unpaid: "402", over: "500" };

/** Answers MONETA's verified request whether an order may be paid, as signed XML. */
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
    ...(code === checkCodes.amount && payment
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
  if (!payment || payment.provider !== paymentProviders.payanyway.id) return checkCodes.over;
  if (payment.status === paymentStatuses.payed) return checkCodes.paid;
  if (payment.status === paymentStatuses.canceled) return checkCodes.over;
  if (await isBeingSettled(pool, payment.id)) return checkCodes.inProgress;
  if (factsOf(await payableOf(pool, payment)).isOver) return checkCodes.over;
  if (!fields.MNT_AMOUNT) return checkCodes.amount;
  const isAsked =
    readAmount(fields.MNT_AMOUNT) === payment.amount_minor &&
    fields.MNT_CURRENCY_CODE === payment.currency;
  if (isAsked) return checkCodes.unpaid;
  await insertAlert(pool, {
    paymentId: payment.id,
    reason: "wrong_amount",
    details:
      `asked ${payment.amount_minor} ${payment.currency}, check ${fields.MNT_AMOUNT} ${fields.MNT_CURRENCY_CODE}`.slice(
        0,
        200,
      ),
  });
  return checkCodes.over;
}

function writeXml(answer: Record<string, string>): string {
  const elements = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><MNT_RESPONSE>${elements.join("")}</MNT_RESPONSE>`;
}
