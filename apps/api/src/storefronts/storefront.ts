import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { PaymentProvider } from "@tropa/domain/payment";
import { hasScreen } from "@tropa/domain/screens";
import type { Config } from "../config.ts";

/** What booking and paying need to know of a storefront (decisions, 4 and 5; document 2 §9.5). */
interface StorefrontTerms {
  /** What its bookings are charged in, whatever currency prices were shown in. */
  chargeCurrency: Currency;
  /** The clock of people who have not said theirs. */
  timeZone: string;
  paymentSystems: readonly PaymentProvider[];
  /** Served under `/{locale}`; every other locale is served without a prefix. */
  prefixedLocales: readonly Locale[];
  /** Whether travellers are asked for their passports (document 1 §1). */
  collectsPassports: boolean;
  /** Whether organizers have pages and a hub (document 1 §1). */
  showsOrganizers: boolean;
}

const terms = {
  ru: {
    chargeCurrency: "RUB",
    timeZone: "Europe/Moscow",
    paymentSystems: ["tinkoff", "payanyway"],
    prefixedLocales: [],
    collectsPassports: true,
    showsOrganizers: true,
  },
  intl: {
    chargeCurrency: "USD",
    timeZone: "UTC",
    paymentSystems: ["stripe"],
    prefixedLocales: ["de", "zh"],
    collectsPassports: false,
    showsOrganizers: false,
  },
} as const satisfies Record<keyof Config["storefronts"], StorefrontTerms>;

export type StorefrontId = keyof typeof terms;

export function asStorefront(id: string): StorefrontId {
  return id === "ru" ? "ru" : "intl";
}

export function termsOf(storefront: StorefrontId): StorefrontTerms {
  return terms[storefront];
}

/** Whether the storefront that a call came through says who leads its tours (document 1 §1). */
export function showsOrganizers({ storefront }: { storefront: string }): boolean {
  return termsOf(asStorefront(storefront)).showsOrganizers;
}

/** The address of a storefront's page in a reader's language. */
export function storefrontLink(
  config: Pick<Config, "storefronts">,
  reader: { storefront: StorefrontId; locale: Locale },
  path: `/${string}`,
): string {
  const base = config.storefronts[reader.storefront].replace(/\/$/, "");
  const prefix = termsOf(reader.storefront).prefixedLocales.includes(reader.locale)
    ? `/${reader.locale}`
    : "";
  return `${base}${prefix}${path}`;
}

/**
 * A link of a message: to a page, or, while the storefronts have no such page yet, to the nearest that they have; empty,
 * with the line that it stands in, where there is none.
 */
export function letterLink(
  config: Pick<Config, "storefronts">,
  reader: { storefront: StorefrontId; locale: Locale },
  path: `/${string}`,
  nearest: `/${string}` | null = null,
): string {
  const shown = [path, nearest].find((page) => page !== null && hasScreen(page));
  return shown ? storefrontLink(config, reader, shown) : "";
}

/**
 * Whether an address belongs to one of the storefronts. Compared as parsed, since
 * `http://localhost:3000.evil.example` also starts with a storefront's letters.
 */
export function isStorefrontAddress(config: Pick<Config, "storefronts">, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const asked = new URL(address);
  return Object.values(config.storefronts).some((storefront) => {
    const home = new URL(storefront);
    const folder = home.pathname.replace(/\/$/, "");
    return (
      asked.origin === home.origin &&
      (asked.pathname === folder || asked.pathname.startsWith(`${folder}/`))
    );
  });
}
