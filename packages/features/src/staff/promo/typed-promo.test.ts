import { expect, it } from "vitest";
import { bodyOf, codesCsv, emptyPromo, faultsOf } from "./typed-promo.ts";

const filled = { ...emptyPromo("ru"), terms: "10", campaign: "Spring", reason: "Sale" };

it("reads what is typed", () => {
  expect(
    bodyOf({
      ...filled,
      code: " summer 10 ",
      tour_ids: "12, 15 12",
      places: ["country-3", "city-44"],
      max_uses: "100",
    }),
  ).toMatchObject({
    code: "SUMMER10",
    count: 1,
    terms: { percent: 10, amount: null },
    tour_ids: [12, 15],
    country_ids: [3],
    city_ids: [44],
    max_uses: 100,
    max_uses_per_person: null,
    valid_from: null,
  });
  expect(bodyOf({ ...filled, kind: "amount", terms: "1 500,50" })?.terms).toEqual({
    percent: null,
    amount: 150_050,
  });
});

it.each([
  [{ terms: "" }, { terms: "required" }],
  [{ terms: "101" }, { terms: "incorrect" }],
  [{ kind: "amount", terms: "12.345" }, { terms: "incorrect" }],
  [{ count: "1001" }, { count: "incorrect" }],
  [{ code: "A!" }, { code: "incorrect" }],
  [{ tour_ids: "12, summer" }, { tour_ids: "incorrect" }],
  [{ borne_by: "organizer" }, { tour_ids: "required" }],
  [{ max_uses: "0" }, { max_uses: "incorrect" }],
  [{ valid_from: "2027-05-02", valid_until: "2027-05-01" }, { valid_until: "incorrect" }],
] as const)("refuses %o", (changes, faults) => {
  const typed = { ...filled, ...changes };
  expect(faultsOf(typed)).toEqual(faults);
  expect(bodyOf(typed)).toBeNull();
});

it("writes codes for spreadsheets", () => {
  expect(codesCsv("Code", ["MAY-1", "MAY-2"])).toBe("\uFEFFCode\r\nMAY-1\r\nMAY-2\r\n");
});
