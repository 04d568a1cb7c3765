const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID; anything else must not reach the database. */
export function isPaymentUuid(text: string): boolean {
  return pattern.test(text);
}
