declare const packedType: unique symbol;

/** Loader data as one text; only `unpack` knows what is in it. */
export type Packed<T> = string & { readonly [packedType]?: T };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const [quote, apostrophe] = [0x22, 0x27] as const;

/**
 * The quotes of JSON would be escaped twice within a page's state, so they change places with apostrophes, which are
 * rare in it. As bytes, in one go: to replace thousands of signs in a text takes far longer.
 */
function swapQuotes(text: string): string {
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === quote) bytes[at] = apostrophe;
    else if (bytes[at] === apostrophe) bytes[at] = quote;
  }
  return decoder.decode(bytes);
}

/**
 * Packs plain data (no dates, no undefined) into one text. The router's own encoding numbers every value, and numbers
 * that never repeat do not compress: a listing's data weighs half of it as text, whose words stand in the page
 * already.
 */
/** What was packed and unpacked last: the loader packs what head and screen of the same page unpack. */
const recent: { packed: string; data: unknown }[] = [];
const recentLimit = 8;

function remember<T>(packed: Packed<T>, data: T): void {
  recent.push({ packed, data });
  if (recent.length > recentLimit) recent.shift();
}

export function pack<T>(data: T): Packed<T> {
  const packed: Packed<T> = swapQuotes(JSON.stringify(data));
  remember(packed, data);
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  const cached = recent.find((one) => one.packed === packed);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- remembered with the text that it was packed into
  if (cached) return cached.data as T;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `pack` alone makes this text, from a T
  const data = JSON.parse(swapQuotes(packed)) as T;
  remember(packed, data);
  return data;
}
