import { hashPassword } from "../../src/people/passwords/passwords.ts";
import { organizerMeetData } from "@tropa/api-contract/organizers/calls-meeting-form";
import { requisites } from "@tropa/api-contract/organizers/organizer";
import { holdSeconds, mayBecome } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../src/platform/db/database.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { findContract } from "../../src/organizers/meetings/meetings-store.ts";
import { keyHash } from "../../src/organizers/meetings/meetings.ts";
import { requisiteFaults } from "../../src/organizers/records/requisite-rules.ts";
import { testStorefronts } from "../fixtures.ts";
import { testDatabase } from "../database/test-database.ts";
import { readVerificationFlags } from "../../src/organizers/verification/verification-store.ts";
import { loadDemoAccounts } from "@tropa/demo/records/accounts";
import { loadDemoBookings, renewDemoBookings } from "@tropa/demo/bookings/bookings";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { demoMeetingKey, loadDemoMeetings } from "@tropa/demo/records/organizers/meetings";
import { loadOrganizerRecords } from "@tropa/demo/records/organizers/organizer-records";
import { loadDemoRecords } from "../../src/start-database.ts";

const options = {
  seed: "tropa",
  today: todayIn("UTC"),
  now: new Date(),
  storefronts: testStorefronts,
  hashPassword,
};
const records = [
  { name: "accounts", load: loadDemoAccounts },
  { name: "organizer-records", load: loadOrganizerRecords },
  { name: "meetings", load: loadDemoMeetings },
  { name: "bookings", load: loadDemoBookings },
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const { seed, today } = options;
  await loadCatalogue(database.pool, demoCatalogue({ seed, today, tours: 300, organizers: 40 }));
  await loadDemoRecords(database.pool, records, options);
});
afterAll(() => database.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(sql, values)).rows;

it("has bookings of every status on both storefronts", async () => {
  const counts = await rows<{ storefront: string; status: number; count: number }>(
    "SELECT storefront, status, count(*) FROM booking GROUP BY 1, 2 ORDER BY 1, 2",
  );
  expect(counts.map(({ storefront, status }) => `${storefront} ${status}`)).toEqual(
    ["intl", "ru"].flatMap((storefront) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((status) => `${storefront} ${status}`),
    ),
  );
  expect(Math.min(...counts.map(({ count }) => count))).toBeGreaterThanOrEqual(3);
});

it("gives each booking a history that leads to its status", async () => {
  const histories = await rows<{
    status: BookingStatus;
    steps: { from: BookingStatus | null; to: BookingStatus; at: string }[];
    created_at: Date;
  }>(
    `SELECT status, created_at, (SELECT json_agg(json_build_object('from', from_status, 'to', to_status, 'at', at) ORDER BY id)
              FROM booking_event WHERE booking_id = booking.id) AS steps FROM booking`,
  );
  for (const { status, steps, created_at: created } of histories) {
    expect(steps[0]).toMatchObject({ from: null });
    expect(Date.parse(steps[0]!.at)).toBe(created.getTime());
    expect(steps.at(-1)!.to).toBe(status);
    for (const [index, { from, to, at }] of steps.entries()) {
      if (from === null) continue;
      expect(from).toBe(steps[index - 1]!.to);
      expect(mayBecome(from, to)).toBe(true);
      expect(Date.parse(at)).toBeGreaterThan(Date.parse(steps[index - 1]!.at));
      expect(Date.parse(at)).toBeLessThan(Date.now());
    }
  }
});

it("keeps payments, refunds and paid sums consistent", async () => {
  const wrong = await rows(
    `SELECT booking.id FROM booking
       LEFT JOIN payment ON payment.booking_id = booking.id AND payment.status = 2
       LEFT JOIN refund ON refund.payment_id = payment.id
      GROUP BY booking.id
     HAVING paid_minor <> coalesce(sum(payment.amount_minor), 0) OR coalesce(sum(refund.amount_minor), 0) > paid_minor
         OR booking.status IN (3, 4) AND paid_minor < prepayment_minor OR booking.status = 4 AND paid_minor <> total_minor`,
  );
  expect(wrong).toEqual([]);
  const statuses = await rows("SELECT DISTINCT status FROM payment ORDER BY status");
  expect(statuses).toEqual([{ status: 1 }, { status: 2 }, { status: 3 }]);
  expect(await rows("SELECT 1 FROM refund WHERE status = 'done'")).not.toEqual([]);
});

it("takes the seats of active bookings, and completes only past ones", async () => {
  const wrong = await rows(
    `SELECT d.id FROM tour_date d JOIN booking ON booking.tour_date_id = d.id AND booking.status <= 4
      GROUP BY d.id HAVING sum(booking.seats) > d.seats_taken`,
  );
  expect(wrong).toEqual([]);
  const misplaced = await rows(
    `SELECT 1 FROM booking JOIN tour_date d ON d.id = tour_date_id
      WHERE (booking.status = 4) <> (d.ends_on < current_date) OR booking.tour_id <> d.tour_id
         OR (status <= 2) <> (hold_until > $1)`,
    [options.now],
  );
  expect(misplaced).toEqual([]);
});

it("holds waiting bookings as long as newly ordered ones", async () => {
  const holds = await rows(
    `SELECT DISTINCT status, extract(epoch FROM hold_until - last_at)::integer AS seconds
       FROM booking JOIN LATERAL (SELECT max(at) AS last_at FROM booking_event WHERE booking_id = booking.id) ON true
      WHERE status <= 2 ORDER BY 1, 2`,
  );
  expect(holds).toEqual([
    { status: 1, seconds: holdSeconds.whileConfirming },
    { status: 2, seconds: holdSeconds.whilePayingDirect },
    { status: 2, seconds: holdSeconds.afterAnswer },
  ]);
});

it("renews waiting bookings when it is loaded again later, and keeps people's changes", async () => {
  const waiting = () =>
    rows<{ uuid: string }>("SELECT uuid, status FROM booking WHERE status <= 2 ORDER BY uuid");
  const seats = () =>
    rows(
      `SELECT sum(seats_taken - coalesce(held, 0)) AS others FROM tour_date
         LEFT JOIN (SELECT tour_date_id, sum(seats) AS held FROM booking WHERE status <= 4 GROUP BY 1) booked
                ON tour_date_id = tour_date.id`,
    );
  const [before, taken] = [await waiting(), await seats()];
  const now = new Date(options.now.getTime() + 3 * 86_400_000);
  const [canceled, expired] = before;
  await database.pool.query(
    "UPDATE booking SET hold_until = NULL, status = CASE uuid WHEN $1 THEN 5 ELSE 7 END WHERE uuid IN ($1, $2)",
    [canceled?.uuid, expired?.uuid],
  );
  await database.pool.query(
    `UPDATE tour_date SET seats_taken = seats_taken - booking.seats FROM booking
      WHERE tour_date_id = tour_date.id AND booking.uuid IN ($1, $2)`,
    [canceled?.uuid, expired?.uuid],
  );
  await inTransaction(database.pool, (client) => renewDemoBookings(client, { ...options, now }));
  expect(await waiting()).toEqual(before.slice(1));
  expect(await seats()).toEqual(taken);
  const over = await rows("SELECT 1 FROM booking WHERE hold_until <= $1", [now]);
  expect(over).toEqual([]);
});

it("has no passports and no messages, and every booking has an account", async () => {
  expect(await rows("SELECT 1 FROM tourist WHERE passport IS NOT NULL")).toEqual([]);
  expect(await rows("SELECT 1 FROM outbox")).toEqual([]);
  const lonely = await rows(
    `SELECT 1 FROM booking WHERE account_id IS NULL
        OR (SELECT count(*) FROM tourist WHERE booking_id = booking.id)
           <> ALL (CASE status WHEN 4 THEN ARRAY[seats] WHEN 3 THEN ARRAY[seats, 1] ELSE ARRAY[1] END)`,
  );
  expect(lonely).toEqual([]);
  // Paid ones are there both with their travellers and without.
  const filled = await rows(
    `SELECT DISTINCT bool_and(is_touched) AS all FROM booking JOIN tourist ON booking_id = booking.id
      WHERE status = 3 GROUP BY booking.id`,
  );
  expect(filled).toHaveLength(2);
});

it("has reviews by travellers, counted in ratings", async () => {
  const written = await rows("SELECT 1 FROM review WHERE booking_id IS NOT NULL");
  expect(written.length).toBeGreaterThan(5);
  const wrong = await rows(
    `SELECT tour.id FROM tour LEFT JOIN review ON review.tour_id = tour.id GROUP BY tour.id
     HAVING reviews_count <> count(review.id) OR tour.rating <> coalesce(round(avg(review.rating), 2), 0)`,
  );
  expect(wrong).toEqual([]);
});

it("opens meeting data with the demo's keys", async () => {
  const contract = await findContract(database.pool, { keyHash: keyHash(demoMeetingKey(1)) });
  expect(organizerMeetData.parse(contract?.data)).toMatchObject({
    meeting_place: "",
    contact_phone: expect.stringMatching(/^\+\d+$/),
  });
  const contracts = await rows<{ data: unknown }>("SELECT data FROM organizer_contract");
  expect(contracts).toHaveLength(40);
  for (const { data } of contracts) expect(organizerMeetData.safeParse(data).success).toBe(true);
});

it("gives every organizer valid requisites", async () => {
  const phones = await rows<{ given: unknown; iso_code: string }>(
    `SELECT numbers || jsonb_build_object('legal_form', legal_form, 'legal_name', legal_name, 'country_id', country_id)
              AS given, iso_code FROM organizer_requisites JOIN country ON country.id = country_id`,
  );
  expect(phones).toHaveLength(40);
  for (const { given, iso_code: code } of phones)
    expect(requisiteFaults(requisites.parse(given), code)).toEqual([]);
});

it("matches badges to checks and has every outcome of a check", async () => {
  const organizers = await rows<{ id: number; is_verified: boolean }>(
    "SELECT id, is_verified FROM organizer",
  );
  for (const { id, is_verified: isVerified } of organizers) {
    const flags = Object.values(await readVerificationFlags(database.pool, id));
    expect(flags.every(Boolean)).toBe(isVerified);
  }
  expect(organizers.filter(({ is_verified: isVerified }) => isVerified).length).toBeGreaterThan(15);
  const statuses = await rows("SELECT DISTINCT status FROM organizer_verification ORDER BY status");
  expect(statuses).toEqual([0, 1, 2, 3].map((status) => ({ status })));
});
