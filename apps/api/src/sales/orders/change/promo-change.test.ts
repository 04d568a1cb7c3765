import { afterAll, beforeAll, expect, it } from "vitest";
import { insertDate, insertTour } from "../../../../testing/fixtures.ts";
import { insertPromoCode } from "../../../../testing/sales/promo-codes.ts";
import { orderOf, Shop } from "../../../../testing/shop.ts";
import type { OrderAnswer } from "../../../../testing/shop.ts";
import { bookingOffers, changeBooking } from "./change-booking.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

let people = 0;
/** A booking of two seats at 10,000 roubles with a code, and a departure at 15,000. */
async function booked(columns: Readonly<Record<string, unknown>>, total: number) {
  const { code } = await insertPromoCode(shop.context.pool, columns);
  const made = await insertTour(shop.context.pool);
  const other = await insertDate(shop.context.pool, made.dateId, {
    days: 40,
    priceMinor: 1_500_000,
    seats: 8,
  });
  people += 1;
  const response = await shop.post("/spa/submit-order", {
    ...orderOf(made),
    phone: `+7 903 300 00 ${String(people).padStart(2, "0")}`,
    email: `moved${people}@example.org`,
    promo: code,
    seen: { amount: total, currency: "RUB" },
  });
  const { uuid } = response.json<OrderAnswer>();
  const change = async (variant: number, adults: number) => {
    const caller = { name: { uuid }, actor: null };
    const party = { adults, children: 0 };
    const { dates } = await bookingOffers(shop.context, caller, party, new Date());
    const offered = dates.find(({ id }) => id === variant)?.total ?? null;
    const moved = { uuid, variant_id: variant, ...party, total: offered };
    await changeBooking(shop.context, caller, moved, new Date());
    const [row] = await shop.rows(
      "SELECT total_minor AS total, discount_tropa_minor AS off FROM booking WHERE uuid = $1",
      uuid,
    );
    const { promo } = await shop.booking(uuid);
    return { ...row, promo };
  };
  return { code, change, dates: { own: made.dateId, other } };
}

it("takes its percentage off the new date, and off the party that is left", async () => {
  const { code, change, dates } = await booked({ percent: 10 }, 1_800_000);
  const of = (total: number, off: number) => ({ total, off, promo: { code, off } });
  expect(await change(dates.other, 2)).toEqual(of(2_700_000, 300_000));
  expect(await change(dates.other, 1)).toEqual(of(1_350_000, 150_000));
  expect(await change(dates.own, 2)).toEqual(of(1_800_000, 200_000));
});

it("takes off its sum once, and never all of the price", async () => {
  const { code, change, dates } = await booked({ amount_minor: 1_200_000 }, 800_000);
  const of = (total: number, off: number) => ({ total, off, promo: { code, off } });
  expect(await change(dates.other, 2)).toEqual(of(1_800_000, 1_200_000));
  expect(await change(dates.own, 1)).toEqual(of(1000, 999_000));
  expect(await change(dates.own, 2)).toEqual(of(800_000, 1_200_000));
});
