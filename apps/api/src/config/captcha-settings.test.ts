import { describe, expect, it } from "vitest";
import { testConfig } from "../../testing/fixtures.ts";
import { captchaTokens } from "../server/captcha/captcha.ts";

describe("a third-party captcha", () => {
  const keys = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_KEY: "site", CAPTCHA_SECRET: "secret" };

  it("requires its keys and names the missing ones", () => {
    expect(() => testConfig({ CAPTCHA_PROVIDER: "yandex", CAPTCHA_KEY: "site" })).toThrow(
      /^CAPTCHA_SECRET:/,
    );
    expect(() => testConfig({ ...keys, HARD_CAPTCHA_KEY: "hard" })).toThrow(
      /^HARD_CAPTCHA_SECRET:/,
    );
    expect(() => testConfig({ ...keys, INVISIBLE_CAPTCHA_PROVIDER: "hcaptcha" })).toThrow(
      "INVISIBLE_CAPTCHA_KEY, INVISIBLE_CAPTCHA_SECRET",
    );
    expect(() => testConfig({ CAPTCHA_PROVIDER: "recaptcha" })).toThrow("CAPTCHA_PROVIDER");
  });

  it("can be combined with an invisible proof of work", () => {
    expect(
      captchaTokens(
        testConfig({
          ...keys,
          HARD_CAPTCHA_KEY: "hard",
          HARD_CAPTCHA_SECRET: "other",
          INVISIBLE_CAPTCHA_PROVIDER: "altcha",
        }),
      ),
    ).toEqual({
      captcha_provider: "turnstile",
      captcha_key: "site",
      hard_captcha_key: "hard",
      invisible_captcha_provider: "altcha",
      invisible_captcha_key: null,
    });
  });
});

it("uses proof of work without keys by default", () => {
  expect(captchaTokens(testConfig({ CAPTCHA_PROVIDER: "" }))).toEqual({
    captcha_provider: "altcha",
    captcha_key: null,
    hard_captcha_key: null,
    invisible_captcha_provider: "altcha",
    invisible_captcha_key: null,
  });
});

it("reports to storefronts that the captcha is off", () => {
  expect(captchaTokens(testConfig({ CAPTCHA_PROVIDER: "off" }))).toMatchObject({
    captcha_provider: "off",
    invisible_captcha_provider: "off",
  });
});
