import { describe, expect, it } from "vitest";
import { missingOf, passportsDeletedOn, travellersOpenUntil } from "./travellers.ts";

describe("what is missing of a traveller", () => {
  it.each([
    [
      { last_name: "", birthday: null, passport: null },
      true,
      ["last_name", "birthday", "passport"],
    ],
    [{ last_name: "", birthday: null, passport: null }, false, ["last_name", "birthday"]],
    [{ last_name: "Ли", birthday: "1990-01-02", passport: null }, true, ["passport"]],
    [{ last_name: "Ли", birthday: "1990-01-02", passport: null }, false, []],
    [{ last_name: "Ли", birthday: "1990-01-02", passport: "4509" }, true, []],
  ])("%j, passports %j: %j", (traveller, collectsPassports, missing) => {
    expect(missingOf(traveller, { collectsPassports })).toEqual(missing);
  });
});

it("passports go thirty days after the end, over the end of a year", () => {
  expect(passportsDeletedOn("2026-12-10")).toBe("2027-01-09");
});

it("travellers are open until the day before", () => {
  expect(travellersOpenUntil("2027-03-01")).toBe("2027-02-28");
});
