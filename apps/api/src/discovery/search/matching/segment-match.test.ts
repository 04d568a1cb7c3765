import { dayNumber } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Dice, randomFields } from "../../../../testing/search/random-catalogue.ts";
import { members } from "../sets/bitset.ts";
import { availableBetween } from "./segment-match.ts";
import { buildSegment } from "../segment/segment-builder.ts";
import { ColumnsBuilder, NO_PERIOD } from "../sets/tour-columns.ts";
import type { IndexedTour } from "../sets/tour-columns.ts";

const today = dayNumber("2026-07-28")!;
const blank: IndexedTour = {
  id: 0,
  weight: 0,
  price: 1,
  rating: 0,
  reviews: 0,
  days: 1,
  minAge: 0,
  groupSize: 1,
  type: 1,
  organizer: 1,
  mainCity: 1,
  lat: 51.5,
  lng: 86,
  isCruise: false,
  isAuthorTour: true,
  isReturning: false,
  cruiseType: null,
  ship: null,
  ...NO_PERIOD,
  ...randomFields(new Dice(1)),
  continents: [],
  showplaces: [],
  waterObjects: [],
  cabins: [],
  startTimes: [],
  departures: [],
};

/** Days around the ends of months, where whole months are taken from their bitmaps; some beyond those that are kept. */
const day = fc
  .tuple(fc.integer({ min: -1, max: 36 }), fc.integer({ min: -2, max: 2 }), fc.boolean())
  .map(
    ([month, offset, isAnywhere]) =>
      Date.UTC(2026, 6 + month, isAnywhere ? 15 : 1) / 86_400_000 + offset,
  );
const period = fc
  .tuple(day, day)
  .map(([a, b]) => ({ periodStart: Math.min(a, b), periodEnd: Math.max(a, b) }));
const tour = fc.record({
  departures: fc.array(day, { maxLength: 3 }),
  period: fc.oneof(
    { weight: 4, arbitrary: fc.constant(NO_PERIOD) },
    { weight: 1, arbitrary: period },
  ),
});

it("finds departures and request periods between any two days", () => {
  fc.assert(
    fc.property(fc.array(tour, { maxLength: 40 }), day, day, (tours, from, to) => {
      const builder = new ColumnsBuilder();
      tours.forEach(({ departures, period: days }, id) =>
        builder.add({
          ...blank,
          id,
          departures: departures.map((start) => ({ day: start, price: 1, seats: 1 })),
          ...days,
        }),
      );
      const bits = availableBetween(buildSegment(builder.columns(), today), from, to);
      const found = new Int32Array(tours.length);
      const expected = tours.flatMap(({ departures, period: days }, id) =>
        from <= to &&
        (departures.some((departure) => departure >= from && departure <= to) ||
          (days.periodStart <= to && days.periodEnd >= from))
          ? [id]
          : [],
      );
      // Equal weights: ordinals follow the ids.
      expect([...found.subarray(0, members(bits, found))]).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
