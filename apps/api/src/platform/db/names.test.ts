import { fullName } from "@tropa/domain/people/full-name";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const names = [
  ["伟", "王"],
  ["热合曼·艾力", "阿卜杜"],
  ["太郎", "佐々木"],
  ["マリア", "ロペス"],
  ["민수", "김"],
  ["𠮷", "𠮷田"],
  [" 伟 ", " 王 "],
  ["Wei", "Wang"],
  ["伟", "Wang"],
  ["Анна", "Петрова"],
  ["Анна", ""],
  ["伟", ""],
  ["", "王"],
  ["", ""],
  ["伟", null],
  ["Анна", null],
] as const;

it("builds full names in the database exactly as the domain does", async () => {
  const rows = await platform.rows<{ name: string }>(
    `SELECT full_name(first, last) AS name
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS name (first, last, place) ORDER BY place`,
    names.map(([first]) => first),
    names.map(([, last]) => last),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    names.map(([first_name, last_name]) => fullName({ first_name, last_name })),
  );
});

it("makes a name searchable in either order", async () => {
  const rows = await platform.rows<{ name: string }>("SELECT searched_name('Wei', 'Wang') AS name");
  for (const typed of ["Wei Wang", "Wang Wei"]) expect(rows[0]?.name).toContain(typed);
});
