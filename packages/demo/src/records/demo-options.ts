import type { Currency } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import type { PoolClient } from "pg";

/** What demo data needs to know of the storefronts that it is made for. */
export interface DemoStorefronts {
  of(id: string): {
    readonly chargeCurrency: Currency;
    readonly address: string;
    readonly bookingBase?: string;
    readonly features: { readonly excursions: boolean };
  };
  /** The storefront that speaks a language first. */
  speaking(locale: Locale): { readonly id: string };
}

/** What a part of the demo data is made from: the same seed, day and moment give the same rows. */
export interface DemoOptions {
  seed: string;
  /** `yyyy-MM-dd`; dates are relative to it. */
  today: string;
  /** What waits, waits since shortly before. */
  now: Date;
  storefronts: DemoStorefronts;
  /** As the API keeps passwords. */
  hashPassword: (password: string) => Promise<string>;
  /** Stores a private file of an account and answers with its id; absent: the data has no files. */
  keepFile?(
    client: PoolClient,
    file: { bytes: Buffer; name: string; mediaType: string; accountId: number },
  ): Promise<number>;
}

/** A part of the demo data beside the catalogue, which is there already when it is loaded. */
export interface DemoRecords {
  /** Never changed: a database remembers by it what was loaded. */
  name: string;
  load(client: PoolClient, options: DemoOptions): Promise<void>;
}
