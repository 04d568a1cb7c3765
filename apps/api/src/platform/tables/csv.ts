import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { minorPerMajor } from "@tropa/domain/money";
import { stringify } from "csv-stringify/sync";

/** A cell: a text, a number, a day, or money in minor units. */
export type CsvCell = string | number | { day: LocalDate } | { minor: number } | null;

/** Whether a locale has a decimal comma: spreadsheet programs then separate cells by semicolons. */
const hasDecimalComma = (locale: Locale): boolean =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === ",");

/** Texts that a spreadsheet would read as a formula, number, date or time, such as a phone or passport number. */
const readOtherwise = /^[=+\-@\t\r]|^[\d\s.,:/()%'’-]*\d[\d\s.,:/()%'’eE+-]*$/;

function written(cell: CsvCell, locale: Locale): string {
  if (cell === null) return "";
  if (typeof cell === "string") return readOtherwise.test(cell) ? `'${cell}` : cell;
  // ISO dates are understood in every language.
  if (typeof cell === "object" && "day" in cell) return cell.day;
  const amount = typeof cell === "number" ? String(cell) : (cell.minor / minorPerMajor).toFixed(2);
  return hasDecimalComma(locale) ? amount.replace(".", ",") : amount;
}

/**
 * Writes CSV that spreadsheet programs of a language open without questions (RFC 4180 except for the separator). A text
 * that would be misread gets a leading apostrophe, because it may be a stranger's.
 */
export function csvTable(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  locale: Locale,
): string {
  const cells = rows.map((row) => row.map((cell) => written(cell, locale)));
  return stringify([headings, ...cells], {
    bom: true,
    delimiter: hasDecimalComma(locale) ? ";" : ",",
    record_delimiter: "windows",
    // Also quote cells with a lone CR or LF, which some programs take for a line end.
    quoted_match: /[\r\n\t]/,
  });
}
