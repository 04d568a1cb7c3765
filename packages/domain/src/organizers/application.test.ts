import fc from "fast-check";
import { expect, it } from "vitest";
import { applicationStatuses, isDecidable, mayApplyAgain, recordTitle } from "./application.ts";

it("isDecidable accepts only a waiting application", () => {
  expect(applicationStatuses.filter(isDecidable)).toEqual(["waiting"]);
});

it.each([
  [null, false, true],
  ["waiting", false, false],
  ["refused", false, true],
  // The record was taken away again: they are nobody's organizer.
  ["accepted", false, true],
  [null, true, false],
  ["refused", true, false],
  ["accepted", true, false],
] as const)(
  "mayApplyAgain after status %s, already an organizer %s, is %s",
  (last, isOrganizer, may) => {
    expect(mayApplyAgain(last, { isOrganizer })).toBe(may);
  },
);

it("recordTitle never returns an empty title", () => {
  const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(fc.string(), name, name, (title, first_name, last_name) => {
      const named = recordTitle({ title, first_name, last_name });
      expect(named).not.toBe("");
      expect(named).toBe(named.trim());
      if (title.trim() !== "") expect(named).toBe(title.trim());
    }),
  );
});
