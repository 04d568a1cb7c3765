declare const packedType: unique symbol;

/** Loader data as one text; only `unpack` knows what is in it. */
export type Packed<T> = string & { readonly [packedType]?: T };

/**
 * The quotes of JSON would be escaped twice within a page's state, so they change places with apostrophes, which are
 * rare in it.
 */
const swapQuotes = (text: string) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/**
 * Packs plain data (no dates, no undefined) into one text. The router's own encoding numbers every value, and numbers
 * that never repeat do not compress: a listing's data weighs half of it as text, whose words stand in the page
 * already.
 */
export function pack<T>(data: T): Packed<T> {
  return swapQuotes(JSON.stringify(data));
}

export function unpack<T>(packed: Packed<T>): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `pack` alone makes this text, from a T
  return JSON.parse(swapQuotes(packed)) as T;
}
