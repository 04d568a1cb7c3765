import {
  verificationDataCall,
  verificationTokenCall,
} from "../packages/api-contract/src/organizers/calls-verification.ts";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { organizers, testStorefronts } from "../apps/api/testing/fixtures.ts";
import { Platform } from "../apps/api/testing/platform.ts";
import type { Person } from "../apps/api/testing/platform.ts";
import { sumsubKeys } from "../apps/api/testing/stand-ins/sumsub.ts";
import { createSandbox } from "../apps/sandbox/src/server.ts";
import { readSettings } from "../apps/sandbox/src/settings.ts";

const orgId = String(organizers.direct);
let hearing: Platform;
let platform: Platform;
let sandbox: ReturnType<typeof createSandbox>;
let organizer: Person;
beforeAll(async () => {
  // Each of the two has to know the other's address: the API that hears of checks is another than the one that begins them.
  hearing = await Platform.open({ settings: sumsubKeys });
  sandbox = createSandbox(readSettings({ ...sumsubKeys, API_URL: hearing.url }));
  const url = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  platform = await hearing.another({
    ...sumsubKeys,
    SUMSUB_API_URL: `${url}/sumsub`,
    SUMSUB_FORM_URL: `${url}/identity/form`,
  });
  organizer = await platform.person("organizer");
});
beforeEach(() => platform.rows("DELETE FROM organizer_verification"));
afterAll(async () => {
  await platform.close();
  await sandbox.close();
  await hearing.close();
});

/** A storefront that names a provider. */
const checking = testStorefronts.speaking("en");
const asOrganizer = () => platform.client(organizer, "de", checking);

/** The form that the organizer is sent to. */
async function formUrl(): Promise<string> {
  const { url } = await asOrganizer().call(verificationTokenCall, { query: { orgId } });
  return url ?? "";
}

const ownForm = { "sec-fetch-site": "same-origin" };
const press = (url: string, answer: string, headers: Record<string, string> = ownForm) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ answer }), headers });
const status = async () =>
  (await asOrganizer().call(verificationDataCall, { query: { orgId } })).status;

it("shows a form in the organizer's language without scripts", async () => {
  const response = await fetch(await formUrl());
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page).toContain('<html lang="de">');
  expect(page).not.toContain("<script");
});

it.each([
  ["pass", 1],
  ["fail", 2],
  ["hang", 3],
])('"%s" leads to status %i', async (answer, expected) => {
  const response = await press(await formUrl(), answer);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`${checking.address}/de/organizer/records/${orgId}`);
  expect(await status()).toBe(expected);
});

it("lets a person pass after a failed check", async () => {
  await press(await formUrl(), "fail");
  await press(await formUrl(), "pass");
  expect(await status()).toBe(1);
});

it("opens the form only by its token and for ten minutes; an expired form links back", async () => {
  const url = await formUrl();
  const forged = url.replace("token=", "token=0");
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
  const late = await fetch(url);
  later.mockRestore();
  for (const answer of [late, await fetch(forged), await press(forged, "pass")]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(`${checking.address}/de/organizer/records/${orgId}`);
  }
  const script = await fetch(`${forged.split("back=")[0]}back=javascript:alert(1)`);
  expect(await script.text()).not.toContain("javascript:");
  expect(await status()).toBe(0);
});

it("accepts only submissions from its own form with a known answer", async () => {
  const url = await formUrl();
  expect((await press(url, "pass", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await press(url, "verify")).status).toBe(400);
  expect(await status()).toBe(0);
});
