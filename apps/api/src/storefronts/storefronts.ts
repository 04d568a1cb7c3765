import type { Locale } from "@tropa/domain/locale";
import type { Storefront } from "./storefront.ts";

/** A record belongs to a storefront that this API is not given. */
export class UnknownStorefront extends Error {
  constructor(id: string) {
    super(`there is no storefront ${id}: the setting STOREFRONTS names those that the API serves`);
  }
}

/** The storefronts that the API serves, in the order of their folders' names. */
export class Storefronts {
  readonly all: readonly Storefront[];
  readonly #byId: ReadonlyMap<string, Storefront>;

  /** Throws where two have one id or there is none. */
  constructor(all: readonly [Storefront, ...Storefront[]]) {
    this.all = all;
    this.#byId = new Map(all.map((storefront) => [storefront.id, storefront]));
    if (this.#byId.size !== all.length) throw new Error("two storefronts have the same id");
  }

  /** Whom a call belongs to that names none: a developer's by hand, or a link that is opened by itself. */
  get usual(): Storefront {
    const [first] = this.all;
    if (!first) throw new Error("there is no storefront");
    return first;
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
