import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, organizers } from "../../../../testing/fixtures.ts";
import { DirectSales } from "../../../../testing/sales/direct-sales.ts";
import { staffActor } from "../../../../testing/sales/trip-histories.ts";
import { unexpected } from "../../../../testing/unexpected.ts";
import { confirmBooking, findBooking } from "../../booking/booking.ts";
import { cancelForSide, previewCancel } from "./staff-cancel.ts";
import { takeOutsidePayment } from "./outside-money.ts";

let sales: DirectSales;
let staffId: number;
beforeAll(async () => {
  sales = await DirectSales.open(8);
  const [staff] = await sales.rows<{ id: number }>(
    "INSERT INTO account (email, storefront, is_staff) VALUES ('staff@tropa.example', 'intl', true) RETURNING id",
  );
  staffId = staff!.id;
});
afterAll(() => sales.close());

const money = async (bookingId: number) => {
  const [row] = await sales.rows<{ received: number; refunded: number; seats: number }>(
    `SELECT coalesce(sum(received), 0)::bigint AS received, coalesce(sum(refunded), 0)::bigint AS refunded,
            (SELECT seats_taken FROM tour_date WHERE id = (SELECT tour_date_id FROM booking WHERE id = $1)) AS seats
       FROM payment_money WHERE booking_id = $1`,
    bookingId,
  );
  return row!;
};

it("ends one way when staff cancel while the tourist pays and the organizer confirms", async () => {
  const ends = new Set<string>();
  for (const organizerId of [organizers.direct, organizers.confirming])
    for (let round = 0; round < 6; round++) {
      const tour = { organizerId, currency: "USD", priceMinor: 2000, seats: 5 } as const;
      const { id, uuid } = await sales.order(await insertTour(sales.context.pool, tour), 2);
      const isDirect = organizerId === organizers.direct;
      const payment = isDirect ? await sales.openPayment(uuid, "full") : null;
      const { refund } = await previewCancel(sales.context, { id, side: "tropa" });
      const body = { id, side: "tropa", refund, reason: "no bus" } as const;
      const results = await Promise.allSettled([
        cancelForSide(sales.context, staffActor(staffId), body, null),
        ...(payment ? [sales.hear(payment)] : [confirmBooking(sales.context, id)]),
      ]);
      expect(unexpected(results)).toEqual([]);
      const { status, seats } = (await findBooking(sales.context.pool, { id }))!;
      const { received, refunded, seats: taken } = await money(id);
      // Cancelled with all money on its way back, or going on with its seats.
      if (status === 8) expect([received - refunded, taken]).toEqual([0, 0]);
      else expect([refunded, taken]).toEqual([0, seats]);
      ends.add(`${isDirect ? "paid" : "confirmed"} ${status}`);
    }
  expect(ends.size).toBeGreaterThanOrEqual(2);
});

it("counts money once when a bank and staff bring it together", async () => {
  for (let round = 0; round < 6; round++) {
    const tour = { currency: "USD", priceMinor: 2000, seats: 5 } as const;
    const { id, uuid } = await sales.order(await insertTour(sales.context.pool, tour), 1);
    const payment = await sales.openPayment(uuid, "full");
    const { total_minor: total } = (await findBooking(sales.context.pool, { id }))!;
    const cash = {
      id,
      method: "cash",
      paid_on: "2026-01-15",
      reason: "paid at the office",
    } as const;
    const sum = { amount: total!, left: total!, document: "A-1" };
    const results = await Promise.allSettled([
      sales.hear(payment),
      takeOutsidePayment(sales.context, staffActor(staffId), { ...cash, ...sum }, null),
    ]);
    expect(unexpected(results)).toEqual([]);
    const { paid_minor: paid } = (await findBooking(sales.context.pool, { id }))!;
    const { received, refunded } = await money(id);
    expect([paid, received - refunded]).toEqual([total, total]);
  }
});
