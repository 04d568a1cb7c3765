import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import type { TourFixture } from "../../../testing/fixtures.ts";
import { codeOf, faultsOf, ownPage, Shop } from "../../../testing/shop.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { confirmBooking } from "../booking/booking.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

/** Nothing is said of children from eleven to thirteen. */
const childPrices = [
  { from_age: 0, to_age: 2, percent: 0 },
  { from_age: 3, to_age: 10, percent: 50 },
  { from_age: 14, to_age: 17, percent: 100 },
];

const withChildren = (tour: TourFixture, ...ages: number[]) =>
  shop.order(
    { priceMinor: 1_000_100, childPrices, ...tour },
    { children: ages.length, children_ages: ages },
  );

async function bookedFor(tour: TourFixture, ...ages: number[]) {
  const { response, dateId } = await withChildren(tour, ...ages);
  const { uuid, request_id: id, status } = response.json<OrderAnswer>();
  return { uuid, id, status, dateId };
}

describe("an order with children", () => {
  it("prices each child by age and stores the ages", async () => {
    const { uuid, id } = await bookedFor({}, 15, 9, 1);
    // 10 001 roubles a seat: two adults, one child as an adult, one for half of it rounded up, one free.
    expect(await shop.booking(uuid)).toMatchObject({
      status: 2,
      adults: 2,
      children: 3,
      children_ages: [1, 9, 15],
      total: 3_000_300 + 500_100,
      prepayment: 700_100,
    });
    const [tourist] = await shop.messages(id);
    expect(tourist?.body).toContain("3 ребёнка (1, 9, 15 лет)");
  });

  it.each([
    ["an age without a price", { children: 2, children_ages: [12, 4] }],
    ["missing ages", { children: 2 }],
  ])(
    "holds its seats and waits for a price from the organizer, even in direct sales, for %s",
    async (_, changes) => {
      const { response, dateId } = await shop.order({ childPrices }, changes);
      const { uuid, request_id: id } = response.json<OrderAnswer>();
      expect(await shop.booking(uuid)).toMatchObject({ status: 1, total: null, prepayment: null });
      expect(await shop.seatsTaken(dateId)).toBe(4);
      const [tourist, organizer] = await shop.messages(id);
      expect(tourist).toMatchObject({ kind: "bookingRequested" });
      expect(tourist?.body).toContain("Цену назовёт организатор");
      expect(tourist?.body).not.toContain("Стоимость:");
      expect(organizer).toMatchObject({ kind: "organizerBookingNew" });
      expect(organizer?.body).toContain("name what the trip costs");
    },
  );

  it.each([
    [
      "a child younger than the tour's minimum age",
      { children: 1, children_ages: [5] },
      "Минимальное значение 6",
    ],
    ["fewer ages than children", { children: 2, children_ages: [9] }, "Некорректное значение"],
    ["ages without children", { children_ages: [9] }, "Некорректное значение"],
  ])("is refused for %s", async (_, changes, fault) => {
    const { response, dateId } = await shop.order({ childPrices, minAge: 6 }, changes);
    expect(faultsOf(response)).toEqual({ children_ages: [fault] });
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });

  it("is refused when a child is eighteen", async () => {
    const { response } = await shop.order({}, { children: 1, children_ages: [18] });
    expect([response.statusCode, codeOf(response)]).toEqual([422, "validation"]);
  });
});

describe("a booking without a price", () => {
  it("is confirmed only with a price from its organizer, and can then be paid", async () => {
    const { uuid, id } = await bookedFor({}, 12);
    await expect(confirmBooking(shop.context, id)).rejects.toMatchObject({ code: "validation" });
    const pay = () =>
      shop.agree("/spa/create-payment", {
        uuid,
        kind: "prepayment",
        method: "card",
        provider: "sandbox",
        return_url: "http://localhost:3000/success",
        fail_url: "http://localhost:3000/fail",
      });
    expect((await pay()).statusCode).toBe(409);
    await confirmBooking(shop.context, id, 2_700_001);
    expect(await shop.booking(uuid)).toMatchObject({
      status: 2,
      total: 2_700_001,
      prepayment: 540_100,
    });
    expect((await shop.messages(id, "bookingConfirmed"))[0]?.body).toContain("27");
    expect((await pay()).statusCode).toBe(200);
  });

  it("does not accept another price for a booking that has one", async () => {
    const { id } = await bookedFor({ organizerId: organizers.confirming }, 9);
    await expect(confirmBooking(shop.context, id, 100)).rejects.toMatchObject({ code: "conflict" });
    await confirmBooking(shop.context, id);
  });

  it("can neither be paid nor wait for payment, by constraints of the database", async () => {
    const { id } = await bookedFor({}, 12);
    for (const wrong of ["status = 2", "paid_minor = 1", "prepayment_minor = 1"])
      await expect(shop.rows(`UPDATE booking SET ${wrong} WHERE id = $1`, id)).rejects.toThrow(
        /price_before_payment|whole_price/,
      );
  });

  it("gets a price in whole units from the dev inbox", async () => {
    const { id, uuid } = await bookedFor({}, 12);
    const inbox = await shop.get("/dev/inbox?to=organizer1@");
    expect(inbox.body).toContain("Total for all, RUB");
    const confirm = (form: string) =>
      shop.submitForm(`/dev/inbox/bookings/${id}/confirm`, form, ownPage);
    expect((await confirm("message=1")).statusCode).toBe(422);
    expect((await confirm("message=1&total=27000")).statusCode).toBe(303);
    expect(await shop.booking(uuid)).toMatchObject({ status: 2, total: 2_700_000 });
  });
});
