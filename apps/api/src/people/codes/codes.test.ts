import * as calls from "@tropa/api-contract/people/calls-accounts";
import { changeEmailCall, confirmEmailCall } from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let number = 0;
let email: string;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(() => {
  browser = new Browser(platform);
  email = `reader${(number += 1)}@example.org`;
});

const send = (login = email) => browser.client.call(calls.sendAuthCodeCall, { body: { login } });
const enter = (code: string, login = email) =>
  browser.client.call(calls.authViaCodeCall, { body: { login, code } });
/** "in", or the fault of the code. */
const outcome = (code: string, login = email) =>
  enter(code, login)
    .then(() => "in")
    .catch((error: { validation: { code?: string[] } }) => error.validation.code?.[0] ?? "?");
/** A code that was not sent. */
const wrong = (right: string, step = 1) =>
  String((Number(right) + step) % 1_000_000).padStart(6, "0");

const isWrong = "Неверный код";
const isOver = "Этот код больше не действует. Запросите новый";

describe("a code", () => {
  test("works once, even when it is entered several times at once", async () => {
    await send();
    const code = await sentCode(platform, email);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome(code)));
    expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
    expect(await outcome(code)).toBe(isOver);
    const accounts = await platform.rows("SELECT FROM account WHERE email = $1", email);
    expect(accounts).toHaveLength(1);
  });

  test("allows five tries, even when fifty come at once", async () => {
    await send();
    const code = await sentCode(platform, email);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, step) => outcome(wrong(code, step + 1))),
    );
    expect(guesses.filter((one) => one === isWrong)).toHaveLength(5);
    expect(guesses.filter((one) => one === isOver)).toHaveLength(45);
    expect(await outcome(code)).toBe(isOver);
  });

  test("still works at the fifth try", async () => {
    await send();
    const code = await sentCode(platform, email);
    for (const step of [1, 2, 3, 4]) expect(await outcome(wrong(code, step))).toBe(isWrong);
    expect(await outcome(code)).toBe("in");
  });

  test("replaces the earlier code when sent again, without allowing more tries", async () => {
    await send();
    const first = await sentCode(platform, email);
    for (const step of [1, 2, 3]) await outcome(wrong(first, step));
    await endCountdown(platform);
    await send();
    const second = await sentCode(platform, email);
    expect(await outcome(wrong(second))).toBe(isWrong);
    if (first !== second) expect(await outcome(first)).toBe(isWrong);
    expect(await outcome(second)).toBe(isOver);
    await endCountdown(platform);
    expect(await send()).toMatchObject({
      send_error_reason: expect.stringMatching(/^Слишком много неверных кодов/),
    });
    await platform.rows("UPDATE contact_code SET expires_at = now() WHERE subject = $1", email);
    expect((await send()).send_error_reason).toBeUndefined();
    expect(await outcome(await sentCode(platform, email))).toBe("in");
  });

  test("expires after ten minutes", async () => {
    await send();
    const [sent] = await platform.rows<{ seconds: number }>(
      "SELECT extract(epoch FROM expires_at - sent_at)::integer AS seconds FROM contact_code WHERE subject = $1",
      email,
    );
    expect(sent?.seconds).toBe(600);
    await platform.rows("UPDATE contact_code SET expires_at = now() WHERE subject = $1", email);
    expect(await outcome(await sentCode(platform, email))).toBe(isOver);
  });

  test("does not work for another contact", async () => {
    await send();
    const other = `other-${email}`;
    await send(other);
    const [own, theirs] = [await sentCode(platform, email), await sentCode(platform, other)];
    if (own !== theirs) expect(await outcome(own, other)).toBe(isWrong);
  });

  test("is stored only as a hash", async () => {
    await send();
    const code = await sentCode(platform, email);
    const [row] = await platform.rows<{ text: string }>(
      "SELECT contact_code::text || encode(code_hash, 'escape') AS text FROM contact_code WHERE subject = $1",
      email,
    );
    expect(row?.text).not.toContain(code);
  });

  test("is not sent again after twenty wrong tries a day", async () => {
    await signUp(platform, browser, email);
    let wrongs = 0;
    for (let round = 0; round < 5; round += 1) {
      await platform.rows("UPDATE contact_code SET expires_at = now() WHERE subject = $1", email);
      await platform.rows(
        "DELETE FROM allowance WHERE used > 0 AND ends_at < now() + interval '2 hours'",
      );
      const { send_error_reason: reason } = await send();
      if (reason !== undefined) {
        expect(round).toBe(4);
        expect(reason).toMatch(/^Слишком много неверных кодов/);
        continue;
      }
      const code = await sentCode(platform, email);
      for (let step = 1; step <= 5; step += 1)
        if ((await outcome(wrong(code, step))) === isWrong) wrongs += 1;
    }
    expect(wrongs).toBe(20);
  });

  test("is not counted towards the limit when it is correct", async () => {
    const given = async () => (await platform.rows("SELECT FROM allowance WHERE used = 0")).length;
    const before = await given();
    await signUp(platform, browser, email);
    await signUp(platform, browser, email);
    // The contact's count and, the second time, the account's.
    expect(await given()).toBe(before + 2);
  });
});

describe("sending a code", () => {
  test("is refused after eight codes in an hour to one contact", async () => {
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await send()).send_error_reason).toBeUndefined();
      await endCountdown(platform);
    }
    const refused = await send();
    expect(refused).toMatchObject({
      is_registered: true,
      send_error_reason: expect.stringMatching(/^Отправлено слишком много кодов/),
    });
    const letters = await platform.rows("SELECT FROM outbox WHERE recipient = $1", email);
    expect(letters).toHaveLength(8);
  });

  test("gives the same answer for known and unknown contacts", async () => {
    const known = `known-${email}`;
    await signUp(platform, browser, known);
    const [first, second] = [await send(known), await send()];
    expect({ ...first, login: "" }).toEqual({ ...second, login: "" });
  });

  test.each([
    ["+79035550101", "whatsapp", "whatsapp", "whatsapp"],
    ["+79035550102", "vk_via_sms_service", "vk_via_sms_service", "vk_via_sms_service"],
    ["+79035550103", "email", "sms", "sms"],
    ["+79035550104", undefined, "sms", "sms"],
    // Nobody with this phone has connected Telegram: the code comes by SMS.
    ["+79035550105", "telegram", "telegram", "sms"],
    ["reader@example.net", "sms", "email", "email"],
  ] as const)("to %s by %s reports %s and uses %s", async (login, requested, reported, channel) => {
    const answer = await browser.client.call(calls.sendAuthCodeCall, {
      body: { login, ...(requested && { code_sender: requested }) },
    });
    expect(answer.code_sender).toBe(reported);
    const [message] = await platform.rows("SELECT channel FROM outbox WHERE recipient = $1", login);
    expect(message).toEqual({ channel });
  });

  test("uses Telegram for an account that has connected it", async () => {
    const phone = "+79035550106";
    const { profile } = await signUp(platform, browser, phone);
    await platform.rows(
      "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, 'telegram', '4242')",
      profile.id,
    );
    await browser.client.call(calls.sendAuthCodeCall, {
      body: { login: phone, code_sender: "telegram_with_phone_request" },
    });
    const [message] = await platform.rows("SELECT channel FROM outbox WHERE recipient = '4242'");
    expect(message).toEqual({ channel: "telegram_with_phone_request" });
    expect(await outcome(await sentCode(platform, "4242"), phone)).toBe("in");
  });
});

test("falls back to SMS when the requested way is not configured", async () => {
  const production = await platform.another({
    NODE_ENV: "production",
  });
  try {
    const login = "+79035550107";
    const { client } = new Browser(production);
    const answer = await client.call(calls.sendAuthCodeCall, {
      body: { login, code_sender: "whatsapp" },
    });
    expect(answer.code_sender).toBe("sms");
    const sent = await platform.rows("SELECT channel FROM outbox WHERE recipient = $1", login);
    expect(sent).toEqual([{ channel: "sms" }]);
  } finally {
    await production.close();
  }
});

test("reports that an e-mail belongs to another account only after its code is entered", async () => {
  await signUp(platform, new Browser(platform), email);
  await signUp(platform, browser, `mine-${email}`);
  await platform.rows("UPDATE contact_code SET sent_at = now() - interval '1 day'");
  const sent = await browser.client.call(changeEmailCall, { body: { email } });
  expect(sent.send_error_reason).toBeUndefined();
  await expect(
    browser.client.call(confirmEmailCall, { body: { code: await sentCode(platform, email) } }),
  ).rejects.toMatchObject({
    validation: { code: ["Этот контакт уже подтверждён в другом аккаунте"] },
  });
});
