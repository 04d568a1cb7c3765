import { plainText } from "@tropa/domain/text/plain-text";

/**
 * Whether "12.345" or "12,345" is typed: twelve thousand for some, twelve and a fraction with one digit too many for others.
 * Of money that goes out nobody guesses.
 */
export const isThousandOrFraction = (typed: string): boolean =>
  /^[1-9]\d{0,2}[.,]\d{3}$/.test(plainText(typed).replaceAll(/[\s\p{Sc}]/gu, ""));
