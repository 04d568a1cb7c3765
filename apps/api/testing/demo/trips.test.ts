import { ticketsForm } from "@tropa/api-contract/sales/tourist";
import { loadDemoBookings } from "@tropa/demo/bookings/bookings";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { loadDemoAccounts } from "@tropa/demo/records/accounts";
import { demoCertificateCode, loadCertificates } from "@tropa/demo/records/demo-certificates";
import { loadTripDetails } from "@tropa/demo/records/tours/trip-details";
import { todayIn } from "@tropa/domain/time/local-date";
import { certificateStates } from "@tropa/domain/sales/certificates/certificate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "../../src/people/passwords/passwords.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { certificateOfCode, stateOf } from "../../src/sales/certificates/certificates.ts";
import type { CertificateRecord } from "../../src/sales/certificates/certificates.ts";
import { loadDemoRecords } from "../../src/start-database.ts";
import { testConfig, testStorefronts } from "../fixtures.ts";
import { testDatabase } from "../database/test-database.ts";

const options = {
  seed: "tropa",
  today: todayIn("UTC"),
  now: new Date(),
  storefronts: testStorefronts,
  hashPassword,
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const { seed, today } = options;
  await loadCatalogue(database.pool, demoCatalogue({ seed, today, tours: 300, organizers: 40 }));
  const records = [
    { name: "accounts", load: loadDemoAccounts },
    { name: "bookings", load: loadDemoBookings },
    { name: "trip-details", load: loadTripDetails },
    { name: "certificates", load: loadCertificates },
  ];
  await loadDemoRecords(database.pool, records, options);
});
afterAll(() => database.close());

const rows = async <Row extends object>(sql: string) => (await database.pool.query<Row>(sql)).rows;

it("has certificates in every state, with known codes", async () => {
  const states = await Promise.all(
    ["ru-good", "ru-spent", "ru-over", "en-good", "en-refunded"].map(async (name) => {
      const found = await certificateOfCode(database.pool, demoCertificateCode(name));
      return found && stateOf(testConfig(), found, new Date());
    }),
  );
  expect(states).toEqual(["good", "good", "expired", "good", "refunded"]);
  const all = await rows<CertificateRecord>(
    "SELECT *, send_on::text, valid_until::text FROM certificate",
  );
  const shown = all.map((one) => `${one.storefront} ${stateOf(testConfig(), one, new Date())}`);
  const every = ["ru", "intl"].flatMap((storefront) =>
    certificateStates.map((state) => `${storefront} ${state}`),
  );
  expect([...new Set(shown)].toSorted()).toEqual(every.toSorted());
});

it("has spent certificates that paid a part of a booking, with consistent sums", async () => {
  const spent = await rows<{ is_whole: boolean }>(
    `SELECT booking.paid_minor = (SELECT sum(amount_minor) FROM payment WHERE booking_id = booking.id AND status = 2)
            AS is_whole
       FROM certificate_entry entry JOIN payment ON payment.id = entry.payment_id
       JOIN booking ON booking.id = payment.booking_id WHERE entry.kind = 'spent'`,
  );
  expect(spent).toEqual([1, 2, 3].map(() => ({ is_whole: true })));
});

it("has arrivals, changed bookings and valid tickets", async () => {
  const [counts] = await rows<{ arrivals: number; changes: number }>(
    `SELECT (SELECT count(*) FROM booking_arrival) AS arrivals,
            (SELECT count(*) FROM booking_event WHERE reason = 'changed') AS changes`,
  );
  expect(counts?.arrivals).toBeGreaterThan(3);
  expect(counts?.changes).toBeGreaterThan(1);
  const told = await rows<{ tickets: unknown }>(
    "SELECT tickets FROM booking WHERE tickets <> '{}'",
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { tickets } of told) expect(ticketsForm.parse(tickets)).toEqual(tickets);
});
