import { PHONE } from "@tropa/domain/interface-constants";

/**
 * A phone number as it may be typed: digits, spaces, hyphens and brackets with one plus sign in front, cut to
 * the longest number allowed. Where a country is known a number may be typed as at home, and a plus sign stands
 * only where it was typed. Applying it twice changes nothing.
 */
export function phoneText(typed: string, isAtHome = false): string {
  const hasPlus = !isAtHome || /^[^\d]*\+/.test(typed);
  const digits = typed.replace(/[^\d\s()-]/g, "").replace(/^\s+/, "");
  if (digits === "") return typed.includes("+") ? "+" : "";
  return `${hasPlus ? "+" : ""}${digits}`.slice(0, PHONE.maxLength);
}
