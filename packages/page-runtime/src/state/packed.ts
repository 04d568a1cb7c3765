declare const packedType: unique symbol;

/** Loader data as one text; only `unpack` knows what is in it. */
export type Packed<T> = string & { readonly [packedType]?: T };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSON contains no bare control characters, so one of them can replace quotes. */
const [standIn, quote, apostrophe] = [0x00, 0x22, 0x27] as const;

function replaceBytes(bytes: Uint8Array, from: number, to: number): void {
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) bytes[at] = to;
}

/**
 * The quotes of JSON would be escaped twice within a page's state, so they change places with apostrophes, which are
 * rare in it. As bytes: to replace thousands of signs in a text takes twice as long.
 */
function swapQuotes(text: string): string {
  const bytes = encoder.encode(text);
  replaceBytes(bytes, quote, standIn);
  replaceBytes(bytes, apostrophe, quote);
  replaceBytes(bytes, standIn, apostrophe);
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
