import { expect, it } from "vitest";
import { climate } from "./climate.ts";
import { places } from "../places/places.ts";

it("has the climate of every place once", () => {
  expect(climate.map(({ place }) => place).toSorted()).toEqual(
    places.map(({ slug }) => slug).toSorted(),
  );
});

it.each(climate)("the climate of $place is plausible", ({ place, day, night, wetDays, water }) => {
  const { lat } = places.find(({ slug }) => slug === place) ?? { lat: Number.NaN };
  day.forEach((degrees, index) => {
    const [low = Number.NaN, wet = Number.NaN] = [night[index], wetDays[index]];
    expect(degrees - low).toBeGreaterThanOrEqual(2);
    expect(degrees - low).toBeLessThanOrEqual(24);
    expect(wet).toBeGreaterThanOrEqual(0);
    expect(wet).toBeLessThanOrEqual(27);
    // From one month to the next, over New Year too: a slip of the pen would jump.
    expect(Math.abs(degrees - (day[(index + 1) % 12] ?? Number.NaN))).toBeLessThanOrEqual(22);
    expect(Math.abs((water?.[index] ?? 0) - (water?.[(index + 1) % 12] ?? 0))).toBeLessThanOrEqual(
      7,
    );
  });
  // Summer is in July in the north and in January in the south.
  const [january = Number.NaN, july = Number.NaN] = [day[0], day[6]];
  if (Math.abs(lat) > 30) expect(Math.sign(july - january)).toBe(Math.sign(lat));
});
