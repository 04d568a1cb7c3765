import type { Currency } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import type { PoolClient } from "pg";

/** What demo data needs to know about the storefronts. */
export interface DemoStorefronts {
  of(id: string): {
    readonly chargeCurrency: Currency;
    readonly address: string;
    readonly bookingBase?: string;
    readonly features: { readonly excursions: boolean };
  };
  /** The first storefront with this language. */
  speaking(locale: Locale): { readonly id: string };
}

/** Input of the demo data: the same seed, day and moment give the same rows. */
export interface DemoOptions {
  seed: string;
  /** `yyyy-MM-dd`; dates are relative to it. */
  today: string;
  /** Moment to which waiting items are relative. */
  now: Date;
  storefronts: DemoStorefronts;
  /** Hashes like the API. */
  hashPassword: (password: string) => Promise<string>;
  /** Stores a private file of an account and returns its id; absent if files cannot be stored. */
  keepFile?(
    client: PoolClient,
    file: { bytes: Buffer; name: string; mediaType: string; accountId: number },
  ): Promise<number>;
}

/** A part of the demo data, loaded after the catalogue. */
export interface DemoRecords {
  /** Identifies the part in the database, which remembers what was loaded. Never change it. */
  name: string;
  load(client: PoolClient, options: DemoOptions): Promise<void>;
}
