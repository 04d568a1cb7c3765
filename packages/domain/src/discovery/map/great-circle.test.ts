import { expect, it } from "vitest";
import { distanceKm, earthRadiusKm } from "./great-circle.ts";

const moscow = { lat: 55.7558, lng: 37.6173 };

it.each([
  ["nowhere", moscow, 0],
  ["Saint Petersburg", { lat: 59.9386, lng: 30.3141 }, 634],
  ["the place on the other side", { lat: -55.7558, lng: -142.3827 }, Math.PI * earthRadiusKm],
])("from Moscow to %s", (_name, to, km) => {
  expect(Math.abs(distanceKm(moscow, to) - km)).toBeLessThan(2);
  expect(distanceKm(to, moscow)).toBeCloseTo(distanceKm(moscow, to), 6);
});
