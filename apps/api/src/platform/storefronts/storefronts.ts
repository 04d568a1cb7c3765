import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../db/database.ts";
import type { Storefront } from "./storefront.ts";
import { findUnknownStorefrontIds } from "./storefronts-store.ts";

/** A record belongs to a storefront that this API does not serve. */
export class UnknownStorefront extends Error {
  constructor(...ids: readonly string[]) {
    super(
      `records belong to ${ids.join(", ")}: the setting STOREFRONTS must name every storefront that has some`,
    );
  }
}

/** The served storefronts, in the order of their folders' names. */
export class Storefronts {
  readonly all: readonly [Storefront, ...Storefront[]];
  readonly #byId: ReadonlyMap<string, Storefront>;

  /** Throws for duplicate ids or an empty list. */
  constructor(all: readonly [Storefront, ...Storefront[]]) {
    this.all = all;
    this.#byId = new Map(all.map((storefront) => [storefront.id, storefront]));
    if (this.#byId.size !== all.length) throw new Error("two storefronts have the same id");
  }

  /** The default for calls that name none, such as a developer's own or a link opened directly. */
  get usual(): Storefront {
    return this.all[0];
  }

  find(id: string): Storefront | null {
    return this.#byId.get(id) ?? null;
  }

  /** Finds a storefront by id. Throws UnknownStorefront. */
  of(id: string): Storefront {
    const found = this.find(id);
    if (!found) throw new UnknownStorefront(id);
    return found;
  }

  /** The best storefront for a language: one that has it first and few others; else the usual one. */
  speaking(locale: Locale | undefined): Storefront {
    if (locale === undefined) return this.usual;
    const speakers = this.all.filter(({ locales }) => locales.includes(locale));
    const [best] = speakers.toSorted(
      ({ locales: a }, { locales: b }) =>
        a.indexOf(locale) - b.indexOf(locale) || a.length - b.length,
    );
    return best ?? this.usual;
  }

  /** The distinct origins of all storefronts. */
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
 * Throws UnknownStorefront if the database has records of other storefronts, whose letters, reminders and payments would
 * fail one by one.
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
