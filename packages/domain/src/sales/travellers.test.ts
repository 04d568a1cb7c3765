import { describe, expect, it } from "vitest";
import { missingOf, passportsDeletedOn, travellersOpenUntil } from "./travellers.ts";

describe("missing fields of a traveller", () => {
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
  ])("of %j, passports collected: %j, are %j", (traveller, collectsPassports, missing) => {
    expect(missingOf(traveller, { collectsPassports })).toEqual(missing);
  });
});

it("passports are deleted thirty days after the end", () => {
  expect(passportsDeletedOn("2026-12-10")).toBe("2027-01-09");
});

it("travellers can be entered until the day before the start", () => {
  expect(travellersOpenUntil("2027-03-01")).toBe("2027-02-28");
});
