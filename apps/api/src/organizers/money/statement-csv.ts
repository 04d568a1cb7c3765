import { minorPerMajor } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import type { BookingShare } from "@tropa/api-contract/organizers/calls-money";
import { stringify } from "csv-stringify/sync";
import { statementTexts } from "./statement-texts.ts";

/**
 * The bookings of a month as a table that office programs open: amounts are plain numbers in major units beside their
 * currency. A cell that would be taken for a formula begins with an apostrophe, since its text is a stranger's.
 */
export function statementCsv(items: readonly BookingShare[], locale: Locale): string {
  const texts = statementTexts(locale);
  const rows = items.map((item) => ({
    booking: item.booking_id,
    tour: item.tour_title,
    name: item.name,
    start: item.start,
    end: item.end,
    currency: item.currency,
    received: major(item.received),
    refunded: major(item.refunded),
    percent: item.percent,
    commission: major(item.commission),
    share: major(item.share),
    state: texts.states[item.state],
  }));
  const columns = Object.entries(texts.columns).map(([key, header]) => ({ key, header }));
  return stringify(rows, { bom: true, header: true, columns, escape_formulas: true });
}

const major = (minor: number): string => (minor / minorPerMajor).toFixed(2);
