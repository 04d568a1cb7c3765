import type { Locale } from "@tropa/domain/locale";
import type { BookingShare } from "@tropa/api-contract/organizers/calls-money";
import { csvTable } from "../../platform/tables/csv.ts";
import type { CsvCell } from "../../platform/tables/csv.ts";
import { statementTexts } from "./statement-texts.ts";

type Column = keyof ReturnType<typeof statementTexts>["columns"];

/**
 * Returns a month's bookings as CSV for spreadsheets; amounts are in major units, with the currency in a column of its
 * own.
 */
export function statementCsv(items: readonly BookingShare[], locale: Locale): string {
  const texts = statementTexts(locale);
  const rows = items.map((item): Record<Column, CsvCell> => ({
    booking: item.booking_id,
    tour: item.tour_title,
    name: item.name,
    start: { day: item.start },
    end: { day: item.end },
    currency: item.currency,
    received: { minor: item.received },
    refunded: { minor: item.refunded },
    percent: item.percent,
    commission: { minor: item.commission },
    share: { minor: item.share },
    state: texts.states[item.state],
  }));
  const columns = Object.keys(texts.columns).filter((key): key is Column =>
    Object.hasOwn(texts.columns, key),
  );
  return csvTable(
    columns.map((key) => texts.columns[key]),
    rows.map((row) => columns.map((key) => row[key])),
    locale,
  );
}
