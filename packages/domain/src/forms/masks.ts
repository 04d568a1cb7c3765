import { MASK } from "../interface-constants.ts";

/**
 * Masks for values that only their owner should read. A mask always has eight asterisks
 * (docs/product/people-and-rights.md#masks), so that it does not reveal the length of the value.
 */
const asterisks = "*".repeat(MASK.asterisks);

/** Returns asterisks instead of a secret; an empty string for an empty one. */
export function maskSecret(value: string): string {
  return value === "" ? "" : asterisks;
}

/** Shortest number that shows any digits: of a shorter one they would reveal too large a part. */
const leastDigitsToShow = 9;

/**
 * Masks a phone number except for its first digit and its last two: `+7********67`. Its owner recognizes it; others
 * learn next to nothing.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < leastDigitsToShow) return maskSecret(digits);
  return `+${digits.slice(0, 1)}${asterisks}${digits.slice(-2)}`;
}

/**
 * Masks an e-mail address except for its first letter and the top-level domain: `i********@********.com`. The domain is
 * often the name of a family or company, so it stays hidden.
 */
export function maskEmail(email: string): string {
  const match = /^(?<first>[^@\s])[^@\s]+@[^@\s]+\.(?<top>[^@\s.]{2,24})$/u.exec(email.trim());
  if (!match?.groups) return maskSecret(email);
  return `${match.groups.first ?? ""}${asterisks}@${asterisks}.${match.groups.top ?? ""}`;
}
