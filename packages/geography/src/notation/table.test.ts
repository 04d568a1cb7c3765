import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { months, readTable, textOf, words } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "table-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const path = join(folder, "rivers.csv");
  writeFileSync(path, text);
  return readTable(path, ["slug", "note"], { texts: ["name"], optional: ["note"] });
}

const head = "slug,note,name_ru,name_en,name_de,name_zh";

it("reads rows by the names of their columns, in the marks of publishers", () => {
  const [row] = read(`${head}\nlena,"4400 km, it's long",Лена,Lena,Lena,勒拿河\n`);
  if (!row) throw new Error("no row");
  expect(row.note).toBe("4400\u00A0km, it’s long");
  expect(textOf(row, "name")).toEqual({ ru: "Лена", en: "Lena", de: "Lena", zh: "勒拿河" });
});

describe("a table is refused", () => {
  it.each([
    ["without a column", "slug,note,name_ru,name_en,name_de\nlena,,Лена,Lena,Lena", "name_zh"],
    ["with an unknown column", `${head},size\nlena,,Лена,Lena,Lena,勒拿河,big`, "size"],
    ["with an empty cell", `${head}\nlena,,Лена,,Lena,勒拿河`, "row 1: no name_en"],
    ["with a row too short", `${head}\nlena,,Лена`, "Invalid Record Length"],
  ])("%s", (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

it("reads words and months", () => {
  expect(words("hiking photo")).toEqual(["hiking", "photo"]);
  expect(words("")).toEqual([]);
  expect(months("5-6 11-2")).toEqual([1, 2, 5, 6, 11, 12]);
});
