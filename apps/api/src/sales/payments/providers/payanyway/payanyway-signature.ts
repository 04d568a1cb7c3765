import { createHash } from "node:crypto";

/** Fields of MONETA.Assistant as they are sent. */
export type MonetaFields = Readonly<Record<string, string | undefined>>;

const requestOrder = [
  "MNT_ID",
  "MNT_TRANSACTION_ID",
  "MNT_AMOUNT",
  "MNT_CURRENCY_CODE",
  "MNT_SUBSCRIBER_ID",
  "MNT_TEST_MODE",
];
const notificationOrder = requestOrder.toSpliced(2, 0, "MNT_OPERATION_ID");
const checkOrder = ["MNT_COMMAND", ...notificationOrder];
const answerOrder = ["MNT_RESULT_CODE", "MNT_ID", "MNT_TRANSACTION_ID"];

const sign = (names: readonly string[]) => (fields: MonetaFields, secret: string) =>
  createHash("md5")
    .update(names.map((name) => fields[name] ?? "").join("") + secret)
    .digest("hex");

/** Signs the payment request in the payer's link (`MNT_SIGNATURE`). */
export const signRequest = sign(requestOrder);
/** Signs a payment notification, which includes the operation. */
export const signNotification = sign(notificationOrder);
/** Signs the request whether an order may be paid, which begins with its command. */
export const signCheck = sign(checkOrder);
/** Signs our answer to that request. */
export const signAnswer = sign(answerOrder);

/** Formats an amount for MONETA: "1200.50". */
export function writeAmount(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
}

/** Parses an amount of MONETA to minor units; null if invalid. */
export function readAmount(text: string): number | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!parts) return null;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -minor : minor;
}
