import { describe, expect, it } from "vitest";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import { comparedFacts, goneDates, pricedTour } from "./compare-facts.ts";

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

  it("says that it is sold out, has too few seats for the party, or is gone", () => {
    const sold = { ...tour, variants: tour.variants.map((one) => ({ ...one, is_busy: true })) };
    const facts = (of: Tour, people: number) =>
      comparedFacts(of, storefront, { dateIds: [1], people, now: new Date("2027-01-01") });
    expect(facts(sold, 1).isSoldOut).toBe(true);
    expect(facts(tour, 6)).toMatchObject({ dateId: 1, seatsLeft: 5 });
    expect(facts(tour, 5)).not.toHaveProperty("seatsLeft");
    expect(goneDates([tour], [1, 9])).toBe(1);
  });

  it("takes free cancellation from the tour's days where no departure is chosen", () => {
    const { days, until } = cancellation([], "2027-05-31T16:01:00Z");
    expect([days, until]).toEqual([3, undefined]);
  });
});
