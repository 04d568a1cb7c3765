import { organizerMoneyCall, recordPayoutCall } from "@tropa/api-contract/organizers/calls-money";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { refusal } from "../../../testing/refusal.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let staff: Person;
beforeAll(async () => {
  platform = await Platform.open();
  staff = await platform.person("staff");
});
afterAll(() => platform.close());

let lastNumber = 0;
/** A complete trip of two seats with the storefront's commission, and so much that came for it. */
async function complete(received: number, refunded = 0): Promise<number> {
  const made = await insertTour(platform.context.pool, { priceMinor: 500_000 });
  lastNumber += 1;
  const phone = `+7904${1_000_000 + lastNumber}`;
  const seen = { amount: 1_000_000, currency: "RUB" as const };
  const body = { ...orderOf(made), phone, email: `p${lastNumber}@tropa.example`, seen };
  const { request_id: id } = await platform.client().call(submitOrderCall, { body });
  await platform.rows("UPDATE booking SET status = 4, hold_until = NULL WHERE id = $1", id);
  await platform.rows(
    `WITH came AS (
       INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
       VALUES ($1, 5, 'full', 'card', 2, $2, 'RUB', '', '') RETURNING id)
     INSERT INTO refund (payment_id, amount_minor, currency, reason)
     SELECT id, $3::bigint, 'RUB', 'booking_changed' FROM came WHERE $3::bigint > 0`,
    id,
    received,
    refunded,
  );
  return id;
}

const giveBack = (bookingId: number, { minor, bearer }: { minor: number; bearer: string }) =>
  platform.rows(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, borne_by, ordinal)
     SELECT payment.id, $2, 'RUB', 'goodwill', $3, 10 + (SELECT count(*) FROM refund WHERE payment_id = payment.id)
       FROM payment WHERE booking_id = $1`,
    bookingId,
    minor,
    bearer,
  );

const query = { month: "2026-03", organizer_id: String(organizers.direct) };
const balances = async () =>
  (await platform.client(staff).call(organizerMoneyCall, { query })).balances;
const balance = async () => (await balances())[0]?.balance ?? 0;
const payOut = (changes: object) => {
  lastNumber += 1;
  const body = {
    organizer_id: organizers.direct,
    currency: "RUB" as const,
    amount: 1,
    paid_on: todayIn("UTC"),
    reference: `doc ${lastNumber}`,
    ...changes,
  };
  return platform.client(staff).call(recordPayoutCall, { body });
};
const faultOf = async (changes: object) => Object.keys((await refusal(payOut(changes))).validation);

it("refuses a sum above what is due, a currency in which nothing is due and an impossible day", async () => {
  expect(await faultOf({ amount: 1 })).toEqual(["currency"]);
  await complete(1_000_000);
  expect(await balance()).toBe(850_000);
  expect(await faultOf({ amount: 850_001 })).toEqual(["amount"]);
  expect(await faultOf({ amount: 999_999_900 })).toEqual(["amount"]);
  expect(await faultOf({ currency: "USD" })).toEqual(["currency"]);
  expect(await faultOf({ paid_on: addDays(todayIn("UTC"), 3) })).toEqual(["paid_on"]);
  expect(await faultOf({ paid_on: "1999-12-31" })).toEqual(["paid_on"]);
  await payOut({ amount: 850_000 });
  expect(await balance()).toBe(0);
  expect(await faultOf({ amount: 1 })).toEqual(["currency"]);
});

it("never pays out more than is due under concurrent requests", async () => {
  await complete(1_000_000);
  const before = await balance();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => payOut({ amount: 200_000 })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(
    Math.floor(before / 200_000),
  );
  expect(await balance()).toBe(before % 200_000);
});

it("refuses a sum above what is due in the database", async () => {
  const due = await balance();
  const insert = (amount: number, currency = "RUB") =>
    platform.rows(
      `INSERT INTO organizer_payout (organizer_id, currency, amount_minor, paid_on, reference)
       VALUES ($1, $2, $3, current_date, 'past the API')`,
      organizers.direct,
      currency,
      amount,
    );
  await expect(insert(due + 1)).rejects.toThrow("more than is due");
  await expect(insert(1, "USD")).rejects.toThrow("more than is due");
});

it("computes the due sum in the database as in the domain", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(
        fc.tuple(fc.constantFrom("tropa", "organizer"), fc.double({ min: 0, max: 1, noNaN: true })),
        {
          maxLength: 3,
        },
      ),
      async (received, part, parts, goodwill) => {
        const refunded = Math.floor(received * part);
        const id = await complete(received, refunded);
        let left = received - refunded;
        for (const [bearer, share] of goodwill) {
          const minor = Math.floor(left * share);
          if (minor > 0) await giveBack(id, { minor, bearer });
          left -= minor;
        }
        await platform.rows(
          "UPDATE booking SET commission_percent = $2::numeric / 10000 WHERE id = $1",
          id,
          parts,
        );
        const [row] = await platform.rows<{ due: number }>(
          "SELECT payable_to($1, 'RUB', (now() AT TIME ZONE 'UTC')::date) AS due",
          organizers.direct,
        );
        expect(row?.due).toBe(await balance());
      },
    ),
    { numRuns: 12 },
  );
});
