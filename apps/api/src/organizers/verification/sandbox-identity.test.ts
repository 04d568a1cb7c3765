import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../../config/setting.ts";
import { organizers, testConfig, testStorefronts } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { createSandboxIdentity } from "./sandbox-identity.ts";
import { sumsubKeys } from "../../../testing/stand-ins/sumsub.ts";
import { identityProviders } from "./verification.ts";

const orgId = String(organizers.direct);
let platform: Platform;
let organizer: Person;
beforeAll(async () => {
  platform = await Platform.open();
  organizer = await platform.person("organizer");
});
beforeEach(() => platform.rows("DELETE FROM organizer_verification"));
afterAll(() => platform.close());

/** A storefront that names a provider. */
const checking = testStorefronts.speaking("en");
const asOrganizer = () => platform.client(organizer, "en", checking);

/** Path of the form that the organizer is sent to. */
async function formPath(): Promise<string> {
  const { url, provider, accessToken } = await asOrganizer().call(verificationTokenCall, {
    query: { orgId },
  });
  expect(provider).toBe("sandbox");
  expect(url).toContain(accessToken);
  return new URL(url ?? "").pathname;
}

const press = (path: string, answer: string, headers: Record<string, string> = ownForm) =>
  fetch(platform.url + path, {
    method: "POST",
    body: new URLSearchParams({ answer }),
    headers,
  });
const ownForm = { "sec-fetch-site": "same-origin" };
const status = async () =>
  (await asOrganizer().call(verificationDataCall, { query: { orgId } })).status;

it("shows a form in the organizer's language without scripts", async () => {
  const response = await fetch(platform.url + (await formPath()));
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain("Identity check");
  expect(page).not.toContain("<script");
});

it.each([
  ["pass", 1],
  ["fail", 2],
  ["hang", 3],
])('"%s" leads to status %i', async (answer, expected) => {
  const response = await press(await formPath(), answer);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`${checking.address}/organizer/records/${orgId}`);
  expect(await status()).toBe(expected);
});

it("lets a failed check be passed the next time", async () => {
  await press(await formPath(), "fail");
  await press(await formPath(), "pass");
  expect(await status()).toBe(1);
});

describe("the form of the sandbox", () => {
  it("opens with its own token for half an hour", async () => {
    const path = await formPath();
    const forged = path.replace(`/1.${checking.id}`, `/2.${checking.id}`);
    expect((await fetch(platform.url + forged)).status).toBe(410);
    expect((await press(forged, "pass")).status).toBe(410);
    const sandbox = createSandboxIdentity(platform.context.config);
    const token = path.split("/").at(-1) ?? "";
    expect(sandbox.openForm(token)).toMatchObject({ organizerId: 1 });
    expect(sandbox.openForm(token, new Date(Date.now() + 31 * 60_000))).toBeNull();
    expect(await status()).toBe(0);
  });

  it("accepts only its own submissions with a known answer", async () => {
    const path = await formPath();
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await press(path, "pass", foreign)).status).toBe(403);
    expect((await press(path, "verify")).status).toBe(400);
    expect(await status()).toBe(0);
  });
});

describe("the provider of identity checks", () => {
  const providersOf = (settings: Record<string, string>) => {
    const { current, sandbox } = identityProviders(testConfig(settings));
    return { current: current?.name ?? null, hasSandbox: sandbox !== null };
  };

  it("is the sandbox without keys, and none in production", () => {
    expect(providersOf({})).toEqual({ current: "sandbox", hasSandbox: true });
    const production = { NODE_ENV: "production", SIGNING_KEY: "a key of sixteen or more" };
    expect(providersOf(production)).toEqual({ current: null, hasSandbox: false });
    expect(providersOf({ ...production, ...sumsubKeys })).toEqual({
      current: "sumsub",
      hasSandbox: false,
    });
  });

  it("requires the complete set of keys at startup", () => {
    const { SUMSUB_WEBHOOK_SECRET: _, ...half } = sumsubKeys;
    expect(() => testConfig(half)).toThrow(ConfigError);
    expect(() => testConfig(half)).toThrow("SUMSUB_WEBHOOK_SECRET");
  });
});
