import { plainText } from "@tropa/domain/text/plain-text";
import { PHONE } from "@tropa/domain/interface-constants";

/**
 * A phone number as it may be typed: digits, spaces, hyphens and brackets with one plus sign in front, cut to
 * the longest number allowed. Where a country is known a number may be typed as at home, and a plus sign stands
 * only where it was typed. Applying it twice changes nothing.
 */
export function phoneText(typed: string, isAtHome = false): string {
  const plain = plainText(typed);
  const hasPlus = !isAtHome || /^[^\d]*\+/.test(plain);
  const digits = plain.replace(/[^\d ()-]/g, "").replace(/^ +/, "");
  if (digits === "") return plain.includes("+") ? "+" : "";
  const text = `${hasPlus ? "+" : ""}${digits}`;
  // What is too long for its separators is no longer so without them.
  const short = text.length > PHONE.maxLength ? text.replace(/[ ()-]/g, "") : text;
  return short.slice(0, PHONE.maxLength);
}
