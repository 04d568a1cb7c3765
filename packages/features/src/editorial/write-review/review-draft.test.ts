import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDraft } from "./review-draft.ts";

const empty = { rating: 0, marks: {}, text: "" };

test("a draft comes back as it was written", () => {
  const draft = { rating: 4, marks: { comfort: 5, value: 2 }, text: "Ice and tea" };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, "", "{", "7", "[]", '{"rating":9,"marks":{"comfort":0,"x":3},"text":5}'])(
  "%s is no draft",
  (stored) => {
    expect(parseDraft(stored)).toEqual(empty);
  },
);

test("whatever is stored, the form begins with marks that there are", () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      const { rating, marks, text } = parseDraft(stored);
      expect([0, 1, 2, 3, 4, 5]).toContain(rating);
      expect(Object.values(marks).every((mark) => mark >= 1 && mark <= 5)).toBe(true);
      expect(typeof text).toBe("string");
    }),
  );
});
