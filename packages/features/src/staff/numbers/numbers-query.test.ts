import { expect, it } from "vitest";
import { readFilters } from "./numbers-query.ts";

const today = "2026-06-14";
const read = (address: string) => readFilters(new URLSearchParams(address), today);

it("reads the last 30 days of everything from an empty address", () => {
  expect(read("")).toEqual({ days: 30, query: { from: "2026-05-16", to: today } });
  expect(read("days=7").query).toEqual({ from: "2026-06-08", to: today });
});

it("reads own dates and all filters", () => {
  expect(
    read("from=2026-01-01&to=2026-01-31&storefront=one&organizer=7&country=2&city=3&in=EUR"),
  ).toEqual({
    days: null,
    query: {
      from: "2026-01-01",
      to: "2026-01-31",
      storefront: "one",
      organizer_id: "7",
      country_id: "2",
      city_id: "3",
      in: "EUR",
    },
  });
});

it.each([
  "days=12",
  "from=2026-02-01&to=2026-01-01",
  "from=2020-01-01&to=2026-01-01",
  "from=2026-02-30&to=2026-03-01",
  "organizer=x&country=-1&city=0&in=XXX",
])("leaves out what makes no sense: %s", (address) => {
  expect(read(address)).toEqual(read(""));
});
