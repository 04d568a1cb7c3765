const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be a payment's number at all; anything else never reaches the database. */
export function isPaymentUuid(text: string): boolean {
  return pattern.test(text);
}
