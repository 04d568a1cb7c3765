/** Radix sorts: for a million rows a comparator would run twenty million times; these read each key three times. */

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** Sorts `order` by the unsigned 32-bit keys of its members, ascending. Stable. */
function sortByWords(order: Int32Array, keys: Uint32Array): Int32Array {
  let from: Int32Array = order.slice();
  let to: Int32Array = new Int32Array(order.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const starts = new Int32Array(DIGITS + 1);
    for (let i = 0; i < from.length; i++)
      starts[((keys[from[i]!]! >>> shift) & (DIGITS - 1)) + 1]!++;
    // Skip a digit that all keys share.
    if (starts.includes(from.length, 1)) continue;
    for (let digit = 1; digit <= DIGITS; digit++) starts[digit]! += starts[digit - 1]!;
    for (let i = 0; i < from.length; i++) {
      const row = from[i]!;
      to[starts[(keys[row]! >>> shift) & (DIGITS - 1)]!++] = row;
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Sorts the members of `order` by their float64 keys, ascending. Stable. The bits of a float sort like an integer after
 * flipping the sign bit, or all bits of a negative one.
 */
export function sortedByFloat(order: Int32Array, keys: Float64Array): Int32Array {
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  const words = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2);
  for (let i = 0; i < keys.length; i++) {
    const isNegative = words[2 * i + 1]! >>> 31 === 1;
    low[i] = isNegative ? ~words[2 * i]! : words[2 * i]!;
    high[i] = isNegative ? ~words[2 * i + 1]! : words[2 * i + 1]! | 0x80000000;
  }
  return sortByWords(sortByWords(order, low), high);
}

/** Returns the numbers from 0 to `length - 1` in ascending order. */
export function ascending(length: number): Int32Array {
  const order = new Int32Array(length);
  for (let i = 0; i < length; i++) order[i] = i;
  return order;
}

/** Returns the position of each member in the order. */
export function inverse(order: Int32Array): Int32Array {
  const place = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) place[order[i]!] = i;
  return place;
}
