import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  departureChoice,
  departuresForCard,
  firstBookableDay,
  isChosen,
} from "./departure-choice.ts";
import type { DepartureChoice } from "./departure-choice.ts";
import { addDays } from "../time/local-date.ts";
import { emptyFilter } from "./search-filter.ts";

const today = "2026-06-10";
const departure = (start: string, price: number, seats_left = 4) => ({ start, price, seats_left });
const spring = departure("2026-06-20", 90_000);
const july = departure("2026-07-05", 120_000);
const lateJuly = departure("2026-07-25", 100_000);
const autumn = departure("2026-09-01", 70_000);
const all = [lateJuly, autumn, spring, july];
const inJuly = { ...emptyFilter, dateFrom: "2026-07-01", dateTo: "2026-07-31" };

describe("departuresForCard", () => {
  it("shows date and price of the cheapest departure when no dates are chosen", () => {
    expect(departuresForCard(all, departureChoice(emptyFilter), today)).toEqual({
      shown: autumn,
      more: 3,
    });
  });

  it("shows date and price of the cheapest departure within the chosen dates", () => {
    expect(departuresForCard(all, departureChoice(inJuly), today)).toEqual({
      shown: lateJuly,
      more: 1,
    });
  });

  it("shows the soonest departure within the chosen dates when sorted by date", () => {
    const choice = departureChoice({ ...inJuly, sort: "date" });
    expect(departuresForCard(all, choice, today)).toMatchObject({ shown: july });
  });

  it("requires one departure to meet dates, seats and price together", () => {
    const isDear = ({ price }: { price: number }) => price > 110_000;
    expect(departuresForCard(all, departureChoice(inJuly), today, isDear)).toEqual({
      shown: july,
      more: 0,
    });
    const family = { ...inJuly, adults: 3, childAges: [4, 9] };
    for (const choice of [departureChoice(inJuly, 5), departureChoice(family)])
      expect(departuresForCard(all, choice, today)).toEqual({
        shown: null,
        more: 0,
      });
  });

  it("widens the chosen dates by the flexible days", () => {
    const dates = { ...emptyFilter, dateFrom: "2026-07-07", dateTo: "2026-07-10" };
    const choice = (flexDays: number) => departureChoice({ ...dates, flexDays });
    expect(departuresForCard(all, choice(1), today).shown).toBeNull();
    expect(departuresForCard(all, choice(2), today).shown).toEqual(july);
  });

  it("never shows a departure that cannot be booked or does not match the filter", () => {
    const day = fc.integer({ min: -3, max: 60 }).map((days) => addDays(today, days));
    const departures = fc.array(
      fc.record({
        start: day,
        price: fc.integer({ min: 1, max: 5 }),
        seats_left: fc.integer({ min: 0, max: 3 }),
      }),
    );
    const choices = fc.option(
      fc.record<DepartureChoice>({
        from: fc.option(day),
        to: fc.option(day),
        seats: fc.integer({ min: 1, max: 3 }),
        isSoonest: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(departures, choices, (some, choice) => {
        const { shown, more } = departuresForCard(some, choice, today);
        const found = some.filter((one) => isChosen(one, choice, today));
        expect(more).toBe(Math.max(found.length - 1, 0));
        expect(shown === null).toBe(found.length === 0);
        for (const one of found) {
          expect(one.start >= firstBookableDay(today)).toBe(true);
          if (choice?.isSoonest) expect(shown!.start <= one.start).toBe(true);
          else expect(shown!.price).toBeLessThanOrEqual(one.price);
        }
      }),
    );
  });
});
