import { cancelBookingCall } from "@tropa/api-contract/sales/calls-requests";
import * as calls from "@tropa/api-contract/staff/calls-booking-acts";
import { staffBookingCall } from "@tropa/api-contract/staff/calls-bookings";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import type { ApiClient } from "@tropa/api-client/client";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../../testing/fixtures.ts";
import type { Platform } from "../../../../testing/platform.ts";
import { GuestBookings } from "../../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let desk: ApiClient;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  desk = platform.client(await platform.person("staff"));
});
afterAll(() => platform.close());

const total = 2_000_000;
const prepayment = 400_000;

/** A booking of 20,000 roubles with its prepayment, a fifth, of which Tropa keeps a tenth; complete, if asked. */
async function prepaid(status = 3): Promise<number> {
  const { id } = await bookings.request();
  await platform.rows(
    `WITH paid AS (
       INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
       VALUES ($1, 5, 'prepayment', 'card', 2, $2, 'RUB', '/', '/'))
     UPDATE booking SET status = $3, hold_until = NULL, paid_minor = $2, commission_percent = 10 WHERE id = $1`,
    id,
    prepayment,
    status,
  );
  return id;
}

const booking = (id: number) => desk.call(staffBookingCall, { query: { id: String(id) } });
const preview = (id: number, amount: number, bearer: GoodwillBearer) =>
  desk.call(calls.goodwillPreviewCall, {
    query: { id: String(id), amount: String(amount), bearer },
  });
const give = (
  id: number,
  changes: { amount?: number; bearer?: GoodwillBearer; paid?: number; note?: string } = {},
  idempotencyKey?: string,
) =>
  desk.call(calls.giveGoodwillCall, {
    body: { id, amount: 100_000, bearer: "tropa", note: "Late bus", paid: prepayment, ...changes },
    ...(idempotencyKey && { idempotencyKey }),
  });
const refunds = async (id: number) => (await booking(id)).payments.flatMap((one) => one.refunds);

describe("goodwill", () => {
  it("gives a part back, lowers the price by as much and leaves the rest to pay as it was", async () => {
    const id = await prepaid();
    await give(id);
    expect(await booking(id)).toMatchObject({
      status: 3,
      total: total - 100_000,
      paid: prepayment - 100_000,
      prepayment: prepayment - 100_000,
      refunded: 100_000,
      history: expect.arrayContaining([
        expect.objectContaining({ reason: "goodwill", note: "Late bus" }),
      ]),
    });
    expect(await refunds(id)).toMatchObject([{ amount: 100_000, reason: "goodwill" }]);
  });

  it.each([
    [
      "tropa",
      {
        commission: { before: 40_000, after: -60_000 },
        share: { before: 360_000, after: 360_000 },
      },
    ],
    [
      "organizer",
      { commission: { before: 40_000, after: 40_000 }, share: { before: 360_000, after: 260_000 } },
    ],
  ] as const)("is borne by one side: %s", async (bearer, expected) => {
    const id = await prepaid(4);
    const before = await due();
    expect(await preview(id, 100_000, bearer)).toMatchObject(expected);
    await give(id, { bearer });
    expect((await refunds(id)).map((refund) => refund.bearer)).toEqual([bearer]);
    // Whose share is smaller is told.
    const told = (await booking(id)).letters.filter(({ kind }) => kind === "organizerGoodwill");
    expect(told.some(({ text }) => text.includes("Late bus"))).toBe(bearer === "organizer");
    expect((await due()) - before).toBe(expected.share.after - expected.share.before);
  });

  it("refuses more than can be given back, and more than the organizer has", async () => {
    const id = await prepaid();
    const refused = (max: number) => ({
      status: 422,
      validation: { amount: [expect.stringContaining(new Intl.NumberFormat("ru").format(max))] },
    });
    await expect(preview(id, prepayment, "tropa")).rejects.toMatchObject(refused(3_999.99));
    await expect(give(id, { amount: 360_001, bearer: "organizer" })).rejects.toMatchObject(
      refused(3_600),
    );
    await expect(give(id, { note: " " })).rejects.toMatchObject({ status: 422 });
    expect(await refunds(id)).toEqual([]);
  });

  it("refuses where other money than shown is there, or none", async () => {
    const id = await prepaid();
    await expect(give(id, { paid: prepayment - 1 })).rejects.toMatchObject({ status: 409 });
    const { id: unpaid } = await bookings.request();
    await expect(preview(unpaid, 100, "tropa")).rejects.toMatchObject({ status: 409 });
  });

  it("is given once, however often and at once it is asked for", async () => {
    const id = await prepaid();
    const key = crypto.randomUUID();
    await Promise.all([give(id, {}, key), give(id, {}, key), give(id, {}, key)]);
    await give(id, {}, key);
    const others = await Promise.allSettled([give(id), give(id, { paid: prepayment - 100_000 })]);
    expect(others.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await refunds(id)).map(({ amount }) => amount)).toEqual([100_000, 100_000]);
  });

  it("gives back what a cancelled booking had kept", async () => {
    const id = await prepaid();
    await platform.rows("UPDATE booking SET free_until = current_date - 2 WHERE id = $1", id);
    await platform
      .client(bookings.guest)
      .call(cancelBookingCall, { body: { id, notify_client: true } });
    await give(id, { amount: prepayment });
    expect(await refunds(id)).toMatchObject([{ amount: prepayment }]);
    await expect(preview(id, 1, "tropa")).rejects.toMatchObject({ status: 409 });
  });
});

/** What is due to the organizer. */
async function due(): Promise<number> {
  const { balances } = await desk.call(organizerMoneyCall, {
    query: { month: "2026-03", organizer_id: String(organizers.confirming) },
  });
  return balances[0]?.due ?? 0;
}
