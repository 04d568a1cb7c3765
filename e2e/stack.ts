/** The first of three ports; E2E_PORT moves them, for runs side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 3910);
/** Ports of the stack that the browser tests start for themselves. */
export const ports = { ru: firstPort, intl: firstPort + 1, api: firstPort + 2 } as const;

/** What the tests know of each storefront. */
export const storefronts = {
  ru: { locale: "ru-RU", phrase: "Алтай", listing: "/altay", currency: "RUB" },
  intl: { locale: "en-US", phrase: "Georgia", listing: "/georgia", currency: "USD" },
} as const;
export type Variant = keyof typeof storefronts;

export const apiUrl = `http://localhost:${ports.api}`;
