import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "../../packages/domain/src/locale.ts";
import type { VariantConfig } from "../../packages/domain/src/storefront/variant-config.ts";
import { findStorefronts, portSettings } from "../../tools/storefronts.mjs";

/** What the tests know of a storefront, from its `journeys.config.ts`. */
interface Journeys {
  locale: string;
  phrase: string;
  listing: string;
  tourist: {
    name: string;
    email: string;
    /** Numbers of demo accounts that no other storefront's tests use. */
    accounts: [number, number];
    phones: [string, string, string];
    written: { typed: string; shown: string; another: string };
  };
  /** What the links to share a page lead to. */
  networks: string[];
  reader: {
    locale: string;
    language: Locale;
    phrase: string;
    name: string;
    phone: { written: string; dialled: string };
  };
}

export interface StorefrontFacts extends Journeys {
  config: VariantConfig;
  folder: string;
  port: number;
  /** Of its first language. */
  language: Locale;
  /** In which prices are shown at first. */
  currency: string;
}

/** A storefront's id. */
export type Variant = string;

const root = join(import.meta.dirname, "../..");
const found = await findStorefronts(root);

/** The first of the ports; E2E_PORT moves them, for runs side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 3910);
export const apiPort = firstPort;
export const apiUrl = `http://localhost:${apiPort}`;

const facts = await Promise.all(
  found.map(async ({ id, config, folder }, index): Promise<[string, StorefrontFacts]> => {
    const file = pathToFileURL(join(folder, "journeys.config.ts")).href;
    const { default: journeys } = (await import(file)) as { default: Journeys };
    const port = firstPort + 1 + index;
    const [language] = config.locales;
    const [currency] = config.currencies;
    return [id, { ...journeys, config, folder, port, language, currency }];
  }),
);
/** Every storefront by its id, the first folder first. */
export const storefronts: ReadonlyMap<Variant, StorefrontFacts> = new Map(facts);

export function factsOf(variant: Variant): StorefrontFacts {
  const storefront = storefronts.get(variant);
  if (!storefront) throw new Error(`there is no storefront ${variant}`);
  return storefront;
}

/** Stands in for the browsers' push services (push-service.ts). */
export const pushServicePort = firstPort + 1 + storefronts.size;

/** Stands in for the services around the marketplace (apps/sandbox). */
export const sandboxPort = pushServicePort + 1;
export const sandboxUrl = `http://localhost:${sandboxPort}`;

/** Settings under which all storefronts listen on the tests' ports. */
export const storefrontPorts: Record<string, string> = portSettings(
  found,
  Object.fromEntries(facts.map(([id, { port }]) => [id, port])),
);
