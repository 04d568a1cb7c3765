import type { PageSources } from "./page-sources.ts";

/** Analytics services. */
export const analyticsProviders = ["ga4", "yandex"] as const;
export type AnalyticsProvider = (typeof analyticsProviders)[number];

/** The analytics counter of a storefront. */
export interface AnalyticsCounter {
  provider: AnalyticsProvider;
  /** `G-…` for GA4, a number for Yandex Metrica. */
  id: string;
}

const ids: Readonly<Record<AnalyticsProvider, RegExp>> = {
  ga4: /^G-[A-Z\d]{4,20}$/,
  yandex: /^\d{4,12}$/,
};

/** Origins that each service needs on a page. */
export const analyticsSources: Readonly<Record<AnalyticsProvider, PageSources>> = {
  ga4: {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.googletagmanager.com",
    ],
  },
  yandex: {
    "script-src": ["https://mc.yandex.ru", "https://yastatic.net"],
    "img-src": ["https://mc.yandex.ru"],
    "connect-src": ["https://mc.yandex.ru"],
  },
};

/** Parses a counter's setting, `ga4:G-ABC123` or `yandex:12345678`; null if it is invalid. */
export function readCounter(text: string): AnalyticsCounter | null {
  const [name, id = "", ...rest] = text.split(":");
  const provider = analyticsProviders.find((known) => known === name);
  if (!provider || rest.length > 0 || !ids[provider].test(id)) return null;
  return { provider, id };
}
