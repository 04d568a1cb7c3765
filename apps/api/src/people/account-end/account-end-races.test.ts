import { endAccountCall, sendOwnerCodeCall } from "@tropa/api-contract/people/calls-own-account";
import { changePasswordCall } from "@tropa/api-contract/people/calls-profile";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";

let platform: Platform;
let browser: Browser;
let email: string;
let accountId: number;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `race${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
});

async function ownerCode(): Promise<string> {
  await endCountdown(platform);
  await browser.client.call(sendOwnerCodeCall, { body: {} });
  return sentCode(platform, email);
}

test("ends the account once for concurrent requests", async () => {
  await browser.client.call(changePasswordCall, {
    body: { password: "a long one", confirm_password: "a long one" },
  });
  const body = { password: "a long one" };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => browser.client.call(endAccountCall, { body })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 401 });
});

test("lets either the end of the account or a concurrent order succeed, not both", async () => {
  const made = await insertTour(platform.context.pool, {});
  const code = await ownerCode();
  const [ended, ordered] = await Promise.allSettled([
    browser.client.call(endAccountCall, { body: { code } }),
    browser.client.call(submitOrderCall, { body: { ...orderOf(made), email } }),
  ]);
  expect([ended.status, ordered.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  const owned = await platform.rows(
    "SELECT account_id FROM booking WHERE tour_id = $1",
    made.tourId,
  );
  expect(owned).toEqual(ordered.status === "fulfilled" ? [{ account_id: accountId }] : []);
});

test("refuses an order that waited for the account's end, and frees its seats", async () => {
  const made = await insertTour(platform.context.pool, {});
  const client = await platform.context.pool.connect();
  await client.query("BEGIN");
  await client.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [accountId]);
  const ordering = browser.client.call(submitOrderCall, { body: { ...orderOf(made), email } });
  const outcome = ordering.then(
    () => "ordered",
    (error: unknown) => error,
  );
  await expect
    .poll(() =>
      platform.rows(
        "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO booking %'",
      ),
    )
    .toHaveLength(1);
  await client.query("DELETE FROM account WHERE id = $1", [accountId]);
  await client.query("COMMIT");
  client.release();
  expect(await outcome).toMatchObject({ status: 401 });
  const [departure] = await platform.rows(
    "SELECT seats_taken FROM tour_date WHERE id = $1",
    made.dateId,
  );
  expect(departure).toEqual({ seats_taken: 0 });
});

test("refuses to end an account when a concurrent order came first", async () => {
  const made = await insertTour(platform.context.pool, {});
  const code = await ownerCode();
  const client = await platform.context.pool.connect();
  await client.query("BEGIN");
  await client.query(
    `INSERT INTO booking (account_id, tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale,
                          storefront, currency, total_minor, prepayment_minor, hold_until)
     SELECT $1, tour.id, $3, organizer_id, 2, 1, 'Анна', '+79030000000', 'ru', 'ru', 'RUB', 100, 100,
            now() + interval '1 hour' FROM tour WHERE tour.id = $2`,
    [accountId, made.tourId, made.dateId],
  );
  const ending = browser.client.call(endAccountCall, { body: { code } });
  const outcome = ending.then(
    () => "ended",
    (error: unknown) => error,
  );
  await expect
    .poll(() =>
      platform.rows(
        "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM account WHERE id = $1 FOR UPDATE%'",
      ),
    )
    .toHaveLength(1);
  await client.query("COMMIT");
  client.release();
  expect(await outcome).toMatchObject({ code: "conflict" });
});
