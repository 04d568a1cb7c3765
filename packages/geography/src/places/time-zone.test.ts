import { expect, it } from "vitest";
import { zoneOffset } from "@tropa/domain/time/local-date";
import { timeZoneAt } from "./time-zone.ts";

it.each([
  // Ten kilometres from Russia.
  ["Kazbegi", { lat: 42.657, lng: 44.643, country: "GE" }, "GMT+4", "GMT+4"],
  ["Petra", { lat: 30.3285, lng: 35.4444, country: "JO" }, "GMT+3", "GMT+3"],
  ["Ushuaia", { lat: -54.8019, lng: -68.303, country: "AR" }, "GMT-3", "GMT-3"],
  ["Vladikavkaz", { lat: 43.0241, lng: 44.6814, country: "RU" }, "GMT+3", "GMT+3"],
  ["Jaipur", { lat: 26.9124, lng: 75.7873, country: "IN" }, "GMT+5:30", "GMT+5:30"],
  ["Kathmandu", { lat: 27.7172, lng: 85.324, country: "NP" }, "GMT+5:45", "GMT+5:45"],
  // By the sun, Galicia is an hour behind Greenwich.
  ["Vigo", { lat: 42.2406, lng: -8.7207, country: "ES" }, "GMT+1", "GMT+2"],
  ["Lisbon", { lat: 38.7, lng: -9.1, country: "PT" }, "GMT+0", "GMT+1"],
  ["Ürümqi", { lat: 43.8256, lng: 87.6168, country: "CN" }, "GMT+8", "GMT+8"],
  ["Kashgar", { lat: 39.47, lng: 75.99, country: "CN" }, "GMT+8", "GMT+8"],
  // West of the date line on the map, east of it by the calendar.
  ["Apia", { lat: -13.8333, lng: -171.7667, country: "WS" }, "GMT+13", "GMT+13"],
  ["Pago Pago", { lat: -14.2756, lng: -170.702, country: "AS" }, "GMT-11", "GMT-11"],
  ["Anadyr", { lat: 64.7337, lng: 177.4968, country: "RU" }, "GMT+12", "GMT+12"],
  // Chukotka beyond the 180th meridian.
  ["Uelen", { lat: 66.1594, lng: -169.8092, country: "RU" }, "GMT+12", "GMT+12"],
  // One zone since March 2024.
  ["Almaty", { lat: 43.2389, lng: 76.8897, country: "KZ" }, "GMT+5", "GMT+5"],
  ["Aktau", { lat: 43.65, lng: 51.16, country: "KZ" }, "GMT+5", "GMT+5"],
])("%s goes by the clocks of its own country", (_, place, winter, summer) => {
  const timeZone = timeZoneAt(place);
  expect(zoneOffset("2027-01-15", timeZone)).toBe(winter);
  expect(zoneOffset("2027-07-15", timeZone)).toBe(summer);
});
