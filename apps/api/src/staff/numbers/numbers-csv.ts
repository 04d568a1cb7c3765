import type { Numbers, NumberTable } from "@tropa/api-contract/staff/calls-numbers";
import { answerMinutes } from "@tropa/api-contract/staff/calls-numbers";
import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import { csvTable } from "../../platform/tables/csv.ts";
import type { CsvCell } from "../../platform/tables/csv.ts";
import type en from "./messages/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");

interface Table {
  head: string[];
  rows: CsvCell[][];
}

const tables: Record<NumberTable, (numbers: Numbers, text: typeof en) => Table> = {
  days: ({ days, currency }, { columns }) => ({
    head: [
      columns.day,
      columns.currency,
      columns.gross,
      columns.take,
      columns.refunded,
      columns.orders,
      columns.cancelled,
    ],
    rows: days.map((row) => [
      { day: row.day },
      currency,
      { minor: row.gross },
      { minor: row.take },
      { minor: row.refunded },
      row.orders,
      row.cancelled,
    ]),
  }),
  states: ({ states }, { columns, states: names }) => ({
    head: [columns.state, columns.now, columns.before],
    rows: states.map(({ status, now, before }) => [names[`${status}`], now, before]),
  }),
  steps: ({ now, before }, { columns, steps }) => ({
    head: [columns.step, columns.now, columns.before],
    rows: (["orders", "paid", "completed"] as const).map((step) => [
      steps[step],
      now[step],
      before[step],
    ]),
  }),
  answers: ({ answers }, { columns, sides, later }) => ({
    head: [columns.side, columns.minutes, columns.now, columns.before],
    rows: answers.flatMap(({ side, now, before }) =>
      now.map((count, index): CsvCell[] => [
        sides[side],
        answerMinutes[index] ?? later,
        count,
        before[index] ?? 0,
      ]),
    ),
  }),
  cancellations: ({ cancellations }, { columns }) => ({
    head: [columns.organizer, columns.name, columns.orders, columns.cancelled, columns.byOrganizer],
    rows: cancellations.map((row) => [
      row.organizer.id,
      row.organizer.title,
      row.orders,
      row.cancelled,
      row.by_organizer,
    ]),
  }),
  supply: ({ supply: { months, places } }, { columns }) => ({
    head: [columns.place, columns.month, columns.departures],
    rows: places.flatMap(({ place, departures }) =>
      months.map(({ month }, index): CsvCell[] => [
        place.name,
        { day: month },
        departures[index] ?? 0,
      ]),
    ),
  }),
  searches: ({ searches }, { columns }) => ({
    head: [columns.word, columns.times],
    rows: searches.map(({ word, times }) => [word, times]),
  }),
};

/** Writes one of the tables of figures as CSV. */
export function numbersCsv(numbers: Numbers, table: NumberTable, locale: Locale): string {
  const { head, rows } = tables[table](numbers, texts[locale]);
  return csvTable(head, rows, locale);
}
