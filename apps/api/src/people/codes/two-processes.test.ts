import * as calls from "@tropa/api-contract/people/calls-accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser, endCountdown, sentCode, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";
import { hashPassword } from "../passwords/passwords.ts";

let first: Platform;
let second: Platform;
/** One visitor at each of the two. */
let browsers: [Browser, Browser];
let number = 0;
let email: string;

beforeAll(async () => {
  first = await Platform.open();
  second = await first.another();
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(() => {
  browsers = [new Browser(first), new Browser(second)];
  email = `guest${(number += 1)}@example.org`;
});

const send = (browser: Browser) =>
  browser.client.call(calls.sendAuthCodeCall, { body: { login: email } });

/** The faults of so many requests to each of the two at once: "in" for those that had none. */
async function faultsOf(
  times: number,
  field: string,
  ask: (browser: Browser, step: number) => Promise<unknown>,
): Promise<string[]> {
  const outcomes = Array.from({ length: times }, (_, step) =>
    browsers.map((browser, process) =>
      ask(browser, 2 * step + process + 1).then(
        () => "in",
        (error: { validation?: Record<string, string[] | undefined> }) =>
          error.validation?.[field]?.[0] ?? "?",
      ),
    ),
  );
  return Promise.all(outcomes.flat());
}

test("allows five tries of a code across both processes", async () => {
  await send(browsers[0]);
  const code = await sentCode(first, email);
  const wrong = (step: number) => String((Number(code) + step) % 1_000_000).padStart(6, "0");
  const faults = await faultsOf(20, "code", (browser, step) =>
    browser.client.call(calls.authViaCodeCall, { body: { login: email, code: wrong(step) } }),
  );
  expect(faults.filter((fault) => fault === "Неверный код")).toHaveLength(5);
  expect(faults.filter((fault) => fault.startsWith("Этот код больше не действует"))).toHaveLength(
    35,
  );
});

test("sends at most eight codes an hour to one contact across both processes", async () => {
  for (let sent = 0; sent < 8; sent += 1) {
    const [one, other] = browsers;
    expect((await send(sent % 2 === 0 ? one : other)).send_error_reason).toBeUndefined();
    await endCountdown(first);
  }
  for (const browser of browsers)
    expect((await send(browser)).send_error_reason).toMatch(/^Отправлено слишком много кодов/);
  const letters = await first.rows("SELECT FROM outbox WHERE recipient = $1", email);
  expect(letters).toHaveLength(8);
});

test("sends one code for concurrent requests to both processes", async () => {
  await Promise.all(browsers.map((browser) => send(browser)));
  const letters = await first.rows("SELECT FROM outbox WHERE recipient = $1", email);
  expect(letters).toHaveLength(1);
});

test("limits wrong passwords of an account across both processes", async () => {
  await signUp(first, browsers[0], email);
  await first.rows(
    "UPDATE account SET password_hash = $2 WHERE email = $1",
    email,
    await hashPassword("the right one"),
  );
  const faults = await faultsOf(10, "password", (browser, step) =>
    browser.client.call(calls.authCall, {
      body: { login: email, password: `a wrong one ${step}` },
    }),
  );
  const refused = faults.filter((fault) => /Слишком много/.test(fault));
  expect(refused).toHaveLength(10);
  expect(faults).not.toContain("in");
});

test("limits the codes sent from one address across both processes", async () => {
  // A quarter of an address's changes, as the operator sets them.
  const settings = { RATE_LIMIT: "24", TRUSTED_PROXIES: "127.0.0.1" };
  const pair = [await first.another(settings), await first.another(settings)];
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, step) => {
        const browser = new Browser(pair[step % 2] ?? first);
        // Of a network of its own, which no other test counts for.
        browser.headers = { "x-forwarded-for": "198.51.100.7" };
        return browser.client.call(calls.sendAuthCodeCall, {
          body: { login: `address${step}-${email}` },
        });
      }),
    );
    const sent = await first.rows(
      "SELECT FROM outbox WHERE recipient LIKE $1",
      `address%-${email}`,
    );
    expect(sent).toHaveLength(6);
    expect(outcomes.filter((one) => one.send_error_reason !== undefined)).toHaveLength(4);
  } finally {
    for (const one of pair) await one.close();
  }
});
