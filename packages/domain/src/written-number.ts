/** What stands between the thousands of a written number, and before its fraction. */
export interface NumberMarks {
  thousands: string;
  fraction: string;
}

export const russianMarks: NumberMarks = { thousands: "\u00a0", fraction: "," };
export const germanMarks: NumberMarks = { thousands: ".", fraction: "," };
export const englishMarks: NumberMarks = { thousands: ",", fraction: "." };

/** Between a digit and groups of three that end the number. */
const thousandsEnd = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes a number with so many digits of fraction, halves away from zero.
 * `Intl.NumberFormat` writes the same, as a test shows; but a page that asks a browser for it, or for a date,
 * stands still while the browser loads the writings of all the world, for about 30 ms of a desktop's processor.
 */
export function writeNumber(value: number, digits: number, marks: NumberMarks): string {
  const scale = 10 ** digits;
  const rounded = Math.round(Math.abs(value) * scale) / scale;
  const [whole = "", fraction] = rounded.toFixed(digits).split(".");
  const sign = value < 0 && rounded > 0 ? "-" : "";
  const thousands = whole.replace(thousandsEnd, marks.thousands);
  return `${sign}${thousands}${fraction ? `${marks.fraction}${fraction}` : ""}`;
}
