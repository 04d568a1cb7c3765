declare const packedType: unique symbol;

/** Loader data as one string, to be read with `unpack`. */
export type Packed<T> = string & { readonly [packedType]?: T };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const [quote, apostrophe] = [0x22, 0x27] as const;

/**
 * Swaps quotes and apostrophes: JSON's quotes would be escaped twice in the page's state, and
 * apostrophes are rare. Works on bytes, which is much faster than replacing thousands of characters
 * in a string.
 */
function swapQuotes(text: string): string {
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === quote) bytes[at] = apostrophe;
    else if (bytes[at] === apostrophe) bytes[at] = quote;
  }
  return decoder.decode(bytes);
}

/** The latest results: the page's head and screen unpack what its loader has just packed. */
const recent: { packed: string; data: unknown }[] = [];
const recentLimit = 8;

function remember<T>(packed: Packed<T>, data: T): void {
  recent.push({ packed, data });
  if (recent.length > recentLimit) recent.shift();
}

/**
 * Packs plain data (no dates, no undefined) into one string. The router's own encoding numbers
 * every value, and unique numbers do not compress: a listing is half the size as a string.
 */
export function pack<T>(data: T): Packed<T> {
  const packed: Packed<T> = swapQuotes(JSON.stringify(data));
  remember(packed, data);
  return packed;
}

/** Restores packed data; caches recent results, so that equal text gives the same object. */
export function unpack<T>(packed: Packed<T>): T {
  const cached = recent.find((one) => one.packed === packed);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored with the text that it was packed into
  if (cached) return cached.data as T;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `pack` alone makes this text, from a T
  const data = JSON.parse(swapQuotes(packed)) as T;
  remember(packed, data);
  return data;
}
