import { describe, expect, it } from "vitest";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { readSettings } from "./settings.ts";

const hero = { image: "/images/lake/{size}.avif", colour: "#8f7fb5" };

const variant: VariantConfig = {
  id: "ru",
  brand: { name: "Тропа", mark: "M0 0h32" },
  heroPictures: { winter: hero, spring: hero, summer: hero, autumn: hero },
  port: 3000,
  locales: ["ru"],
  currencies: ["RUB", "EUR"],
  chargeCurrency: "RUB",
  defaultCountry: "RU",
  timeZone: "UTC",
  paymentSystems: ["tinkoff"],
  mapLink: "https://maps.example/{lat},{lng}",
  shareButtons: ["vk"],
  mainAuthMethod: "phone",
  phoneCodeChannels: ["sms"],
  consentByDefault: true,
  booksKeptYears: 5,
  messengers: {},
  contacts: { phone: "+78005550199", email: "a@b.co" },
  modalWidth: 500,
  identityVerification: null,
  cashback: { active: false, percent: 0 },
  features: {
    organizerCalling: true,
    reviewsFilter: true,
    passportCollection: true,
    weatherWidget: true,
    ticketsWidget: true,
    excursions: true,
    organizersShown: true,
    organizersJoin: true,
    contactsHidden: true,
    messengerWarning: true,
    messengerSmsLink: true,
    taxesIncluded: true,
  },
};
const options = { root: "/app", variant };

describe("settings", () => {
  it("have defaults", () => {
    expect(readSettings(options, {}, [])).toMatchObject({
      port: 3000,
      origin: "http://localhost:3000",
      apiUrl: "http://127.0.0.1:4000",
      apiTimeoutMs: 10_000,
      drainMs: 1000,
      trustedProxies: "loopback",
      isDevelopment: false,
      mapProvider: "own",
      captchaProviders: [],
      analyticsProvider: null,
      socketOrigin: null,
      callOrigin: null,
      pageCache: true,
    });
  });

  it.each([
    ["wss://calls.tropa.example", { WEB_CALL_URL: "wss://calls.tropa.example/sip" }],
    [null, { CALL_NUMBERS: "RU:+74950000000" }],
    [null, { WEB_CALL_URL: "" }],
  ])("read the call gateway %s", (callOrigin, environment) => {
    expect(readSettings(options, environment, []).callOrigin).toBe(callOrigin);
  });

  it("follow the environment", () => {
    const environment = {
      PORT_RU: "80",
      PUBLIC_RU_URL: "https://tropa.example/",
      PORT_API: "81",
      MAPS_PROVIDER: "yandex",
      ANALYTICS_RU: "yandex:12345678",
      CAPTCHA_PROVIDER: "hcaptcha",
      INVISIBLE_CAPTCHA_PROVIDER: "turnstile",
      PAGE_CACHE: "0",
      PAGE_CACHE_MB: "48",
      RENDER_THREADS: "3",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8, fd00::1",
    };
    expect(readSettings(options, environment, []).renderThreads).toBe(3);
    expect(readSettings(options, environment, ["--dev"])).toMatchObject({
      port: 80,
      origin: "https://tropa.example",
      apiUrl: "http://127.0.0.1:81",
      trustedProxies: "loopback, 10.0.0.0/8, fd00::1",
      isDevelopment: true,
      mapProvider: "yandex",
      captchaProviders: ["hcaptcha", "turnstile"],
      analyticsProvider: "yandex",
      pageCache: false,
      pageCacheBytes: 48 * 1024 * 1024,
      renderThreads: 0,
    });
  });

  it.each([
    [{ PORT_RU: "many" }, "PORT_RU"],
    [{ MAPS_PROVIDER: "atlas" }, "MAPS_PROVIDER"],
    [{ CAPTCHA_PROVIDER: "recaptcha" }, "CAPTCHA_PROVIDER"],
    [{ ANALYTICS_RU: "yandex:G-1" }, "ANALYTICS_RU"],
    [{ INVISIBLE_CAPTCHA_PROVIDER: "riddle" }, "INVISIBLE_CAPTCHA_PROVIDER"],
    [{ PORT_API: "70000" }, "PORT_API"],
    [{ PUBLIC_RU_URL: "tropa" }, "PUBLIC_RU_URL"],
    [{ API_URL: "tropa" }, "API_URL"],
    [{ RENDER_THREADS: "-1" }, "RENDER_THREADS"],
    [{ RENDER_THREADS: "all" }, "RENDER_THREADS"],
    [{ PAGE_CACHE_MB: "0" }, "PAGE_CACHE_MB"],
    [{ RENDER_HEAP_MB: "8" }, "RENDER_HEAP_MB"],
    [{ FRAGMENT_CACHE_MB: "much" }, "FRAGMENT_CACHE_MB"],
    [{ API_TIMEOUT_MS: "soon" }, "API_TIMEOUT_MS"],
    [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
    [{ TRUSTED_PROXIES: "everybody" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8, 300.1.1.1" }, "TRUSTED_PROXIES"],
  ])("name the invalid variable: %o", (environment, variable) => {
    expect(() => readSettings(options, environment, [])).toThrow(variable);
  });

  it("refuse a variant with contradictions", () => {
    expect(() =>
      readSettings({ ...options, variant: { ...variant, chargeCurrency: "CNY" } }, {}, []),
    ).toThrow("chargeCurrency");
  });
});
