/** The thousands separator and the decimal mark of a written number. */
export interface NumberMarks {
  thousands: string;
  fraction: string;
}

export const russianMarks: NumberMarks = { thousands: "\u00a0", fraction: "," };
export const germanMarks: NumberMarks = { thousands: ".", fraction: "," };
export const englishMarks: NumberMarks = { thousands: ",", fraction: "." };

/** Minus sign for readers, as wide as a digit; machine-readable output uses a hyphen instead. */
export const minusSign = "\u2212";

/** Positions of thousands separators in an integer. */
const thousandsEnd = /\B(?=(?:\d{3})+$)/g;

/**
 * Formats a number with a fixed number of fraction digits, rounding half away from zero.
 * `Intl.NumberFormat` gives the same result except for the minus sign, as a test shows, but its
 * first use blocks a page for about 30 ms on a desktop while the browser loads its locale data.
 */
export function writeNumber(value: number, digits: number, marks: NumberMarks): string {
  const scale = 10 ** digits;
  const rounded = Math.round(Math.abs(value) * scale) / scale;
  const [whole = "", fraction] = rounded.toFixed(digits).split(".");
  const sign = value < 0 && rounded > 0 ? minusSign : "";
  const thousands = whole.replace(thousandsEnd, marks.thousands);
  return `${sign}${thousands}${fraction ? `${marks.fraction}${fraction}` : ""}`;
}
