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

/** `MNT_SIGNATURE` of the request to pay: what the payer's browser carries to the page. */
export const signRequest = sign(requestOrder);
/** Of a notification that money came, which names the operation too. */
export const signNotification = sign(notificationOrder);
/** Of the question whether an order may be paid, which begins with its command. */
export const signCheck = sign(checkOrder);
/** Of our answer to that question. */
export const signAnswer = sign(answerOrder);

/** An amount as MONETA writes it: "1200.50". */
export function writeAmount(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
}

/** The same back to minor units; null for anything else. */
export function readAmount(text: string): number | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!parts) return null;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -minor : minor;
}
