import { pageBytes } from "./page-bytes.ts";
import type { Storefront } from "../storefront/storefront-context.tsx";

/** Memory per character of a key: V8 stores strings with non-Latin letters at two bytes each. */
const keyCharBytes = 2;
/** Estimated overhead of an entry: buffers and the map's own memory. */
const entryOverheadBytes = 256;
/**
 * Start of the ids that React derives from a position in the page: a fragment with one fits no
 * other position.
 */
const positionalIdPrefix = "_R_";

const encoder = new TextEncoder();
const sizeOf = (key: string, bytes: Uint8Array) =>
  keyCharBytes * key.length + bytes.length + entryOverheadBytes;

/**
 * LRU cache of fragments' HTML in UTF-8, by everything that they depend on. Lives in the memory of
 * one process, so a new build starts empty.
 */
export class FragmentStore {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #limit: number;
  #size = 0;

  /** @param limit memory for fragments and their keys, bytes */
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

  /** @param holdsIds whether the key contains the React id from which ids in `html` are derived */
  set(key: string, html: string, holdsIds = false): void {
    if ((!holdsIds && html.includes(positionalIdPrefix)) || this.#kept.has(key)) return;
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
/** Opening and closing tags of the elements that hold fragments. */
const elementTags = { li: /<(\/?)li[\s>]/g, div: /<(\/?)div[\s>]/g } as const;

/**
 * Returns the index of the closing tag of an element whose content starts at `from`; -1 if there is
 * none. React escapes every `<` that does not start a tag.
 */
function endOfContent(html: string, tag: RegExp, from: number): number {
  let depth = 1;
  tag.lastIndex = from;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] === "/" ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return -1;
}

/** Placeholder of a cached fragment in a page; random, so no text contains it. */
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
   * Returns the placeholder of a cached fragment, or the mark of an element to be cached.
   *
   * @param place the element's React id, from which the ids within it are derived
   */
  find(madeOf: unknown, place = ""): { place: string } | { mark: number } {
    const key = this.#scope + place + JSON.stringify(madeOf);
    const bytes = this.#store.get(key);
    if (!bytes) return { mark: this.#missed.push({ key, holdsIds: place !== "" }) - 1 };
    return { place: `${placeSign}${this.#found.push(bytes) - 1}${placeEnd}` };
  }

  /**
   * Caches the marked fragments; returns the whole page in UTF-8. The bytes are valid until the
   * next page is written.
   */
  bytesOf(page: string): Uint8Array<ArrayBuffer> {
    return pageBytes(this.#withFound(this.#withoutMarks(page)));
  }

  /**
   * Cached fragments stay bytes: they are most of a listing, and encoding them again would be slow.
   */
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
      // A retried or abandoned render leaves no mark in the page.
      if (at === -1) continue;
      html = html.slice(0, at) + html.slice(at + mark.length);
      const from = html.indexOf(">", at) + 1;
      const isItem = html.startsWith("<li", html.lastIndexOf("<", at));
      const end = endOfContent(html, isItem ? elementTags.li : elementTags.div, from);
      const content = html.slice(from, end);
      // A placeholder refers to this page only, so a fragment with one is not cached.
      if (end !== -1 && !content.includes(placeSign)) this.#store.set(key, content, holdsIds);
    }
    return html;
  }
}
