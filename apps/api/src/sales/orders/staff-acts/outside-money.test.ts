import { bookingCall, cancelBookingCall } from "@tropa/api-contract/sales/calls-requests";
import * as calls from "@tropa/api-contract/staff/calls-booking-acts";
import { staffBookingCall, staffSearchCall } from "@tropa/api-contract/staff/calls-bookings";
import type { ApiClient } from "@tropa/api-client/client";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const page = (id: number) => desk.call(staffBookingCall, { query: { id: String(id) } });

/** A booking that awaits payment, held for an hour. */
async function held() {
  const made = await bookings.request();
  await platform.rows(
    "UPDATE booking SET status = 2, hold_until = now() + interval '1 hour' WHERE id = $1",
    made.id,
  );
  return { ...made, until: (await page(made.id)).hold_until! };
}

describe("money outside", () => {
  const take = (
    id: number,
    changes: {
      amount?: number;
      document?: string;
      left?: number;
      paid_on?: string;
      method?: "cash" | "transfer";
      is_shared?: boolean;
    } = {},
    idempotencyKey?: string,
  ) =>
    desk.call(calls.takeOutsidePaymentCall, {
      body: {
        id,
        amount: prepayment,
        method: "cash",
        paid_on: todayIn("UTC"),
        document: `A-${id}`,
        left: total,
        reason,
        ...changes,
      },
      ...(idempotencyKey && { idempotencyKey }),
    });

  it("makes a booking firm, once, and is refunded outside alone", async () => {
    const { id } = await held();
    const key = crypto.randomUUID();
    await Promise.all([take(id, {}, key), take(id, {}, key)]);
    const paid = await page(id);
    expect(paid).toMatchObject({ status: 3, paid: prepayment });
    expect(paid.payments).toMatchObject([
      {
        provider: 7,
        method: "cash",
        amount: prepayment,
        paper: `A-${id}`,
        paid_on: todayIn("UTC"),
      },
    ]);
    const left = total - prepayment;
    await expect(take(id, { left })).rejects.toMatchObject({
      status: 422,
      validation: { document: [expect.any(String)] },
    });

    const { refund } = await desk.call(calls.staffCancelPreviewCall, {
      query: { id: String(id), side: "tropa" },
    });
    await desk.call(calls.staffCancelBookingCall, { body: { id, side: "tropa", refund, reason } });
    const owed = (await page(id)).payments[0]!;
    expect(owed.alerts).toEqual(["refund_outside"]);
    expect(owed.refunds).toMatchObject([{ amount: prepayment, state: "pending" }]);
    const [claimed] = await platform.rows<{ count: number }>(
      "SELECT tries AS count FROM refund WHERE id = $1",
      owed.refunds[0]!.id,
    );
    expect(claimed?.count).toBe(0);
    const body = { id, refund_id: owed.refunds[0]!.id, document: `B-${id}`, reason };
    const twice = await Promise.allSettled([
      desk.call(calls.completeOutsideRefundCall, { body }),
      desk.call(calls.completeOutsideRefundCall, { body }),
    ]);
    expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const done = await page(id);
    expect(done.payments[0]?.alerts).toEqual([]);
    expect(done.payments[0]?.refunds).toMatchObject([{ state: "done", paper: `B-${id}` }]);
    const sent = done.letters.filter(({ kind }) => kind === "bookingRefundSent");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/наличными|in cash/);
    expect(sent[0]?.text).not.toMatch(/карт|card/);
  });

  it("takes a paper once in its way over all bookings, however it is written, unless it is shared", async () => {
    const [first, second] = [await held(), await held()];
    const paper = `ПКО-${first.id}`;
    const taken = await Promise.allSettled([
      take(first.id, { document: paper }),
      take(second.id, { document: paper.toLowerCase().replace("-", " ") }),
    ]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [paid, unpaid] = taken[0].status === "fulfilled" ? [first, second] : [second, first];
    await expect(take(unpaid.id, { document: paper.replace("-", "–") })).rejects.toMatchObject({
      status: 422,
      validation: { document: [expect.any(String)] },
    });
    await take(unpaid.id, { document: paper, is_shared: true });
    const left = total - prepayment;
    await take(paid.id, { document: paper, method: "transfer", left, amount: 100 });
    await expect(
      take(paid.id, { document: paper, is_shared: true, left: left - 100, amount: 100 }),
    ).rejects.toMatchObject({ status: 422 });
    const { payments } = await desk.call(staffSearchCall, {
      query: { q: paper.toLowerCase().replace("-", " ") },
    });
    expect(payments.map(({ booking_id: id }) => id).toSorted()).toEqual(
      [paid.id, paid.id, unpaid.id].toSorted(),
    );
    expect(payments[0]?.provider_ref?.toUpperCase()).toContain("ПКО");
  });

  it("keeps the day as it was typed, and the moment when it was entered", async () => {
    const { id } = await held();
    await platform.rows(
      "UPDATE booking SET created_at = created_at - interval '9 days' WHERE id = $1",
      id,
    );
    const paidOn = addDays(todayIn("UTC"), -3);
    await take(id, { paid_on: paidOn });
    const [receipt] = (
      await platform.client(bookings.guest).call(bookingCall, { query: { id: String(id) } })
    ).receipts;
    expect(receipt?.paid_on).toBe(paidOn);
    expect(Date.now() - Date.parse(receipt!.paid_at)).toBeLessThan(60_000);
    await expect(
      take(id, { left: total - prepayment, amount: 1, paid_on: addDays(paidOn, -20) }),
    ).rejects.toMatchObject({ status: 422, validation: { paid_on: [expect.any(String)] } });
  });

  it("is refused beyond what is owed, for a day ahead, and for a lost booking", async () => {
    const { id } = await held();
    await expect(take(id, { amount: total + 1 })).rejects.toMatchObject({ status: 422 });
    await expect(take(id, { paid_on: "2199-01-01" })).rejects.toMatchObject({ status: 422 });
    await expect(take(id, { left: total - 1 })).rejects.toMatchObject({ status: 409 });
    await platform
      .client(bookings.guest)
      .call(cancelBookingCall, { body: { id, notify_client: true } });
    await expect(take(id)).rejects.toMatchObject({ status: 410 });
  });
});
