import { expect, it } from "vitest";
import { milesOf, usesMetricSystem } from "../measurement.ts";
import { timeZones } from "./time-zones.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");

it("timeZones holds 27 zones from MSK-15 to MSK+11", () => {
  expect(timeZones.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 15 }, (_, index) => `MSK-${15 - index}`),
    "MSK",
    ...Array.from({ length: 11 }, (_, index) => `MSK+${index + 1}`),
  ]);
  expect(timeZones.map(({ offset }) => offset)).toEqual(
    Array.from({ length: 27 }, (_, index) => index - 15),
  );
});

/** Hours that a zone is ahead of UTC. */
function hoursAhead(iana: string, at: Date): number {
  const written = new Intl.DateTimeFormat("en-US", { timeZone: iana, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return Number(written?.replace(/^GMT|:00$/g, ""));
}

it.each(timeZones)("$iana is $name in winter and in summer", ({ iana, offset }) => {
  const moscow = 3;
  expect(hoursAhead(iana, winter) - moscow).toBe(offset);
  expect(hoursAhead(iana, summer) - moscow).toBe(offset);
});

it.each([
  [0.3, 0],
  [0.6, 1],
  [12, 7],
  [100, 62],
  [321.8688, 200],
])("milesOf %d kilometres is %d", (kilometres, miles) => {
  expect(milesOf(kilometres)).toBe(miles);
});

it("usesMetricSystem is true for all countries but three", () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => !usesMetricSystem(code))).toEqual(["LR", "MM", "US"]);
});
