import {
  chooseLetterCall,
  letterChoicesCall,
} from "@tropa/api-contract/people/calls-notifications";
import { canComeBy, letterTopicNames, letterWays } from "@tropa/domain/people/letter-topics";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, signUp } from "../../../testing/browser.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { completeBookings } from "../../sales/orders/jobs/completion.ts";
import { remindOfDepartures } from "../../sales/orders/jobs/reminders.ts";
import { wantedContacts } from "./notifications.ts";

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
  email = `letters${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
});

type Choice = Parameters<typeof choose>[0];
const choose = (body: {
  topic: (typeof letterTopicNames)[number];
  way: (typeof letterWays)[number];
  is_on: boolean;
}) => browser.client.call(chooseLetterCall, { body });
const choices = async () => (await browser.client.call(letterChoicesCall)).items;
const off = (topic: Choice["topic"], way: Choice["way"]) => choose({ topic, way, is_on: false });

describe("choices of letters", () => {
  test("cover every channel that reaches the person, all on by default", async () => {
    const byEmail = letterTopicNames.map((topic) => ({ topic, way: "email", is_on: true }));
    expect(await choices()).toEqual(byEmail);
    await platform.rows(
      "UPDATE account SET phone = $2, phone_confirmed_at = now() WHERE id = $1",
      accountId,
      `+7903999${String(number).padStart(4, "0")}`,
    );
    await platform.rows(
      "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, 'telegram', $2)",
      accountId,
      `chat-${accountId}`,
    );
    const all = letterTopicNames.flatMap((topic) =>
      letterWays.filter((way) => canComeBy(topic, way)).map((way) => `${topic}/${way}`),
    );
    expect((await choices()).map(({ topic, way }) => `${topic}/${way}`).toSorted()).toEqual(
      all.toSorted(),
    );
  });

  test("are stored, can be repeated and can be undone", async () => {
    await off("reviews", "email");
    const { items } = await off("reviews", "email");
    expect(items.filter(({ is_on: isOn }) => !isOn)).toEqual([
      { topic: "reviews", way: "email", is_on: false },
    ]);
    await choose({ topic: "reviews", way: "email", is_on: true });
    expect((await choices()).every(({ is_on: isOn }) => isOn)).toBe(true);
  });

  test("affect only their own account", async () => {
    await off("messages", "email");
    const other = new Browser(platform);
    await signUp(platform, other, `other-${email}`);
    const { items } = await other.client.call(letterChoicesCall);
    expect(items.every(({ is_on: isOn }) => isOn)).toBe(true);
  });
});

test("omits the contacts of channels that are turned off; chat messages never fall back to SMS", async () => {
  const { pool } = platform.context;
  const both = { email, phone: "+79031112233" };
  await off("messages", "email");
  await off("reminders", "email");
  const to = (topic: Choice["topic"], reachable = both) =>
    wantedContacts(pool, accountId, topic, reachable);
  expect(await to("messages")).toEqual({ email: null, phone: null });
  expect(await to("reminders")).toEqual({ email: null, phone: both.phone });
  expect(await to("reviews")).toEqual(both);
  expect(await wantedContacts(pool, null, "messages", both)).toEqual(both);
});

describe("letters about a trip", () => {
  async function booked(days: number) {
    const made = await insertTour(platform.context.pool, {});
    const { request_id: id } = await browser.client.call(submitOrderCall, {
      body: { ...orderOf(made), email },
    });
    await platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
    await platform.rows(
      `UPDATE tour_date SET starts_on = (now() AT TIME ZONE 'UTC')::date + $2::integer,
                            ends_on = (now() AT TIME ZONE 'UTC')::date + $2::integer + 1 WHERE id = $1`,
      made.dateId,
      days,
    );
    return id;
  }
  const letters = async (booking: number, kind: string) =>
    platform.rows<{ channel: string; body: string }>(
      "SELECT channel, body FROM outbox WHERE booking_id = $1 AND kind = $2 ORDER BY channel",
      booking,
      kind,
    );

  test("contain a link to the choices", async () => {
    const id = await booked(2);
    await remindOfDepartures(platform.context);
    const [letter] = await letters(id, "bookingDepartReminder");
    expect(letter?.body).toContain("/settings#notifications");
  });

  test("are not sent when turned off, except the booking's own letters", async () => {
    await off("reminders", "email");
    await off("reminders", "sms");
    await off("reviews", "email");
    const id = await booked(2);
    expect(await letters(id, "bookingToPay")).not.toEqual([]);
    await remindOfDepartures(platform.context);
    expect(await letters(id, "bookingDepartReminder")).toEqual([]);
    const over = await booked(-9);
    await completeBookings(platform.context);
    expect(await letters(over, "bookingReviewInvitation")).toEqual([]);
  });
});
