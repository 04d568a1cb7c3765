const reasons = ["texts", "orders", "seats", "promo"] as const;

/** An order that needs its phone confirmed by a code (409 `confirm_phone`). */
export interface PhoneConfirmation {
  /** The reason: another text to the number, another order from the address, many seats, or a promo code for each person. */
  reason: (typeof reasons)[number];
  codeLength: number;
  /** Seconds until another code may be sent. */
  resendAfter: number;
  /** Why no code was sent, in the reader's language. */
  sendError: string | null;
  /** Incremented with each requested code. */
  round: number;
}

const usualLength = 6;

const dataOf = (error: unknown): Readonly<Record<string, unknown>> =>
  typeof error === "object" && error !== null && "data" in error
    ? (error.data as Readonly<Record<string, unknown>>)
    : {};

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

/** Reads the 409 of an order whose phone must be confirmed; null for any other error. */
export function confirmationOf(
  error: unknown,
  before: PhoneConfirmation | null,
): PhoneConfirmation | null {
  const { code, reason, code_length, resend_after, send_error_reason } = dataOf(error);
  if (code !== "confirm_phone") return null;
  return {
    reason: reasons.find((candidate) => candidate === reason) ?? "orders",
    codeLength: numberOr(code_length, usualLength),
    resendAfter: numberOr(resend_after, 0),
    sendError: typeof send_error_reason === "string" ? send_error_reason : null,
    round: (before?.round ?? 0) + 1,
  };
}
