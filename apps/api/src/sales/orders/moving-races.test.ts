import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brokenRules } from "../../../testing/sales/broken-rules.ts";
import { Bank } from "../../../testing/bank.ts";
import { insertDate } from "../../../testing/fixtures.ts";
import { Shop } from "../../../testing/shop.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

/** A booking of two seats, 20 000 roubles in all, and another date of its tour at the same price. */
async function booked() {
  const { uuid, dateId } = await shop.book({ seats: 10 });
  const other = await insertDate(shop.context.pool, dateId, {
    days: 20,
    priceMinor: 1_000_000,
    seats: 10,
  });
  const [row] = await shop.rows("SELECT tour_id FROM booking WHERE uuid = $1", uuid);
  return { uuid, dates: [dateId, other], tourId: Number(row!.tour_id) };
}
type Booked = Awaited<ReturnType<typeof booked>>;

/** Each act on a booking, with the statuses that it may be answered with. */
const acts = {
  moveOn: [({ uuid, dates }: Booked) => move(uuid, dates[1]!), [200]],
  moveBack: [({ uuid, dates }: Booked) => move(uuid, dates[0]!), [200]],
  // What was seen is what is cancelled: where money came in between, the page asks again.
  cancel: [({ uuid }: Booked) => post("/spa/cancel-booking", { uuid, refund: 0 }), [200, 409]],
  open: [({ uuid }: Booked) => bank.create(uuid).then(({ statusCode }) => statusCode), [200, 409]],
  read: [({ uuid }: Booked) => statusOf(uuid), [200]],
} as const;
type Act = keyof typeof acts;

const post = async (url: string, body: object) => (await shop.post(url, body)).statusCode;
const move = (uuid: string, variant: number) =>
  post("/spa/change-booking", { uuid, variant_id: variant, adults: 2, total: 2_000_000 });
const statusOf = async (uuid: string) =>
  (await shop.get(`/crm/api/request/get-by-uuid?uuid=${uuid}`)).statusCode;

it("accepts a bank notification while the booking moves to another date", async () => {
  const { uuid, dates } = await booked();
  const payment = await bank.open(uuid);
  const mover = await shop.context.pool.connect();
  try {
    await mover.query("BEGIN");
    await mover.query("UPDATE booking SET tour_date_id = $2 WHERE uuid = $1", [uuid, dates[1]]);
    const answer = bank.notify(payment);
    await expect
      .poll(() =>
        shop.rows(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      )
      .toHaveLength(1);
    await mover.query("COMMIT");
    expect(await answer).toBe(200);
  } finally {
    mover.release();
  }
  expect(await shop.booking(uuid)).toMatchObject({ status: 3, paid: 400_000 });
});

it("keeps money, seats and history consistent when moves, cancellations and payments race", async () => {
  const answered = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), { minLength: 3, maxLength: 7 }),
      async (names) => {
        const booking = await booked();
        const payment = await bank.open(booking.uuid);
        const heard = [bank.notify(payment), bank.notify(payment)];
        const statuses = await Promise.all(names.map((name) => acts[name][0](booking)));
        expect(await Promise.all(heard)).toEqual([200, 200]);
        const isCanceled = names.includes("cancel");
        for (const [index, name] of names.entries()) {
          const status = statuses[index]!;
          // A cancelled booking moves no more.
          const allowed: readonly number[] = isCanceled
            ? [...acts[name][1], 409, 410]
            : acts[name][1];
          expect(allowed, `${name} of ${names.join()}`).toContain(status);
          answered.set(`${name} ${status}`, (answered.get(`${name} ${status}`) ?? 0) + 1);
        }
        expect(await brokenRules(shop.context.pool, [booking.tourId])).toEqual([]);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining(["moveOn 200", "cancel 200", "read 200"]),
  );
});
