import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import * as calls from "@tropa/api-contract/staff/calls-booking-acts";
import { staffBookingCall } from "@tropa/api-contract/staff/calls-bookings";
import type { ApiClient } from "@tropa/api-client/client";
import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import type { CancelSide } from "@tropa/domain/sales/staff-acts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertDate } from "../../../../testing/fixtures.ts";
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
const reason = "Rang and asked for it";
const ok = { success: true };

const recordFor = (id: number) =>
  platform.client(bookings.host).call(bookingCall, { query: { id: String(id) } });
const page = (id: number) => desk.call(staffBookingCall, { query: { id: String(id) } });

/** A booking of 20,000 roubles with its prepayment, a fifth, of which Tropa keeps a tenth. */
async function prepaid() {
  const made = await bookings.request();
  await platform.rows(
    `WITH paid AS (
       INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
       VALUES ($1, 5, 'prepayment', 'card', 2, $2, 'RUB', '/', '/'))
     UPDATE booking SET status = 3, hold_until = NULL, paid_minor = $2, commission_percent = 10 WHERE id = $1`,
    made.id,
    prepayment,
  );
  return made;
}

describe("a change by staff on behalf of the tourist", () => {
  const offersOf = async (id: number, adults = 2) => {
    const body = { id, party: { adults } };
    return (await desk.call(calls.staffBookingOffersCall, { body })).dates;
  };
  const change = (
    id: number,
    { date, ...more }: { date: number; adults?: number; total: number | null; paid?: number },
    idempotencyKey?: string,
  ) =>
    desk.call(calls.staffChangeBookingCall, {
      body: { id, variant_id: date, adults: 2, paid: prepayment, reason, ...more },
      ...(idempotencyKey && { idempotencyKey }),
    });

  it("moves a firm booking, gives back what was paid too much and keeps the reason", async () => {
    const { id, dateId } = await prepaid();
    const other = { days: 60, priceMinor: 100_000, seats: 8 };
    const cheap = await insertDate(platform.context.pool, dateId, other);
    const offer = (await offersOf(id)).find((one) => one.id === cheap);
    expect(offer).toMatchObject({ total: 200_000, to_refund: 200_000 });
    const key = crypto.randomUUID();
    const move = () => change(id, { date: cheap, total: 200_000 }, key);
    expect(await Promise.all([move(), move()])).toEqual([ok, ok]);
    const after = await page(id);
    expect(after).toMatchObject({ departure_id: cheap, total: 200_000, paid: 200_000 });
    expect(after.payments.flatMap((one) => one.refunds)).toMatchObject([
      { amount: 200_000, reason: "booking_changed" },
    ]);
    expect(after.history.at(-1)).toMatchObject({
      reason: "changed",
      note: reason,
      before: { adults: 2, children: 0 },
    });
    const { acts } = await recordFor(id);
    expect(acts).toMatchObject([{ reason: "changed", before: { adults: 2, children: 0 } }]);
    expect(after.log.map(({ call }) => call)).toEqual(["staffChangeBooking"]);
  });

  it("keeps on another date what staff had taken off the price", async () => {
    const { id, dateId } = await prepaid();
    await desk.call(calls.giveDiscountCall, {
      body: { id, amount: 100_000, bearer: "tropa", left: total - prepayment, reason },
    });
    await desk.call(calls.giveGoodwillCall, {
      body: { id, amount: 50_000, bearer: "tropa", note: reason, paid: prepayment },
    });
    const same = await insertDate(platform.context.pool, dateId, {
      days: 60,
      priceMinor: 1_000_000,
      seats: 8,
    });
    const offers = await offersOf(id);
    expect(offers.find((one) => one.id === same)?.total).toBe(total - 150_000);
    expect(offers.find((one) => one.is_current)?.total).toBe(total - 150_000);
  });

  it("is refused where price or payments are not as shown", async () => {
    const { id, dateId } = await prepaid();
    await expect(change(id, { date: dateId, adults: 3, total })).rejects.toMatchObject({
      code: "price_changed",
    });
    await expect(
      change(id, { date: dateId, adults: 3, total: 3_000_000, paid: 0 }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe("cancelling for a side", () => {
  const preview = (id: number, side: CancelSide) =>
    desk.call(calls.staffCancelPreviewCall, { query: { id: String(id), side } });
  const cancel = (id: number, side: CancelSide, refund: number, idempotencyKey?: string) =>
    desk.call(calls.staffCancelBookingCall, {
      body: { id, side, refund, reason },
      ...(idempotencyKey && { idempotencyKey }),
    });

  it.each([
    ["tourist", 5, 0, { before: 360_000, after: 360_000 }],
    ["organizer", 6, prepayment, { before: 360_000, after: 0 }],
    ["tropa", 8, prepayment, { before: 360_000, after: 0 }],
  ] as const)("gives back what its terms say: %s", async (side, status, refund, share) => {
    const { id } = await prepaid();
    await platform.rows("UPDATE booking SET free_until = current_date - 2 WHERE id = $1", id);
    expect(await preview(id, side)).toMatchObject({ refund, share });
    const key = crypto.randomUUID();
    await Promise.all([cancel(id, side, refund, key), cancel(id, side, refund, key)]);
    const after = await page(id);
    expect(after.status).toBe(status);
    expect(ledgerSums(after.ledger)).toEqual({ paid: prepayment, back: 0, coming: refund });
    expect(after.history.at(-1)).toMatchObject({ status, note: reason });
    const kinds = after.letters.map(({ kind }) => kind);
    expect(kinds).toContain(`organizerBookingCanceled${side === "tourist" ? "" : "ByStaff"}`);
    expect(JSON.stringify(after.letters)).not.toContain(reason);
    expect(after.history.filter(({ note }) => note)).toMatchObject([{ reason: "cancel_reason" }]);
    await expect(preview(id, side)).rejects.toMatchObject({ status: 409 });
  });

  it("cancels nothing where another sum would go back", async () => {
    const { id } = await prepaid();
    await expect(cancel(id, "tropa", prepayment - 1)).rejects.toMatchObject({ status: 409 });
    expect((await page(id)).status).toBe(3);
  });
});

/** A booking that awaits payment, held for an hour. */
async function held() {
  const made = await bookings.request();
  await platform.rows(
    "UPDATE booking SET status = 2, hold_until = now() + interval '1 hour' WHERE id = $1",
    made.id,
  );
  return { ...made, until: (await page(made.id)).hold_until! };
}
const hours = (from: string, count: number) =>
  new Date(Date.parse(from) + count * 3_600_000).toISOString();

describe("a longer hold", () => {
  const prolong = (id: number, shown: string, until: string) =>
    desk.call(calls.prolongHoldCall, { body: { id, until, hold_until: shown, reason } });

  it("ends later, by the clock of the job too, and the tourist is told once", async () => {
    const { id, until } = await held();
    const results = await Promise.allSettled([
      prolong(id, until, hours(until, 5)),
      prolong(id, until, hours(until, 6)),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // Not as it is shown any more.
    await expect(prolong(id, until, hours(until, 9))).rejects.toMatchObject({ status: 409 });
    const after = await page(id);
    expect([hours(until, 5), hours(until, 6)]).toContain(after.hold_until);
    const [job] = await platform.rows<{ run_at: Date }>(
      "SELECT run_at FROM graphile_worker.jobs WHERE key = $1",
      `hold-${id}`,
    );
    expect(job?.run_at.toISOString()).toBe(after.hold_until);
    expect(after.letters.filter(({ kind }) => kind === "bookingHoldProlonged")).toHaveLength(1);
    expect(after.history.at(-1)).toMatchObject({ reason: "hold_prolonged", note: reason });
  });

  it("is refused beyond the departure, backwards, and once the seats are let go", async () => {
    const { id, until } = await held();
    for (const moment of [hours(until, 24 * 400), hours(until, -0.5)])
      await expect(prolong(id, until, moment)).rejects.toMatchObject({ status: 422 });
    await platform.rows("UPDATE booking SET hold_until = now() WHERE id = $1", id);
    await expect(prolong(id, until, hours(until, 1))).rejects.toMatchObject({ status: 410 });
  });
});

describe("a discount", () => {
  const preview = (id: number, amount: number, bearer: "tropa" | "organizer") =>
    desk.call(calls.discountPreviewCall, {
      query: { id: String(id), amount: String(amount), bearer },
    });
  const give = (id: number, left: number, amount: number, bearer: "tropa" | "organizer") =>
    desk.call(calls.giveDiscountCall, { body: { id, amount, bearer, left, reason } });

  it.each([
    ["tropa", { before: 200_000, after: 100_000 }, { before: 1_800_000, after: 1_800_000 }],
    ["organizer", { before: 200_000, after: 200_000 }, { before: 1_800_000, after: 1_700_000 }],
  ] as const)("is borne by one side: %s", async (bearer, commission, share) => {
    const { id } = await prepaid();
    const left = total - prepayment;
    expect(await preview(id, 100_000, bearer)).toMatchObject({
      total: { before: total, after: total - 100_000 },
      left: { before: left, after: left - 100_000 },
      commission,
      share,
    });
    const twice = await Promise.allSettled([
      give(id, left, 100_000, bearer),
      give(id, left, 100_000, bearer),
    ]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const after = await page(id);
    expect(after).toMatchObject({ total: total - 100_000, paid: prepayment, discount: 100_000 });
    expect(after.history.at(-1)).toMatchObject({ reason: "discount", amount: 100_000 });
    const organizer = bearer === "organizer" ? 100_000 : 0;
    const seen = { discount: { total: 100_000, organizer } };
    const acts = [{ reason: "discount", amount: 100_000, before: null }];
    expect(await recordFor(id)).toMatchObject({ ...seen, acts });
    const tourists = await platform
      .client(bookings.guest)
      .call(bookingCall, { query: { id: String(id) } });
    expect(tourists.discount).toEqual({ total: 100_000, organizer: null });
    const told = after.letters.filter(({ kind }) => kind === "organizerDiscount");
    expect(told).toHaveLength(bearer === "organizer" ? 1 : 0);
  });

  it("leaves a payment to make until the booking is firm, and nothing to take off later", async () => {
    const { id } = await held();
    await platform.rows("UPDATE booking SET commission_percent = 10 WHERE id = $1", id);
    await expect(preview(id, total - 999, "tropa")).rejects.toMatchObject({ status: 422 });
    await give(id, total, total - 1000, "tropa");
    expect(await page(id)).toMatchObject({ total: 1000, prepayment: 1000 });
    const { id: paid } = await prepaid();
    await platform.rows("UPDATE booking SET total_minor = paid_minor WHERE id = $1", paid);
    await expect(preview(paid, 1, "tropa")).rejects.toMatchObject({ status: 409 });
  });
});
