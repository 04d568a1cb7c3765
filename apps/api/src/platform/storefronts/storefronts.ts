import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../db/database.ts";
import type { Storefront } from "./storefront.ts";
import { findUnknownStorefrontIds } from "./storefronts-store.ts";

/** A record belongs to a storefront that this API is not given. */
export class UnknownStorefront extends Error {
  constructor(...ids: readonly string[]) {
    super(
      `records belong to ${ids.join(", ")}: the setting STOREFRONTS must name every storefront that has some`,
    );
  }
}

/** The storefronts that the API serves, in the order of their folders' names. */
export class Storefronts {
  readonly all: readonly [Storefront, ...Storefront[]];
  readonly #byId: ReadonlyMap<string, Storefront>;

  /** Throws where two have one id or there is none. */
  constructor(all: readonly [Storefront, ...Storefront[]]) {
    this.all = all;
    this.#byId = new Map(all.map((storefront) => [storefront.id, storefront]));
    if (this.#byId.size !== all.length) throw new Error("two storefronts have the same id");
  }

  /** Whom a call belongs to that names none: a developer's by hand, or a link that is opened by itself. */
  get usual(): Storefront {
    return this.all[0];
  }

  find(id: string): Storefront | null {
    return this.#byId.get(id) ?? null;
  }

  /** The storefront that a record names. Throws UnknownStorefront. */
  of(id: string): Storefront {
    const found = this.find(id);
    if (!found) throw new UnknownStorefront(id);
    return found;
  }

  /** The storefront for readers of a language: which speaks it first and few others; else the usual one. */
  speaking(locale: Locale | undefined): Storefront {
    if (locale === undefined) return this.usual;
    const speakers = this.all.filter(({ locales }) => locales.includes(locale));
    const [best] = speakers.toSorted(
      ({ locales: a }, { locales: b }) =>
        a.indexOf(locale) - b.indexOf(locale) || a.length - b.length,
    );
    return best ?? this.usual;
  }

  /** Origins of all of them, each once. */
  get origins(): readonly string[] {
    return [...new Set(this.all.map(({ address }) => new URL(address).origin))];
  }

  /**
   * Whether an address belongs to one of the storefronts. Compared as parsed, since
   * `http://localhost:3000.evil.example` also starts with a storefront's letters.
   */
  hasAddress(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const page = new URL(address);
    return this.all.some((storefront) => {
      const home = new URL(storefront.address);
      const folder = home.pathname.replace(/\/$/, "");
      return (
        page.origin === home.origin &&
        (page.pathname === folder || page.pathname.startsWith(`${folder}/`))
      );
    });
  }
}

/**
 * Refuses a database with records of other storefronts: letters, reminders and payments of theirs would fail one by one.
 * Throws UnknownStorefront.
 */
export async function requireKnownStorefronts(
  db: Queryable,
  { all }: Pick<Storefronts, "all">,
): Promise<void> {
  const strange = await findUnknownStorefrontIds(
    db,
    all.map(({ id }) => id),
  );
  if (strange.length > 0) throw new UnknownStorefront(...strange);
}
