import { expect, test } from "vitest";
import { testConfig, testStorefronts } from "../../../testing/fixtures.ts";
import { countryOf, siteTokens } from "./site-settings.ts";

test("reads the country from the configured header, and uses the storefront's if it is invalid", () => {
  const config = testConfig({ COUNTRY_HEADER: "CF-IPCountry" });
  expect(countryOf(config, { "cf-ipcountry": "de" }, testStorefronts.of("intl"))).toBe("DE");
  for (const header of ["XX", "T1", "", "Germany", "<b>", undefined])
    expect(countryOf(config, { "cf-ipcountry": header }, testStorefronts.of("ru"))).toBe("RU");
});

test("ignores a country header that is not configured", () => {
  expect(countryOf(testConfig(), { "cf-ipcountry": "DE" }, testStorefronts.of("intl"))).toBe("US");
});

test.each([
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", WHATSAPP_TOKEN: "whatsapp-token", WHATSAPP_PHONE_ID: "1" }, true],
  // In development it is read in the inbox.
  [{}, true],
])(
  "offers programmes by WhatsApp only when WhatsApp can deliver them: %o",
  (settings, expected) => {
    const { send_tour_program_in_pdf_via_whatsapp: sends } = siteTokens(
      testConfig({ ...settings }),
      testStorefronts.of("ru"),
    );
    expect(sends).toBe(expected);
  },
);

test.each([
  [{ NODE_ENV: "production" }, []],
  [
    {
      NODE_ENV: "production",
      SMS_GATEWAY_URL: "https://sms.example",
      SMS_GATEWAY_TOKEN: "sms-token",
      TELEGRAM_BOT_TOKEN: "telegram-token",
    },
    ["sms", "telegram", "vk_via_sms_service"],
  ],
  [{}, ["sms", "telegram", "vk_via_sms_service", "whatsapp"]],
])("offers only channels that can deliver a code: %o", (settings, ways) => {
  const storefront = {
    ...testStorefronts.of("ru"),
    phoneCodeChannels: ["sms", "telegram", "vk_via_sms_service", "whatsapp"] as const,
  };
  expect(siteTokens(testConfig({ ...settings }), storefront).phone_code_channels).toEqual(ways);
});

test("includes public keys and no secret", () => {
  const config = testConfig({
    MAPS_PROVIDER: "yandex",
    MAPS_TOKEN: "map-key",
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_KEY: "public-key",
    CAPTCHA_SECRET: "the-secret",
    WHATSAPP_TOKEN: "whatsapp-secret",
    WHATSAPP_PHONE_ID: "1",
  });
  const tokens = siteTokens(config, testStorefronts.of("ru"));
  expect(tokens).toMatchObject({
    captcha_provider: "turnstile",
    captcha_key: "public-key",
    invisible_captcha_provider: "turnstile",
    maps_provider: "yandex",
    maps_token: "map-key",
    maps_suggest_token: null,
    send_tour_program_in_pdf_via_whatsapp: true,
  });
  expect(JSON.stringify(tokens)).not.toContain("secret");
});
