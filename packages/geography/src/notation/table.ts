import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { typeset } from "@tropa/domain/text/typeset";
import { languages } from "./place-seed.ts";
import type { Language, Names } from "./place-seed.ts";

type Localized<Text extends string> = `${Text}_${Language}`;

/**
 * Reads a CSV file whose first row names its columns. Only cells of `optional` columns may be
 * empty.
 */
export function readTable<Column extends string, Text extends string = never>(
  path: string,
  columns: readonly Column[],
  { texts = [], optional = [] }: { texts?: readonly Text[]; optional?: readonly Column[] } = {},
): Record<Column | Localized<Text>, string>[] {
  const expected: string[] = [...columns, ...texts.flatMap(localized)];
  const mayBeEmpty = new Set<string>(optional);
  const rows = parse<Record<string, string>>(readFileSync(path, "utf8"), { columns: true });
  return rows.map((row, index) => {
    const where = `${path}, row ${index + 1}`;
    const wrong = [
      ...expected.filter((column) => !(column in row)),
      ...Object.keys(row).filter((column) => !expected.includes(column)),
    ];
    if (wrong.length > 0) throw new Error(`${where}: columns missing or unknown: ${wrong.join()}`);
    const cells = Object.entries(row).map(
      ([column, cell]) => [column, typeset(cell.trim())] as const,
    );
    for (const [column, cell] of cells)
      if (cell === "" && !mayBeEmpty.has(column)) throw new Error(`${where}: no ${column}`);
    return Object.fromEntries(cells) as Record<Column | Localized<Text>, string>;
  });
}

const localized = (text: string) => languages.map((locale) => `${text}_${locale}`);

/** Returns a text in four languages from its cells: `name_ru`, `name_en` and so on. */
export function textOf<Text extends string>(
  row: Record<Localized<Text>, string>,
  text: Text,
): Names {
  const cells: Record<string, string> = row;
  const cell = (locale: Language) => cells[`${text}_${locale}`] ?? "";
  return { ru: cell("ru"), en: cell("en"), de: cell("de"), zh: cell("zh") };
}

/** Splits a cell at spaces: "hiking photo". */
export const words = (cell: string): string[] => cell.split(" ").filter((word) => word !== "");

/** Parses months and ranges such as "5-9 12"; a range may cross the new year, as in "11-3". */
export function months(cell: string): number[] {
  const found = words(cell).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map(Number);
    const length = ((to - from + 12) % 12) + 1;
    return Array.from({ length }, (_, step) => ((from - 1 + step) % 12) + 1);
  });
  return found.sort((a, b) => a - b);
}
