import { expect, test } from "vitest";
import { seasonSections, toursBetween } from "./seasons-page.ts";

const season = (name: "winter" | "spring", date_from: string, date_to: string, count = 5) => ({
  season: name,
  name,
  date_from,
  date_to,
  tours_count: count,
});
const month = (value: string, end: string, count = 2) => ({
  value,
  name: value,
  start: `${value}-01`,
  end,
  tours_count: count,
});

test("seasonSections lists months with tours, clips a running season, and drops one without tours", () => {
  const sections = seasonSections(
    [season("winter", "2026-12-20", "2027-02-28"), season("spring", "2027-03-01", "2027-05-31", 0)],
    [
      month("2026-11", "2026-11-30"),
      month("2026-12", "2026-12-31"),
      month("2027-01", "2027-01-31", 0),
      month("2027-02", "2027-02-28"),
      month("2027-03", "2027-03-31"),
    ],
  );
  expect(sections.map(({ name }) => name)).toEqual(["winter"]);
  expect(sections[0]?.months).toEqual([
    { month: "2026-12", from: "2026-12-20", to: "2026-12-31", tours: 2 },
    { month: "2027-02", from: "2027-02-01", to: "2027-02-28", tours: 2 },
  ]);
});

test("seasonSections shows four seasons, the next year's in place of a running one without tours", () => {
  const year = ["2026-11-29", "2026-12-01", "2027-03-01", "2027-06-01", "2027-09-01"];
  const shown = (firstCount: number) =>
    seasonSections(
      year.map((from, index) => season("winter", from, from, index === 0 ? firstCount : 5)),
      [],
    ).map(({ from }) => from);
  expect(shown(0)).toEqual(year.slice(1));
  expect(shown(5)).toEqual(year.slice(0, 4));
});

test("toursBetween links to a listing of all tours in the span", () => {
  expect(toursBetween({ from: "2027-03-01", to: "2027-03-31" })).toBe(
    "/tours?dateFrom=2027-03-01&dateTo=2027-03-31",
  );
});
