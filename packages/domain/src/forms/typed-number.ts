import { plainText } from "../text/plain-text.ts";

/**
 * Parses a number in any language's notation: "12 500,50", "12.500,50", "12,500.50", "$ 1,250". A
 * single mark before three digits separates thousands, since amounts have no third decimal. NaN if
 * it is not a number.
 */
export function typedNumber(text: string): number {
  const plain = plainText(text).replaceAll(/[ '’\p{Sc}]/gu, "");
  const marks: readonly string[] = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isFraction =
    last !== undefined &&
    marks.indexOf(last) === marks.length - 1 &&
    (marks.length > 1 || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain));
  const at = isFraction ? plain.lastIndexOf(last) : plain.length;
  const whole = plain.slice(0, at);
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole);
  if (!/^\d+$/.test(whole) && !isGrouped) return Number.NaN;
  const digits = `${whole.replaceAll(/[.,]/g, "")}.${plain.slice(at + 1)}`;
  return /^\d+\.\d*$/.test(digits) ? Number(digits) : Number.NaN;
}
