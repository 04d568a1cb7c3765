import { MASK } from "../interface-constants.ts";

/**
 * Values that only their owner should read. A mask always has the same eight asterisks
 * (docs/product/people-and-rights.md#masks), so that it does not even tell how long the value is.
 */
const asterisks = "*".repeat(MASK.asterisks);

/** A secret without any of its characters; nothing at all for an empty one. */
export function maskSecret(value: string): string {
  return value === "" ? "" : asterisks;
}

/** Shorter numbers show nothing: two digits of six would be a third of them. */
const leastDigitsToShow = 9;

/**
 * A phone number of which only the first digit and the last two are told: `+7********67`. Its owner knows it
 * again; anybody else learns next to nothing.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < leastDigitsToShow) return maskSecret(digits);
  return `+${digits.slice(0, 1)}${asterisks}${digits.slice(-2)}`;
}

/**
 * An e-mail address of which only the first letter and the top-level domain are told: `i********@********.com`.
 * The domain is often a family's or a company's name, so it stays hidden.
 */
export function maskEmail(email: string): string {
  const match = /^(?<first>[^@\s])[^@\s]+@[^@\s]+\.(?<top>[^@\s.]{2,24})$/u.exec(email.trim());
  if (!match?.groups) return maskSecret(email);
  return `${match.groups.first ?? ""}${asterisks}@${asterisks}.${match.groups.top ?? ""}`;
}

/**
 * Digits in a pattern, where `#` is a digit: `applyMask("79991234567", "+# (###) ###-##-##")`. Stops at the
 * last digit, so a field can be filled while it is typed; digits beyond the pattern are dropped.
 */
export function applyMask(digits: string, pattern: string): string {
  const left = [...digits.replace(/\D/g, "")];
  let text = "";
  for (const sign of pattern) {
    if (left.length === 0) break;
    text += sign === "#" ? (left.shift() ?? "") : sign;
  }
  return text;
}
