import { PHONE } from "@tropa/domain/interface-constants";

/**
 * A phone number as it may be typed: one plus sign in front, then digits, spaces, hyphens and
 * brackets, cut to the longest number allowed. Applying it twice changes nothing.
 */
export function phoneText(typed: string): string {
  const kept = typed.replace(/[^\d\s()-]/g, "").replace(/^\s+/, "");
  return kept === "" ? (typed.includes("+") ? "+" : "") : `+${kept}`.slice(0, PHONE.maxLength);
}
