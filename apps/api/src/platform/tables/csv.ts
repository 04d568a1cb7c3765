import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { minorPerMajor } from "@tropa/domain/money";
import { stringify } from "csv-stringify/sync";

/** A text, which stays one; a number; a day; or money in minor units. */
export type CsvCell = string | number | { day: LocalDate } | { minor: number } | null;

/** Where decimals have a comma, office programs part cells by semicolons. */
const hasDecimalComma = (locale: Locale): boolean =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === ",");

/** What begins a formula, and what is a number, a day or an hour to an office program, such as a phone or a passport. */
const readOtherwise = /^[=+\-@\t\r]|^[\d\s.,:/()%'’-]*\d[\d\s.,:/()%'’eE+-]*$/;

function written(cell: CsvCell, locale: Locale): string {
  if (cell === null) return "";
  if (typeof cell === "string") return readOtherwise.test(cell) ? `'${cell}` : cell;
  // Every language's program reads it as a day.
  if (typeof cell === "object" && "day" in cell) return cell.day;
  const amount = typeof cell === "number" ? String(cell) : (cell.minor / minorPerMajor).toFixed(2);
  return hasDecimalComma(locale) ? amount.replace(".", ",") : amount;
}

/**
 * A table as the office programs of a language open it, by a press, without asking anything (RFC 4180 but for the
 * separator). A text that would be taken for something else begins with an apostrophe: it may be a stranger's.
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
    // A line end within a cell is one to some programs, alone, too.
    quoted_match: /[\r\n\t]/,
  });
}
