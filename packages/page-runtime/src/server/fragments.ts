import { pageBytes } from "./page-bytes.ts";
import type { Storefront } from "../storefront/storefront-context.tsx";

/** Bytes that a sign of a key takes, at most: a text with other letters than Latin ones has two for each. */
const keySignBytes = 2;
/** What an entry takes beside its key and its bytes, about: buffers and the map's own places. */
const entryBytes = 256;
/** Beginnings of ids that React counts by places within a page: a fragment with one does not fit another place. */
const pageIds = "_R_";

const encoder = new TextEncoder();
const sizeOf = (key: string, bytes: Uint8Array) =>
  keySignBytes * key.length + bytes.length + entryBytes;

/**
 * HTML of fragments, as the bytes that are sent, by all that they are made of, the last used kept longest. React itself has rendered it once, within
 * a page; with the build everything is forgotten, as it stands in the memory of one process.
 */
export class FragmentStore {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #limit: number;
  #size = 0;

  /** @param limit memory that kept fragments may take, bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Uint8Array | undefined {
    const bytes = this.#kept.get(key);
    if (bytes === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bytes);
    return bytes;
  }

  /** @param holdsIds whether the key names the place in the page that such ids are counted from */
  set(key: string, html: string, holdsIds = false): void {
    if ((!holdsIds && html.includes(pageIds)) || this.#kept.has(key)) return;
    const bytes = encoder.encode(html);
    this.#kept.set(key, bytes);
    this.#size += sizeOf(key, bytes);
    for (const [oldest, old] of this.#kept) {
      if (this.#size <= this.#limit) return;
      this.#kept.delete(oldest);
      this.#size -= sizeOf(oldest, old);
    }
  }
}

const markOf = (index: number) => ` data-fragment="${index}"`;
/** The elements that fragments stand in. */
const edges = { li: /<(\/?)li[\s>]/g, div: /<(\/?)div[\s>]/g } as const;

/** Where the content of an element ends that begins at `from`. React writes no `<` that is not a tag's. */
function endOfContent(html: string, edge: RegExp, from: number): number {
  let depth = 1;
  edge.lastIndex = from;
  for (let found = edge.exec(html); found; found = edge.exec(html)) {
    depth += found[1] === "/" ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return -1;
}

/** Placeholder of a cached fragment in a page: it cannot occur in any text. */
const placeSign = `kept-${globalThis.crypto.randomUUID()}-`;
const placeEnd = ";";

/** The fragments of one page while it is rendered on the server. */
export class PageFragments {
  readonly #store: FragmentStore;
  readonly #scope: string;
  readonly #missed: { key: string; holdsIds: boolean }[] = [];
  readonly #found: Uint8Array[] = [];

  constructor(store: FragmentStore, { variant, locale, currency }: Omit<Storefront, "origin">) {
    this.#store = store;
    this.#scope = `${variant.id} ${locale} ${currency} `;
  }

  /**
   * The placeholder of a cached fragment, or the mark of an element to be cached.
   *
   * @param place React's own id of the element, from which it counts those within
   */
  find(madeOf: unknown, place = ""): { place: string } | { mark: number } {
    const key = this.#scope + place + JSON.stringify(madeOf);
    const bytes = this.#store.get(key);
    if (!bytes) return { mark: this.#missed.push({ key, holdsIds: place !== "" }) - 1 };
    return { place: `${placeSign}${this.#found.push(bytes) - 1}${placeEnd}` };
  }

  /** Caches the marked items of the page; returns the whole page, in UTF-8, until the next one is asked for. */
  bytesOf(page: string): Uint8Array<ArrayBuffer> {
    return pageBytes(this.#withFound(this.#withoutMarks(page)));
  }

  /** Cached fragments are neither inserted as text nor encoded again: they are most of a listing. */
  #withFound(html: string): (string | Uint8Array)[] {
    const parts: (string | Uint8Array)[] = [];
    let from = 0;
    for (let at = html.indexOf(placeSign); at !== -1; at = html.indexOf(placeSign, from)) {
      const end = html.indexOf(placeEnd, at);
      parts.push(html.slice(from, at));
      const bytes = this.#found[Number(html.slice(at + placeSign.length, end))];
      if (bytes) parts.push(bytes);
      from = end + placeEnd.length;
    }
    return [...parts, html.slice(from)];
  }

  #withoutMarks(page: string): string {
    let html = page;
    for (const [index, { key, holdsIds }] of this.#missed.entries()) {
      const mark = markOf(index);
      const at = html.indexOf(mark);
      // What was rendered twice, or not at all, has no mark of its own.
      if (at === -1) continue;
      html = html.slice(0, at) + html.slice(at + mark.length);
      const from = html.indexOf(">", at) + 1;
      const isItem = html.startsWith("<li", html.lastIndexOf("<", at));
      const end = endOfContent(html, isItem ? edges.li : edges.div, from);
      const content = html.slice(from, end);
      // A fragment within another has its place on this page alone.
      if (end !== -1 && !content.includes(placeSign)) this.#store.set(key, content, holdsIds);
    }
    return html;
  }
}
