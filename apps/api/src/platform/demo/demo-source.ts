import type { Currency } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import { ConfigError } from "../../config/setting.ts";
import type { Client, Pool } from "../db/database.ts";

/** Input of demo data; equal options give equal rows. */
export interface DemoOptions {
  seed: string;
  /** `yyyy-MM-dd`; dates are relative to it. */
  today: string;
  now: Date;
  storefronts: {
    of(id: string): {
      readonly chargeCurrency: Currency;
      readonly address: string;
      readonly bookingBase?: string;
      readonly features: { readonly excursions: boolean };
    };
    speaking(locale: Locale): { readonly id: string };
  };
  hashPassword: (password: string) => Promise<string>;
  /** Stores a private file of an account and returns its id; without it the data has no files. */
  keepFile?(
    client: Client,
    file: { bytes: Buffer; name: string; mediaType: string; accountId: number },
  ): Promise<number>;
}

interface DemoProgress {
  table: string;
  rows: number;
  /** Whether the table is complete. */
  done: boolean;
}

/** A source of demo data: a catalogue, people with bookings, and pictures. The API itself has none. */
export interface DemoSource {
  /** The folder of the pictures in its data, `/images/{name}/{size}.avif`. */
  readonly pictures: string;
  /** Writes a catalogue into empty tables. */
  loadCatalogue(
    pool: Pool,
    options: Pick<DemoOptions, "seed" | "today"> & { tours: number },
    onProgress: (progress: DemoProgress) => void,
  ): Promise<void>;
  /** Data beside the catalogue, in loading order. Names must not change, because databases store them. */
  readonly records: readonly {
    readonly name: string;
    load(client: Client, options: DemoOptions): Promise<void>;
  }[];
  /** Recreates data that expires, such as pending bookings, at every start. */
  renew(client: Client, options: DemoOptions): Promise<void>;
}

/**
 * Imports the module that the setting `DEMO` names. It is not a dependency of the API, so that real shops need not
 * deploy it. Throws ConfigError if it is missing.
 */
export async function openDemo(module: string): Promise<DemoSource> {
  try {
    const { default: source } = (await import(/* @vite-ignore */ module)) as {
      default: DemoSource;
    };
    return source;
  } catch (error) {
    throw new ConfigError(`DEMO: there is no module "${module}": ${String(error)}`);
  }
}
