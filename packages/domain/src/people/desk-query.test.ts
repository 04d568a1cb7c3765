import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeskQuery } from "./desk-query.ts";

const nothing = { id: null, uuid: null, ending: null, email: null, words: [] };

test.each([
  ["500123", { id: 500_123, ending: "500123" }],
  ["№ 500 123", { id: 500_123, ending: "500123" }],
  ["No. 500123", { id: 500_123, ending: "500123" }],
  ["8 (903) 123-45-67", { ending: "9031234567" }],
  ["12", { id: 12 }],
  ["+7 (903) 123-45-67", { ending: "79031234567" }],
  ["4567", { id: 4567, ending: "4567" }],
  ["0F8FAD5B-D9CB-469F-A165-70867728950E", { uuid: "0f8fad5b-d9cb-469f-a165-70867728950e" }],
  ["Anna.Petrova@Example.org", { email: "anna.petrova@example.org" }],
  ["anna@", { email: "anna@" }],
  ["Иванов  Пётр", { words: ["иванов", "петр"] }],
  ["O’Brien-Smith", { words: ["o", "brien", "smith"] }],
  ["pi_3Nq8", { ending: "pi_3nq8", words: ["pi", "3nq8"] }],
  ["   ", {}],
])("reads %j", (text, expected) => {
  expect(readDeskQuery(text)).toEqual({ ...nothing, ...expected });
});

test("reads any text without an error, within its limits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const { id, words } = readDeskQuery(text);
      expect(words.length).toBeLessThanOrEqual(4);
      if (id !== null) expect(id).toBeGreaterThan(0);
    }),
  );
});
