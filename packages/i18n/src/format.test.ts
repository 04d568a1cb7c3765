import { expect, it } from "vitest";
import { formatCelsius, formatDate, formatDateRange, formatNumber, unbroken } from "./format.ts";

it.each([
  ["ru", "5 июня", "5 июня 2027 г.", "июнь 2027 г."],
  ["en", "5 June", "5 June 2027", "June 2027"],
  ["de", "5. Juni", "5. Juni 2027", "Juni 2027"],
  ["zh", "6月5日", "2027年6月5日", "2027年6月"],
] as const)("dates in %s", (locale, day, full, month) => {
  expect(formatDate("2027-06-05", locale)).toBe(day);
  expect(formatDate("2027-06-05", locale, "full")).toBe(full);
  expect(formatDate("2027-06", locale, "month")).toBe(month);
});

it("ranges say the month once", () => {
  expect(formatDateRange("2027-06-12", "2027-06-18", "ru")).toBe("12–18 июня");
  expect(formatDateRange("2027-06-12", "2027-06-18", "en")).toBe("12–18 June");
  expect(formatDateRange("2027-06-28", "2027-07-03", "en")).toBe("28 June–3 July");
  expect(formatDateRange("2027-06-12", "2027-06-12", "en")).toBe("12 June");
  expect(formatDateRange("2027-06-12", "2027-06-18", "zh", "full")).toBe(
    "2027年6月12日–2027年6月18日",
  );
});

it("writes spaces that server and browser agree on", () => {
  for (const locale of ["ru", "en", "de", "zh"] as const) {
    expect(formatDateRange("2027-06-28", "2027-07-03", locale, "full")).not.toMatch(
      /[\u2009\u202f]/,
    );
    expect(formatNumber(1234567.8, locale)).not.toMatch(/[ \u2009\u202f]/);
  }
});

it.each([
  ["ru", "+22°", "−5°", "0°"],
  ["en", "22°C", "−5°C", "0°C"],
  ["de", "22\u00a0°C", "−5\u00a0°C", "0\u00a0°C"],
  ["zh", "22°C", "−5°C", "0°C"],
] as const)("degrees in %s", (locale, warm, cold, zero) => {
  expect([22.4, -5, -0.3].map((degrees) => formatCelsius(degrees, locale))).toEqual([
    warm,
    cold,
    zero,
  ]);
});

it("holds a date together where it must not break", () => {
  expect(unbroken("28 June–3 July")).toBe("28\u00a0June–3\u00a0July");
});
