import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { confirmBooking } from "../sales/booking/booking.ts";
import { completeBookings } from "../sales/orders/jobs/completion.ts";
import {
  remindOfDepartures,
  remindToPay,
  notifyGuarantees,
} from "../sales/orders/jobs/reminders.ts";
import { formatMoney } from "@tropa/domain/money";
import { ChangeLog } from "../discovery/search/index/change-log.ts";
import { refreshRates } from "../platform/rates/rates.ts";
import { organizers, testConfig } from "../../testing/fixtures.ts";
import { Shop } from "../../testing/shop.ts";
import { startJobs } from "./jobs.ts";
import { trimStores } from "./trimming.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const twice = <T>(work: () => Promise<T>) => Promise.all([work(), work()]);

async function moveTo(id: number, changes: string): Promise<void> {
  await shop.rows(`UPDATE booking SET ${changes} WHERE id = $1`, id);
}

describe("two processes that run jobs", () => {
  it("release a hold once when it ends", async () => {
    const log = vi.fn();
    const stops = await Promise.all([startJobs(shop.context, log), startJobs(shop.context, log)]);
    try {
      const { id, uuid, dateId } = await shop.book();
      expect(await shop.seatsTaken(dateId)).toBe(2);
      // The hold ends now, and its job with it: as prolonging one does, only in the other direction.
      await shop.endHolds(id);
      await shop.rows(
        "SELECT graphile_worker.add_job('release-holds', '{}', job_key => $1)",
        `hold-${id}`,
      );
      await expect
        .poll(async () => (await shop.booking(uuid)).status)
        .toBe(bookingStatuses.canceledBySystem);
      expect(await shop.seatsTaken(dateId)).toBe(0);
      expect(await shop.messages(id, "bookingExpired")).toHaveLength(1);
    } finally {
      await Promise.all(stops.map((stop) => stop()));
    }
    expect(log).not.toHaveBeenCalled();
  });
});

describe("a process whose queries fail", () => {
  /** Adds a job and waits until it is done. */
  async function expectJobs(): Promise<void> {
    await shop.rows(
      "SELECT graphile_worker.add_job('sweep-holds', job_key => 'after-the-failure')",
    );
    await expect
      .poll(() => shop.rows("SELECT FROM graphile_worker.jobs WHERE key = 'after-the-failure'"))
      .toEqual([]);
  }

  it("runs jobs although its first query has failed", async () => {
    const blocker = await shop.context.pool.connect();
    await blocker.query("BEGIN");
    await blocker.query("LOCK TABLE graphile_worker._private_tasks");
    const stop = await startJobs(shop.context, () => {});
    try {
      await expect
        .poll(() =>
          blocker.query(
            `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
              WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))`,
          ),
        )
        .toMatchObject({ rowCount: 1 });
      await blocker.query("COMMIT");
      await expectJobs();
    } finally {
      blocker.release();
      await stop();
    }
  });

  it("runs a job again whose end it could not record", async () => {
    const log = vi.fn<(message: string) => void>();
    await shop.rows(
      "CREATE FUNCTION lose_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'lost'; END $$",
    );
    await shop.rows(
      "CREATE TRIGGER lose_job BEFORE DELETE ON graphile_worker._private_jobs EXECUTE FUNCTION lose_job()",
    );
    const stop = await startJobs(shop.context, log);
    try {
      const done = expectJobs();
      await expect.poll(() => log.mock.calls.join()).toContain("Failed to complete jobs");
      await shop.rows("DROP FUNCTION lose_job CASCADE");
      await done;
    } finally {
      await stop();
    }
  });
});

it("schedules a job at the end of every hold and moves it with the hold", async () => {
  const { id } = await shop.book({ organizerId: organizers.confirming });
  const jobs = () =>
    shop.rows(
      `SELECT job.run_at = booking.hold_until AS "isAtItsEnd" FROM graphile_worker.jobs AS job
         JOIN booking ON job.key = 'hold-' || booking.id WHERE booking.id = $1`,
      id,
    );
  expect(await jobs()).toEqual([{ isAtItsEnd: true }]);
  await confirmBooking(shop.context, id);
  expect(await jobs()).toEqual([{ isAtItsEnd: true }]);
});

describe("reminders", () => {
  /** A booking that can be paid so many minutes more, of a window of so many. */
  async function payable(left: number, window: number) {
    const booking = await shop.book();
    await moveTo(booking.id, `hold_until = now() + interval '${left} min'`);
    await shop.rows(
      `UPDATE booking_event SET at = now() - make_interval(mins => $2) WHERE booking_id = $1 AND to_status = 2`,
      booking.id,
      window - left,
    );
    return booking;
  }

  it.each([
    { left: 119, window: 720, isDue: true }, // 12 hours: two before the end
    { left: 121, window: 720, isDue: false },
    { left: 9, window: 30, isDue: true }, // half an hour: in its last third
    { left: 11, window: 30, isDue: false },
  ])(
    "ask to pay when $left of $window minutes are left: $isDue",
    async ({ left, window, isDue }) => {
      const { id } = await payable(left, window);
      await twice(() => remindToPay(shop.context));
      await remindToPay(shop.context);
      const reminders = await shop.messages(id, "bookingPayReminder");
      expect(reminders.map(({ channel }) => channel)).toEqual(isDue ? ["email", "sms"] : []);
    },
  );

  it("ask only for the part of the prepayment that a certificate has not covered", async () => {
    const { id } = await payable(9, 30);
    const [prices] = await shop.rows(
      "UPDATE booking SET paid_minor = 150000 WHERE id = $1 RETURNING prepayment_minor::integer AS prepayment",
      id,
    );
    await remindToPay(shop.context);
    const due = { minor: Number(prices?.prepayment) - 150_000, currency: "RUB" } as const;
    for (const { body } of await shop.messages(id, "bookingPayReminder"))
      expect(body).toContain(formatMoney(due, "ru"));
  });

  it("tell paid bookings once that a preliminary departure is now guaranteed", async () => {
    const waiting = await shop.book({ isGuaranteed: false });
    const unpaid = await shop.book({ isGuaranteed: false });
    const certain = await shop.book();
    for (const { id } of [waiting, certain]) await moveTo(id, "status = 3, hold_until = NULL");
    const tell = async () => {
      await twice(() => notifyGuarantees(shop.context));
      const letters = [waiting, unpaid, certain].map(({ id }) =>
        shop.messages(id, "bookingGuaranteed"),
      );
      return (await Promise.all(letters)).map(({ length }) => length);
    };
    expect(await tell()).toEqual([0, 0, 0]);
    await shop.rows("UPDATE tour_date SET is_guaranteed = true WHERE id = ANY ($1)", [
      waiting.dateId,
      unpaid.dateId,
    ]);
    expect(await tell()).toEqual([1, 0, 0]);
    const [letter] = await shop.messages(waiting.id, "bookingGuaranteed");
    expect(letter?.subject).toContain("вы едете");
  });

  it("remind paid bookings once of a departure in the next three days", async () => {
    const paid = await shop.book();
    const unpaid = await shop.book();
    const far = await shop.book();
    for (const { id } of [paid, far]) await moveTo(id, "status = 3, hold_until = NULL");
    await shop.rows(
      "UPDATE tour_date SET starts_on = (now() AT TIME ZONE 'UTC')::date + 2 WHERE id = ANY ($1)",
      [paid.dateId, unpaid.dateId],
    );
    await twice(() => remindOfDepartures(shop.context));
    expect(await shop.messages(paid.id, "bookingDepartReminder")).toHaveLength(1);
    for (const { id } of [unpaid, far])
      expect(await shop.messages(id, "bookingDepartReminder")).toEqual([]);
  });
});

it("completes a paid booking after its trip and requests a review once", async () => {
  const over = await shop.book();
  const running = await shop.book();
  for (const { id } of [over, running]) await moveTo(id, "status = 3, hold_until = NULL");
  await shop.rows(
    "UPDATE tour_date SET starts_on = current_date - 9, ends_on = current_date - 5 WHERE id = $1",
    over.dateId,
  );
  const counts = await twice(() => completeBookings(shop.context));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await shop.booking(over.uuid)).status).toBe(bookingStatuses.tourComplete);
  expect((await shop.booking(running.uuid)).status).toBe(bookingStatuses.madePrepayment);
  expect(await shop.messages(over.id, "bookingReviewInvitation")).toHaveLength(1);
});

describe("exchange rates", () => {
  const rates = { EUR: 0.51, RUB: 88, BYN: 3.1, KZT: 510, CNY: 7.1 };
  const today = new Date().toISOString().slice(0, 10);

  async function refresh(answer: unknown): Promise<void> {
    const source = Fastify();
    source.get("/", () => answer);
    const url = await source.listen({ port: 0, host: "127.0.0.1" });
    try {
      await refreshRates({ pool: shop.context.pool, config: testConfig({ RATES_URL: url }) });
    } finally {
      await source.close();
    }
  }
  const rateOf = async (currency: string) =>
    (
      await shop.rows(
        "SELECT per_usd FROM currency_rate WHERE currency = $1 ORDER BY rated_on DESC LIMIT 1",
        currency,
      )
    )[0]?.per_usd;

  it.each([
    ["lacks a currency", /KZT/, { base: "USD", date: today, rates: { ...rates, KZT: undefined } }],
    ["has another base", /base/, { base: "EUR", date: today, rates }],
    [
      "moved further than a market does",
      /moved/,
      { base: "USD", date: today, rates: { ...rates, RUB: 8 } },
    ],
    ["has an invalid date", /date/, { base: "USD", date: "soon", rates }],
  ])("stay unchanged when the source %s", async (_, reason, answer) => {
    await expect(refresh(answer)).rejects.toThrow(reason);
    expect(await rateOf("RUB")).toBe(80);
  });

  it("are stored per day and note no change of a tour", async () => {
    const log = new ChangeLog(shop.context.pool);
    await log.start();
    await refresh({ base: "USD", date: today, rates });
    // One change for all tours: indexes are built anew.
    expect(await log.read()).toMatchObject({
      tourIds: [],
      hasOrganizers: false,
      isReloaded: true,
    });
    await refresh({ base: "USD", date: today, rates });
    expect(await log.read()).toMatchObject({ isReloaded: false });
    expect(await rateOf("RUB")).toBe(88);
  });
});

it("deletes old idempotency keys and keeps new ones", async () => {
  const { pool } = shop.context;
  await pool.query(
    `INSERT INTO idempotency_key (call, key, fingerprint, subject_id, made_at)
     VALUES ('trim', 'old', '', 1, now() - interval '3 days'), ('trim', 'new', '', 1, now())`,
  );
  await trimStores(shop.context);
  expect(await shop.rows("SELECT key FROM idempotency_key WHERE call = 'trim'")).toEqual([
    { key: "new" },
  ]);
});
