import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSelection, noSelection } from "./selection-mode.ts";
import { takeSelectionToken } from "./selection-token.ts";
import type { Selection, SelectionEvent } from "./selection-mode.ts";

interface Tour {
  readonly id: number;
  readonly title: string;
}
const tour = (id: number): Tour => ({ id, title: `Tour ${id}` });
const date = (id: number) => ({ id, start: "2027-06-01", end: "2027-06-05" });
const run = (...events: SelectionEvent<Tour>[]): Selection<Tour> =>
  events.reduce<Selection<Tour>>(nextSelection, noSelection);
const chosen = ({ tours }: Selection<Tour>) =>
  tours.map(({ id, selectedVariants }) => [id, selectedVariants.map((one) => one.id)]);

const token = { type: "tokenTaken", token: "abc" } as const;
const toggle = (tourId: number, dateId: number) =>
  ({ type: "dateToggled", tour: tour(tourId), date: date(dateId) }) as const;

describe("nextSelection", () => {
  it("adds a tour with its first date and removes it with its last date", () => {
    expect(run(token, toggle(1, 11), toggle(2, 21), toggle(1, 12))).toMatchObject({ token: "abc" });
    expect(chosen(run(token, toggle(1, 11), toggle(2, 21), toggle(1, 12)))).toEqual([
      [1, [11, 12]],
      [2, [21]],
    ]);
    expect(chosen(run(token, toggle(1, 11), toggle(1, 12), toggle(1, 11)))).toEqual([[1, [12]]]);
    expect(chosen(run(token, toggle(1, 11), toggle(1, 11)))).toEqual([]);
  });

  it("ignores toggled dates when there is no token", () => {
    expect(run(toggle(1, 11))).toBe(noSelection);
  });

  it("clears the selection for another token and on leaving, and keeps it for the same token", () => {
    expect(run(token, toggle(1, 11), { type: "tokenTaken", token: "other" })).toEqual({
      token: "other",
      tours: [],
    });
    expect(chosen(run(token, toggle(1, 11), token))).toEqual([[1, [11]]]);
    expect(run(token, toggle(1, 11), { type: "left" })).toBe(noSelection);
  });

  it("refuses to add a busy date, but removes a chosen date that has become busy", () => {
    const busy = {
      type: "dateToggled",
      tour: tour(1),
      date: { ...date(11), is_busy: true },
    } as const;
    expect(chosen(run(token, busy))).toEqual([]);
    expect(chosen(run(token, toggle(1, 11), busy))).toEqual([]);
  });

  it("adds and removes a whole tour, with or without chosen dates", () => {
    const whole = { type: "tourToggled", tour: tour(1) } as const;
    expect(chosen(run(token, whole))).toEqual([[1, []]]);
    expect(chosen(run(token, whole, toggle(1, 11)))).toEqual([[1, [11]]]);
    expect(chosen(run(token, toggle(1, 11), whole))).toEqual([]);
  });

  const event: fc.Arbitrary<SelectionEvent<Tour>> = fc.oneof(
    fc
      .constantFrom("a", "b", "not a token!")
      .map((text) => ({ type: "tokenTaken", token: text }) as const),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .map(
        ([t, d, is_busy]) =>
          ({ type: "dateToggled", tour: tour(t), date: { ...date(d), is_busy } }) as const,
      ),
    fc.integer({ min: 1, max: 3 }).map((t) => ({ type: "tourToggled", tour: tour(t) }) as const),
    fc.constant({ type: "left" } as const),
  );

  it("contains every tour and date once, and nothing without a token", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const selection = run(...events);
        const ids = selection.tours.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { selectedVariants } of selection.tours) {
          const dates = selectedVariants.map(({ id }) => id);
          expect(new Set(dates).size).toBe(dates.length);
        }
        if (selection.token === null) expect(selection.tours).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("restores the selection when a date is toggled twice", () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 20 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        (events, tourId, dateId) => {
          const before = run(...events);
          // A tour that was chosen as a whole has no date to lose, and goes with the one it was lent.
          fc.pre(before.tours.every(({ selectedVariants }) => selectedVariants.length > 0));
          const twice = nextSelection(
            nextSelection(before, toggle(tourId, dateId)),
            toggle(tourId, dateId),
          );
          const sets = (selection: Selection<Tour>) =>
            chosen(selection)
              .map(([id, dates]) => `${String(id)}:${(dates as number[]).toSorted().join()}`)
              .toSorted();
          expect(sets(twice)).toEqual(sets(before));
        },
      ),
    );
  });
});

it.each([
  [
    "https://a.example/altay?page=2&tour-selection-token=x-1",
    "x-1",
    "https://a.example/altay?page=2",
  ],
  ["https://a.example/altay?page=2", null, "https://a.example/altay?page=2"],
  ["https://a.example/?tour-selection-token=%3Cscript%3E#top", null, "https://a.example/#top"],
  ["https://a.example/?tour-selection-token=", null, "https://a.example/"],
])("takes from %s the token %s and leaves %s", (address, found, rest) => {
  const taken = takeSelectionToken(new URL(address));
  expect(taken.token).toBe(found);
  expect(taken.address.href).toBe(rest);
});
