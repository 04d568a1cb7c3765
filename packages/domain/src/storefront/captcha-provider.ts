import type { PageSources } from "./page-sources.ts";

/** Captcha services with a widget on the page; `altcha` below is our own proof of work. */
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

/** Origins that each service needs on a page; our own needs none. */
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
