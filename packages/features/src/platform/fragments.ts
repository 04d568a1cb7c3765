import type { Storefront } from "./storefront-context.tsx";

/** Memory that kept fragments may take, characters. */
const storeSize = 48 * 1024 * 1024;
/** Beginnings of ids that React counts within a page: a fragment with one would not fit another page. */
const pageIds = "_R_";

/**
 * HTML of fragments by all that they are made of, the last used kept longest. React itself has rendered it once, within
 * a page; with the build everything is forgotten, as it stands in the memory of one process.
 */
export class FragmentStore {
  readonly #kept = new Map<string, string>();
  readonly #limit: number;
  #size = 0;

  constructor(limit = storeSize) {
    this.#limit = limit;
  }

  get(key: string): string | undefined {
    const html = this.#kept.get(key);
    if (html === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, html);
    return html;
  }

  set(key: string, html: string): void {
    if (html.includes(pageIds) || this.#kept.has(key)) return;
    this.#kept.set(key, html);
    this.#size += key.length + html.length;
    for (const [oldest, text] of this.#kept) {
      if (this.#size <= this.#limit) return;
      this.#kept.delete(oldest);
      this.#size -= oldest.length + text.length;
    }
  }
}

const markOf = (index: number) => ` data-fragment="${index}"`;
const itemEdges = /<(\/?)li[\s>]/g;

/** Where the content of a list item ends that begins at `from`. React writes no `<` that is not a tag's. */
function endOfItem(html: string, from: number): number {
  let depth = 1;
  itemEdges.lastIndex = from;
  for (let edge = itemEdges.exec(html); edge; edge = itemEdges.exec(html)) {
    depth += edge[1] === "/" ? -1 : 1;
    if (depth === 0) return edge.index;
  }
  return -1;
}

/** The fragments of one page while it is rendered on the server. */
export class PageFragments {
  readonly #store: FragmentStore;
  readonly #scope: string;
  readonly #missed: string[] = [];

  constructor(store: FragmentStore, { variant, locale, currency }: Omit<Storefront, "origin">) {
    this.#store = store;
    this.#scope = `${variant.id} ${locale} ${currency} `;
  }

  /** The fragment's HTML, or the mark that an item bears which is to be kept. */
  find(madeOf: unknown): { html: string } | { mark: number } {
    const key = this.#scope + JSON.stringify(madeOf);
    const html = this.#store.get(key);
    return html === undefined ? { mark: this.#missed.push(key) - 1 } : { html };
  }

  /** Keeps what the page's marks stand at; answers the page without them. */
  keep(page: string): string {
    let html = page;
    for (const [index, key] of this.#missed.entries()) {
      const mark = markOf(index);
      const at = html.indexOf(mark);
      // What was rendered twice, or not at all, has no mark of its own.
      if (at === -1) continue;
      html = html.slice(0, at) + html.slice(at + mark.length);
      const from = html.indexOf(">", at) + 1;
      const end = endOfItem(html, from);
      if (end !== -1) this.#store.set(key, html.slice(from, end));
    }
    return html;
  }
}
