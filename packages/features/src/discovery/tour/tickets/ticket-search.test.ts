import { expect, it } from "vitest";
import { ticketSearch } from "./ticket-search.ts";

const way = {
  from: " Казань ",
  to: "Барнаул",
  date: { start: "2027-06-12", end: "2027-06-18" },
  party: { adults: 2, childAges: [9] },
  locale: "ru",
} as const;

it("searches flights by a sentence with cities, days and party", () => {
  const url = new URL(ticketSearch("plane", way));
  expect(url.searchParams.get("q")).toBe(
    "flights from Казань to Барнаул on 2027-06-12 through 2027-06-18 for 2 adults 1 children",
  );
});

it("searches trains by names of cities and leaves out unknown values", () => {
  expect(new URL(ticketSearch("train", way)).searchParams.toString()).toContain("when=2027-06-12");
  const bare = new URL(ticketSearch("train", { ...way, from: " ", date: null }));
  expect([...bare.searchParams.keys()]).toEqual(["toName"]);
});
