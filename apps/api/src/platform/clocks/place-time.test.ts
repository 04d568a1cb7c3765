import { expect, it } from "vitest";
import { zoneOffset } from "@tropa/domain/time/local-date";
import { todayAt, zoneAt } from "./place-time.ts";

it.each([
  // Ten kilometres from Russia.
  ["Kazbegi", { lat: 42.657, lng: 44.643, country: "GE" }, "GMT+4"],
  ["Petra", { lat: 30.3285, lng: 35.4444, country: "JO" }, "GMT+3"],
  ["Ushuaia", { lat: -54.8019, lng: -68.303, country: "AR" }, "GMT-3"],
  ["Vladikavkaz", { lat: 43.0241, lng: 44.6814, country: "RU" }, "GMT+3"],
  ["Jaipur", { lat: 26.9124, lng: 75.7873, country: "IN" }, "GMT+5:30"],
])("%s has the time zone of its own country", (_, place, offset) => {
  expect(zoneOffset("2027-01-15", zoneAt(place))).toBe(offset);
});

it("returns the current day at the place", () => {
  const place = { lat: 42.657, lng: 44.643, country: "GE" };
  expect(todayAt(place, new Date("2027-01-15T20:30:00Z"))).toBe("2027-01-16");
});
