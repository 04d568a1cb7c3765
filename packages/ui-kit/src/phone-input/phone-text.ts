import { plainText } from "@tropa/domain/text/plain-text";
import { PHONE } from "@tropa/domain/interface-constants";

/**
 * Cleans a typed phone number: digits, spaces, hyphens, brackets and one leading plus sign, cut to
 * the longest allowed number. If a country is known, national numbers are allowed, so a plus sign
 * is not added. Idempotent.
 */
export function phoneText(typed: string, isAtHome = false): string {
  const plain = plainText(typed);
  const hasPlus = !isAtHome || /^[^\d]*\+/.test(plain);
  const digits = plain.replace(/[^\d ()-]/g, "").replace(/^ +/, "");
  if (digits === "") return plain.includes("+") ? "+" : "";
  const text = `${hasPlus ? "+" : ""}${digits}`;
  // A number that is too long may fit without its separators.
  const short = text.length > PHONE.maxLength ? text.replace(/[ ()-]/g, "") : text;
  return short.slice(0, PHONE.maxLength);
}
