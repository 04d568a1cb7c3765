import { CODE_INPUT } from "../interface-constants.ts";

/** The one-time code field (docs/product/forms.md#rules): digits only, of exactly the configured length. */

/** Whether a key may write into the field. */
export function isCodeDigit(key: string): boolean {
  return /^\d$/.test(key);
}

/** The code of a paste, or null: it is taken only when all characters are digits and the length is exact. */
export function pastedCode(text: string, length: number = CODE_INPUT.length): string | null {
  return /^\d+$/.test(text) && text.length === length ? text : null;
}

/** Whether a code can be sent. */
export function isWholeCode(code: string, length: number = CODE_INPUT.length): boolean {
  return pastedCode(code, length) !== null;
}
