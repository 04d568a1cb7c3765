import { plainText } from "../text/plain-text.ts";
import { CODE_INPUT } from "../interface-constants.ts";

/** Returns the digits of a text, from any script. */
export const codeDigits = (text: string): string => plainText(text).replaceAll(/\D/g, "");

const separated = /\d(?:[ .\-\u2010-\u2015]?\d)*/g;

/**
 * Returns the only run of `length` digits in a pasted text, with or without single separators; null
 * if there is none or several: "123-456", "Ваш код 123456, никому его не сообщайте".
 */
export function pastedCode(text: string, length: number = CODE_INPUT.length): string | null {
  const plain = plainText(text);
  const unbroken = plain.match(/\d+/g) ?? [];
  const groups = (plain.match(separated) ?? []).map(codeDigits);
  for (const found of [groups, unbroken]) {
    const codes = new Set(found.filter((digits) => digits.length === length));
    if (codes.size === 1) return [...codes][0] ?? null;
  }
  return null;
}

/** Whether a code is complete (docs/product/forms.md#rules). */
export function isWholeCode(code: string, length: number = CODE_INPUT.length): boolean {
  return /^\d+$/.test(code) && code.length === length;
}
