import { describe, expect, it } from "vitest";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import { comparedFacts, countGoneDates, pricedTour } from "./compare-facts.ts";

describe("a compared tour", () => {
  const tour = {
    price: 132_300,
    is_need_show_price_from: true,
    variants: [
      { id: 1, is_busy: false, price: 132_300 },
      { id: 2, is_busy: false, price: 136_350 },
      { id: 3, is_busy: true, price: 140_000 },
    ],
  };

  it("costs what its chosen departure costs", () => {
    expect(pricedTour(tour, [7, 2])).toMatchObject({
      price: 136_350,
      is_need_show_price_from: false,
    });
  });

  it.each([[[]], [[3]], [[7]]])(
    "keeps its price from when %j names no departure that can be booked",
    (ids) => {
      expect(pricedTour(tour, ids)).toBe(tour);
    },
  );
});

describe("what is said of a compared departure", () => {
  const date = {
    is_busy: false,
    price: 100,
    price_without_discount: null,
    not_guaranteed: false,
    seats_left: 5,
    seats_total: 10,
  };
  // Only what a comparison reads of a tour.
  const tour = {
    images: [],
    duration: { days: 3, nights: 2, hours: 0 },
    activities: [],
    organizer: { name: "Ann" },
    time_zone: "Asia/Irkutsk",
    cancellation_days: 3,
    min_group_size: 4,
    decided_days: 7,
    is_dates_preliminary: false,
    variants: [
      { ...date, id: 1, start: "2027-06-03", end: "2027-06-05" },
      { ...date, id: 2, start: "2027-06-20", end: "2027-06-22" },
    ],
  } as unknown as Tour;
  const storefront = { features: { organizersShown: true } };
  const cancellation = (dateIds: number[], now: string) =>
    comparedFacts(tour, storefront, { dateIds, now: new Date(now) }).cancellation;

  it("says that free cancellation is over for a departure whose last free day is over at the place", () => {
    expect(cancellation([1], "2027-05-31T15:59:00Z")).toMatchObject({
      days: 3,
      until: "2027-05-31",
    });
    expect(cancellation([1], "2027-05-31T16:01:00Z")).toMatchObject({ days: null });
    expect(cancellation([2], "2027-05-31T16:01:00Z")).toMatchObject({
      days: 3,
      until: "2027-06-17",
    });
  });

  const withSeats = (...seats: number[]) => ({
    ...tour,
    variants: seats.map((left, index) => ({
      ...tour.variants[0]!,
      id: index + 1,
      start: `2027-0${index + 1}-01`,
      end: `2027-0${index + 1}-09`,
      seats_left: left,
      is_busy: left === 0,
    })),
  });
  const february = ["2027-02-01", "2027-02-09"];
  const facts = (of: Tour, people: number, dateIds = [2]) =>
    comparedFacts(of, storefront, { dateIds, people, now: new Date("2026-12-01") });

  it("names the departure that was chosen alone while it has seats for the party", () => {
    const chosen = facts(withSeats(8, 5, 8), 5);
    expect(chosen).toMatchObject({ dateId: 2, dates: [february] });
    expect(chosen).not.toHaveProperty("seatsLeft");
    expect(chosen).not.toHaveProperty("roomyDates");
  });

  it("names the nearest departures with seats for the party where the chosen one has too few", () => {
    expect(facts(withSeats(2, 4, 0, 8, 5, 9, 9), 5)).toMatchObject({
      dateId: 2,
      dates: [february],
      seatsLeft: 4,
      roomyDates: [4, 5, 6].map((month) => [`2027-0${month}-01`, `2027-0${month}-09`]),
    });
  });

  it("names departures with seats for the party instead of one that is sold out or gone", () => {
    const roomy = [["2027-04-01", "2027-04-09"]];
    expect(facts(withSeats(2, 0, 4, 8), 5)).toMatchObject({ isSoldOut: true, dates: roomy });
    expect(facts(withSeats(2, 3, 4, 8), 5, [9])).toMatchObject({ dates: roomy });
    expect(facts(withSeats(2, 3, 4, 8), 5, [9])).not.toHaveProperty("isSoldOut");
    expect(countGoneDates([tour], [1, 9])).toBe(1);
  });

  it("says that no departure has seats for the party", () => {
    expect(facts(withSeats(2, 3), 5)).toMatchObject({ hasNoRoom: true, seatsLeft: 3 });
    expect(facts(withSeats(2, 0), 5)).toMatchObject({
      hasNoRoom: true,
      isSoldOut: true,
      dates: [],
    });
    // All of it is sold out, for whatever party.
    expect(facts(withSeats(0, 0), 5)).not.toHaveProperty("hasNoRoom");
  });

  it("takes free cancellation from the tour's days where no departure is chosen", () => {
    const { days, until } = cancellation([], "2027-05-31T16:01:00Z");
    expect([days, until]).toEqual([3, undefined]);
  });
});
