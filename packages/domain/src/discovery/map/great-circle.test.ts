import { expect, it } from "vitest";
import { distanceKm, earthRadiusKm } from "./great-circle.ts";

const moscow = { lat: 55.7558, lng: 37.6173 };

it.each([
  ["Moscow itself", moscow, 0],
  ["Saint Petersburg", { lat: 59.9386, lng: 30.3141 }, 634],
  ["the antipode of Moscow", { lat: -55.7558, lng: -142.3827 }, Math.PI * earthRadiusKm],
])("measures the distance from Moscow to %s the same in both directions", (_name, to, km) => {
  expect(Math.abs(distanceKm(moscow, to) - km)).toBeLessThan(2);
  expect(distanceKm(to, moscow)).toBeCloseTo(distanceKm(moscow, to), 6);
});
