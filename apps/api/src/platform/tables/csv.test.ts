import { localeFacts, locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvTable } from "./csv.ts";
import type { CsvCell } from "./csv.ts";

/** Reads a table strictly: quotes where they belong, CRLF behind every line, a mark of the encoding before the first. */
function readTable(table: string, separator: string): string[][] {
  expect(table.startsWith("\uFEFF")).toBe(true);
  expect(table.endsWith("\r\n")).toBe(true);
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\r\n]*)(${separator}|\r\n)`, "y");
  const rows: string[][] = [[]];
  cell.lastIndex = 1;
  while (cell.lastIndex < table.length) {
    const match = cell.exec(table);
    if (!match) throw new Error("a cell that no program reads");
    const [, raw = "", end] = match;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** What an office program of a language takes a cell for. */
function takenFor(cell: string, locale: Locale): "formula" | "number" | "day" | "text" {
  const mark = localeFacts[locale].numbers.fraction;
  if (/^[=+\-@\t\r]/.test(cell)) return "formula";
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return "day";
  if (new RegExp(`^\\d+(\\${mark}\\d+)?([eE]\\d+)?$`).test(cell)) return "number";
  return "text";
}

/** Where a comma separates decimals, a semicolon separates cells. */
const separatorOf = (locale: Locale) => (localeFacts[locale].numbers.fraction === "," ? ";" : ",");

it.each(locales)(
  "writes cells that spreadsheet programs in %s read with the right types",
  (locale) => {
    const row: CsvCell[] = [
      10_234,
      { minor: 1_234_50 },
      { day: "2027-01-31" },
      "+79031234567",
      "4509123456",
      "1E5",
      "12/11",
      '=HYPERLINK("http://example.org")',
      "-1+2",
      "@SUM(A1)",
      "\tтаб",
      "\rстрока",
      "О'Хара, мл.; «да»\n2",
      12.5,
      null,
    ];
    const [head, cells = []] = readTable(
      csvTable(["Бронь", "Сумма"], [row], locale),
      separatorOf(locale),
    );
    expect(head).toEqual(["Бронь", "Сумма"]);
    const kinds = cells.map((cell) => takenFor(cell, locale));
    expect(kinds).toEqual([
      "number",
      "number",
      "day",
      ...Array.from({ length: 10 }, () => "text"),
      "number",
      "text",
    ]);
    expect(cells[1]).toBe(separatorOf(locale) === ";" ? "1234,50" : "1234.50");
    expect(cells[3]).toBe("'+79031234567");
    expect(cells[12]).toBe("О'Хара, мл.; «да»\n2");
  },
);

it("writes any text so that spreadsheets read it as the same text", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme-ascii" }), { minLength: 1 }), (texts) => {
      for (const locale of locales) {
        const [, cells = []] = readTable(
          csvTable(texts.map(String), [texts], locale),
          separatorOf(locale),
        );
        expect(cells.map((cell, index) => (texts[index] === cell ? cell : cell.slice(1)))).toEqual(
          texts,
        );
        expect(
          cells.filter((cell) => ["formula", "number"].includes(takenFor(cell, locale))),
        ).toEqual([]);
      }
    }),
  );
});
