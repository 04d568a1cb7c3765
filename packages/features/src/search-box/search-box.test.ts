import { expect, test } from "vitest";
import { highlighted } from "./highlight.ts";
import { monthAloneText, monthText, plainMonthText } from "./month-text.ts";
import { nextMonths } from "./next-months.ts";

test("a year of months from this one on", () => {
  const months = nextMonths("2026-11");
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(months.at(-1)).toBe("2027-10");
});

test("months are written as a choice reads them", () => {
  expect(monthText("2027-01", "ru")).toBe("Январь 2027");
  expect(plainMonthText("2027-01", "ru")).toBe("январь 2027");
  expect(monthAloneText("2027-01", "de")).toBe("Januar");
  expect(monthText("2027-01", "zh")).toBe("2027年1月");
});

test("the phrase is marked where it stands, whatever its case", () => {
  expect(highlighted("Республика Алтай", "алт")).toEqual([
    { text: "Республика ", isMatch: false },
    { text: "Алт", isMatch: true },
    { text: "ай", isMatch: false },
  ]);
  expect(highlighted("Altai", "fjfnq")).toEqual([{ text: "Altai", isMatch: false }]);
  expect(highlighted("Altai", " ")).toEqual([{ text: "Altai", isMatch: false }]);
});
