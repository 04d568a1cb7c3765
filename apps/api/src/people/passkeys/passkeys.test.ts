import {
  addPasskeyCall,
  passkeyOptionsCall,
  passkeysCall,
  passkeySignInOptionsCall,
  removePasskeyCall,
  renamePasskeyCall,
  signInWithPasskeyCall,
} from "@tropa/api-contract/people/calls-passkeys";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Authenticator } from "../../../testing/people/authenticator.ts";
import { Browser, signUp } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let browser: Browser;
let device: Authenticator;
let email: string;
let number = 0;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());
beforeEach(async () => {
  browser = new Browser(platform);
  device = new Authenticator();
  email = `keys${(number += 1)}@example.org`;
  await signUp(platform, browser, email);
});

const partyOf = (at: Browser) => {
  const { address } = platform.context.config.storefronts.of(at.storefront);
  const { hostname: rpId, origin } = new URL(address);
  return { rpId, origin };
};

const challengeOf = ({ options }: { options: Record<string, unknown> }) =>
  String(options["challenge"]);

async function register(at = browser, key = device) {
  const challenge = challengeOf(await at.client.call(passkeyOptionsCall, { body: {} }));
  const response = key.register({ challenge, ...partyOf(at) });
  return at.client.call(addPasskeyCall, { body: { response } });
}

const askToSign = async (at: Browser) =>
  challengeOf(await at.client.call(passkeySignInOptionsCall, { body: {} }));

/** Signs in from a new browser, with these parts of the answer replaced. */
async function signIn(
  wrong: Partial<{ challenge: string; rpId: string; origin: string; isVerified: boolean }> = {},
  at = new Browser(platform),
) {
  const challenge = await askToSign(at);
  const response = device.sign({ challenge, ...partyOf(at), ...wrong });
  return at.client.call(signInWithPasskeyCall, { body: { response } });
}

const refused = { status: 401, code: "unauthorized" };

test("signs its owner in without naming the account first", async () => {
  const passkey = await register();
  const at = new Browser(platform);
  const { options } = await at.client.call(passkeySignInOptionsCall, { body: {} });
  expect(options["allowCredentials"]).toBeUndefined();
  const answer = await signIn();
  expect(answer.profile.email).toBe(email);
  const [listed] = (await browser.client.call(passkeysCall)).items;
  expect(listed).toMatchObject({ id: passkey.id, used_at: expect.any(String) });
});

test("names a passkey after its device, and sends letters when it is added and removed", async () => {
  browser.headers["user-agent"] =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
  const { id, name } = await register();
  expect(name).toBe("macOS, Safari");
  const renamed = await browser.client.call(renamePasskeyCall, { body: { id, name: "Дом" } });
  expect(renamed.name).toBe("Дом");
  await browser.client.call(removePasskeyCall, { body: { id } });
  await expect(signIn()).rejects.toMatchObject(refused);
  const letters = await platform.rows<{ kind: string; body: string }>(
    "SELECT kind, body FROM outbox WHERE recipient = $1 AND kind LIKE 'passkey%' ORDER BY id",
    email,
  );
  expect(letters.map(({ kind }) => kind)).toEqual(["passkeyAdded", "passkeyRemoved"]);
  expect(letters[0]?.body).toContain("/settings#passkeys");
});

describe("a passkey", () => {
  beforeEach(() => register());

  test.each([
    ["a signature for another page", { origin: "https://evil.example" }],
    ["a signature for another site", { rpId: "evil.example" }],
    ["an unknown challenge", { challenge: "bm90LW91cnM" }],
    ["a device that has not verified its owner", { isVerified: false }],
  ])("signs nobody in with %s", async (_, wrong) => {
    await expect(signIn(wrong)).rejects.toMatchObject(refused);
  });

  test("signs in only once with the same signed answer", async () => {
    const at = new Browser(platform);
    const response = device.sign({ challenge: await askToSign(at), ...partyOf(at) });
    await at.client.call(signInWithPasskeyCall, { body: { response } });
    const again = at.client.call(signInWithPasskeyCall, { body: { response } });
    await expect(again).rejects.toMatchObject(refused);
  });

  test("signs in only one of several concurrent requests with the same signed answer", async () => {
    const at = new Browser(platform);
    const response = device.sign({ challenge: await askToSign(at), ...partyOf(at) });
    const send = () => at.client.call(signInWithPasskeyCall, { body: { response } });
    const outcomes = await Promise.allSettled([send(), send(), send()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("of a cloned device is refused because of its counter", async () => {
    await signIn();
    await signIn();
    device.counter = 0;
    await expect(signIn()).rejects.toMatchObject(refused);
  });

  test("is refused for an expired challenge", async () => {
    const at = new Browser(platform);
    const response = device.sign({ challenge: await askToSign(at), ...partyOf(at) });
    await platform.rows("UPDATE passkey_challenge SET expires_at = now()");
    const late = at.client.call(signInWithPasskeyCall, { body: { response } });
    await expect(late).rejects.toMatchObject(refused);
  });

  test("cannot be registered to a second account", async () => {
    const other = new Browser(platform);
    await signUp(platform, other, `other-${email}`);
    await expect(register(other)).rejects.toMatchObject({ code: "conflict" });
    expect((await other.client.call(passkeysCall)).items).toEqual([]);
  });
});

test("refuses access to another person's passkeys and challenges", async () => {
  const { id } = await register();
  const other = new Browser(platform);
  await signUp(platform, other, `thief-${email}`);
  const renaming = other.client.call(renamePasskeyCall, { body: { id, name: "mine" } });
  await expect(renaming).rejects.toMatchObject({ code: "not_found" });
  const removing = other.client.call(removePasskeyCall, { body: { id } });
  await expect(removing).rejects.toMatchObject({ code: "not_found" });
  // A challenge that was given to one account is no other's.
  const challenge = challengeOf(await browser.client.call(passkeyOptionsCall, { body: {} }));
  const response = new Authenticator().register({ challenge, ...partyOf(other) });
  const adding = other.client.call(addPasskeyCall, { body: { response } });
  await expect(adding).rejects.toMatchObject({ code: "conflict" });
});
