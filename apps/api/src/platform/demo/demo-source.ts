import type { Currency } from "@tropa/domain/money";
import type { Locale } from "@tropa/domain/locale";
import { ConfigError } from "../../config/setting.ts";
import type { Client, Pool } from "../db/database.ts";

/** What demo data is made from: the same seed, day, moment and number of tours give the same rows. */
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
  /** Stores a private file of an account and answers with its id; absent: the data has no files. */
  keepFile?(
    client: Client,
    file: { bytes: Buffer; name: string; mediaType: string; accountId: number },
  ): Promise<number>;
}

interface DemoProgress {
  table: string;
  rows: number;
  /** False while the table is still being written. */
  done: boolean;
}

/** What a demonstration brings: a catalogue, people and their bookings, and pictures. The API itself has none. */
export interface DemoSource {
  /** The folder where the pictures lie that its data names, `/images/{name}/{size}.avif`. */
  readonly pictures: string;
  /** Writes a catalogue into empty tables. */
  loadCatalogue(
    pool: Pool,
    options: Pick<DemoOptions, "seed" | "today"> & { tours: number },
    onProgress: (progress: DemoProgress) => void,
  ): Promise<void>;
  /** Data beside the catalogue, in the order of loading. Names must not change: databases remember them. */
  readonly records: readonly {
    readonly name: string;
    load(client: Client, options: DemoOptions): Promise<void>;
  }[];
  /** What ends by itself, such as bookings that wait, is made anew at every start. */
  renew(client: Client, options: DemoOptions): Promise<void>;
}

/**
 * The module that the setting `DEMO` names, by its default export. It is none of the API's dependencies, so that a
 * deployment for a real shop does not carry it. Throws ConfigError where it is not there.
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
