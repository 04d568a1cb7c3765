import { expect, test } from "vitest";
import { busiestMonths } from "./listing-facts.ts";

test("the busiest months stand in the order of the calendar", () => {
  expect(
    busiestMonths({ "2027-01": 3, "2027-06": 20, "2027-07": 30, "2027-08": 25, "2027-10": 4 }),
  ).toEqual(["2027-06", "2027-07", "2027-08"]);
});

test("where all months are alike there is no season", () => {
  expect(busiestMonths({ "2027-01": 3, "2027-02": 3 })).toEqual([]);
  expect(busiestMonths({})).toEqual([]);
});
