import { passkeyOptionsCall } from "@tropa/api-contract/people/calls-passkeys";
import { proveOwnerCall, sendOwnerCodeCall } from "@tropa/api-contract/people/calls-own-account";
import {
  changeEmailCall,
  changePasswordCall,
  changePhoneCall,
  emailConfirmationRequestCall,
  sendConfirmationCodeCall,
  updateProfileCall,
} from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, sentCode, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let email: string;
let accountId: number;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  email = `owner${(number += 1)}@example.org`;
  accountId = (await signUp(platform, browser, email)).profile.id;
});

const age = (minutes: number) =>
  platform.rows(
    "UPDATE session SET created_at = now() - make_interval(mins => $2) WHERE account_id = $1",
    accountId,
    minutes,
  );

const password = "дорога домой длинная";
const call: Browser["client"]["call"] = (...given) => browser.client.call(...given);

/** What opens the account another way, for good. */
const doors = [
  ["another e-mail", () => call(changeEmailCall, { body: { email: `new-${email}` } })],
  ["a code to an e-mail once more", () => call(emailConfirmationRequestCall, { body: {} })],
  ["a phone", () => call(changePhoneCall, { body: { phone: "+995599123456" } })],
  ["a code to a phone once more", () => call(sendConfirmationCodeCall, { body: {} })],
  ["a passkey", () => call(passkeyOptionsCall, { body: {} })],
  [
    "a first password",
    () => call(changePasswordCall, { body: { password, confirm_password: password } }),
  ],
] as const;

const refusal = { status: 403, code: "confirm_owner" };

describe("a session older than fifteen minutes", () => {
  test.each(doors)("requires the owner's proof for %s", async (_, open) => {
    await age(16);
    await expect(open()).rejects.toMatchObject(refusal);
  });

  test("makes other changes without proof", async () => {
    await age(60 * 24);
    const profile = await call(updateProfileCall, { body: { first_name: "Инна" } });
    expect(profile).toMatchObject({ first_name: "Инна" });
  });
});

test("allows changes without proof for fifteen minutes after signing in", async () => {
  await age(14);
  const sent = await call(changeEmailCall, { body: { email: `new-${email}` } });
  expect(sent).toMatchObject({ login: `new-${email}` });
});

test("accepts a code to the account's contact as proof for this session, for fifteen minutes", async () => {
  await age(60);
  await call(sendOwnerCodeCall, { body: {} });
  const code = await sentCode(platform, email);
  const wrong = code === "000000" ? "000001" : "000000";
  await expect(call(proveOwnerCall, { body: { code: wrong } })).rejects.toMatchObject({
    code: "validation",
  });
  await expect(call(proveOwnerCall, { body: {} })).rejects.toMatchObject({ code: "validation" });
  await expect(call(passkeyOptionsCall, { body: {} })).rejects.toMatchObject(refusal);

  await call(proveOwnerCall, { body: { code } });
  await call(passkeyOptionsCall, { body: {} });
  await expect(call(proveOwnerCall, { body: { code } })).rejects.toMatchObject({
    code: "validation",
  });
  await platform.rows(
    "UPDATE session SET owner_seen_at = now() - interval '16 minutes' WHERE account_id = $1",
    accountId,
  );
  await expect(call(passkeyOptionsCall, { body: {} })).rejects.toMatchObject(refusal);
});

test("accepts the password as proof; changing it requires the old one", async () => {
  await call(changePasswordCall, { body: { password, confirm_password: password } });
  await age(60);
  const change = { password: `${password} ещё`, confirm_password: `${password} ещё` };
  await call(changePasswordCall, { body: { ...change, current_password: password } });
  await expect(call(proveOwnerCall, { body: { password } })).rejects.toMatchObject({
    code: "validation",
  });
  await call(proveOwnerCall, { body: { password: change.password } });
  await call(passkeyOptionsCall, { body: {} });
});

test("skips the check for accounts with no password and no confirmed contact", async () => {
  await platform.rows("UPDATE account SET email_confirmed_at = NULL WHERE id = $1", accountId);
  await age(60);
  const sent = await call(emailConfirmationRequestCall, { body: {} });
  expect(sent).toMatchObject({ login: email });
});
