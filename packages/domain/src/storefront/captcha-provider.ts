import type { PageSources } from "./page-sources.ts";

/** Who can ask visitors whether they are people: our own proof of work, or a service with a widget on the page. */
export const captchaServices = ["turnstile", "yandex", "hcaptcha"] as const;
export type CaptchaService = (typeof captchaServices)[number];
export const captchaProviders = ["altcha", ...captchaServices, "off"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

const from = (...origins: string[]): PageSources => ({
  "script-src": origins,
  "style-src": origins,
  "frame-src": origins,
  "connect-src": origins,
});

/** What each needs on a page; our own needs nothing. */
export const captchaSources: Readonly<Record<CaptchaProvider, PageSources>> = {
  off: {},
  altcha: {},
  turnstile: {
    "script-src": ["https://challenges.cloudflare.com"],
    "frame-src": ["https://challenges.cloudflare.com"],
  },
  yandex: from("https://smartcaptcha.yandexcloud.net", "https://smartcaptcha.cloud.yandex.ru"),
  hcaptcha: from("https://hcaptcha.com", "https://*.hcaptcha.com"),
};

export function isCaptchaProvider(name: string): name is CaptchaProvider {
  return captchaProviders.some((provider) => provider === name);
}
