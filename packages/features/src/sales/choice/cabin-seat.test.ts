import { expect, it } from "vitest";
import { freeCabins, seatInCabin } from "./cabin-seat.ts";
import { refusalOf } from "./order-refusal-state.ts";

const cabin = {
  id: 7,
  kind: "Suite",
  inside: [],
  capacity: 2,
  deck: 3,
  supplement_percent: 15,
  price: 0,
};
const date = {
  id: 5,
  price: 1_000_100,
  currency: "RUB",
  price_without_discount: 1_200_000,
  charge_price: 10_000,
  is_busy: false,
  cabins_left: [
    { id: 6, left: 3 },
    { id: 7, left: 2 },
  ],
} as const;

it("a cabin adds its supplement to the price, the price before the discount and the charge", () => {
  expect(seatInCabin({ ...date, cabins_left: [] }, cabin)).toMatchObject({
    price: 1_150_200,
    price_without_discount: 1_380_000,
    charge_price: 11_500,
  });
  const tour = { price: 1_000_100, currency: "RUB", price_without_discount: null } as const;
  expect(seatInCabin(tour, cabin)).toEqual({ ...tour, price: 1_150_200 });
  expect(seatInCabin(tour, null)).toBe(tour);
});

const open = { ...date, cabins_left: [...date.cabins_left] };

it("a refusal for lack of cabins limits the free cabins of its kind on its date", () => {
  const refusal = refusalOf({ code: "no_cabins" }, { dateId: 5, people: 3, cabin });
  expect([...freeCabins(open, refusal)]).toEqual([
    [6, 3],
    [7, 1],
  ]);
  expect(freeCabins({ ...open, id: 6 }, refusal).get(7)).toBe(2);
  expect(freeCabins(open).get(7)).toBe(2);
});

it("a sold-out date has no free cabins", () => {
  expect(freeCabins({ ...open, is_busy: true }).size).toBe(0);
});
