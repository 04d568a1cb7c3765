import {
  authViaCodeCall,
  registerWithoutPasswordCall,
} from "@tropa/api-contract/people/calls-accounts";
import { countriesCall, updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, sentCode } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

test("stores any listed country on registration", async () => {
  const newcomer = new Browser(platform);
  const { items } = await newcomer.client.call(countriesCall);
  const britain = items.find(({ iso_code }) => iso_code === "GB");
  const login = "country@example.org";
  await newcomer.client.call(registerWithoutPasswordCall, {
    body: { email: login, country_id: britain?.id ?? 0 },
  });
  const answer = await newcomer.client.call(authViaCodeCall, {
    body: { login, code: await sentCode(platform, login) },
  });
  expect(answer.profile.country).toEqual(britain);
  newcomer.tokens.set(answer.token);
  const gone = await newcomer.client.call(updateProfileCall, { body: { country_id: null } });
  expect(gone.country).toBeNull();
});

test("ignores an unknown country number on registration", async () => {
  const newcomer = new Browser(platform);
  const login = "nowhere@example.org";
  await newcomer.client.call(registerWithoutPasswordCall, {
    body: { email: login, country_id: 1 },
  });
  const answer = await newcomer.client.call(authViaCodeCall, {
    body: { login, code: await sentCode(platform, login) },
  });
  expect(answer.profile.country).toBeNull();
});
