import { readablePhone } from "@tropa/domain/storefront/variant-config";

/** Codes of three digits with nine behind them, as in Georgia. */
const ofLongCode = /^(\+(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)(\d\d)(\d{3})(\d{4})$/;

/** An office's number in groups, wherever it is. Other pages have the storefront's own one alone, and spare these bytes. */
export const officePhone = (number: string): string =>
  ofLongCode.test(number)
    ? number.replace(ofLongCode, "$1\u00A0$2\u00A0$3\u00A0$4")
    : readablePhone(number);
