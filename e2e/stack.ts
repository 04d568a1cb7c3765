/** Ports of the stack that the browser tests start for themselves. */
export const ports = { ru: 3910, intl: 3911, api: 3912 } as const;

/** What the tests know of each storefront. */
export const storefronts = {
  ru: { locale: "ru-RU", phrase: "Алтай", listing: "/altay", currency: "RUB" },
  intl: { locale: "en-US", phrase: "Georgia", listing: "/georgia", currency: "USD" },
} as const;
export type Variant = keyof typeof storefronts;

export const apiUrl = `http://localhost:${ports.api}`;
