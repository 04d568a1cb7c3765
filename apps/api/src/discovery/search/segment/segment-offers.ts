import { sortedByFloat, ascending } from "../sets/radix-sort.ts";
import type { OfferSets } from "./segment.ts";
import type { TourColumns } from "../sets/tour-columns.ts";

/** Free seats are capped at this: no party is larger. */
export const MANY_SEATS = 255;

/** Numbers distinct prices in order of arrival; for ten million five times as fast as a `Map`. */
class PriceNumbers {
  #keys = new Float64Array(1 << 12).fill(Number.NaN);
  #numbers = new Int32Array(1 << 12);
  #count = 0;

  numberOf(price: number): number {
    const slot = this.#slotOf(price);
    if (this.#keys[slot] === price) return this.#numbers[slot]!;
    this.#keys[slot] = price;
    this.#numbers[slot] = this.#count;
    if (++this.#count * 2 > this.#keys.length) this.#grow();
    return this.#count - 1;
  }

  #slotOf(price: number): number {
    const last = this.#keys.length - 1;
    // Prices are whole and mostly round, so their low bits say little.
    let slot = (Math.imul(price % 4_294_967_291, 0x9e3779b1) >>> 8) & last;
    while (!Number.isNaN(this.#keys[slot]!) && this.#keys[slot] !== price) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Float64Array(keys.length * 4).fill(Number.NaN);
    this.#numbers = new Int32Array(keys.length * 4);
    for (let i = 0; i < keys.length; i++) {
      if (Number.isNaN(keys[i]!)) continue;
      const slot = this.#slotOf(keys[i]!);
      this.#keys[slot] = keys[i]!;
      this.#numbers[slot] = numbers[i]!;
    }
  }

  /** The prices in ascending order, and the rank of each number. */
  ranked(): { prices: Float64Array; rankOf: Int32Array } {
    const byNumber = new Float64Array(this.#count);
    for (let i = 0; i < this.#keys.length; i++)
      if (!Number.isNaN(this.#keys[i]!)) byNumber[this.#numbers[i]!] = this.#keys[i]!;
    const order = sortedByFloat(ascending(this.#count), byNumber);
    const rankOf = new Int32Array(this.#count);
    for (let rank = 0; rank < order.length; rank++) rankOf[order[rank]!] = rank;
    return { prices: Float64Array.from(order, (number) => byNumber[number]!), rankOf };
  }
}

/** An array of 16 bits if the values fit, to halve the memory. */
function narrowest(length: number, highest: number): Uint16Array | Int32Array {
  return highest < 65_536 ? new Uint16Array(length) : new Int32Array(length);
}

/** Groups departures by tour and, within a tour, by day. */
function byTour(
  { size, departureDay, departureRow }: TourColumns,
  byDay: Int32Array,
  ordinals: Int32Array,
): { offerStart: Int32Array; order: Int32Array } {
  const offerStart = new Int32Array(size + 1);
  for (let i = 0; i < departureDay.length; i++) offerStart[ordinals[departureRow[i]!]! + 1]!++;
  for (let i = 0; i < size; i++) offerStart[i + 1]! += offerStart[i]!;
  const next = offerStart.slice();
  const order = new Int32Array(departureDay.length);
  for (let i = 0; i < byDay.length; i++)
    order[next[ordinals[departureRow[byDay[i]!]!]!]!++] = byDay[i]!;
  return { offerStart, order };
}

/**
 * Builds the offers of every tour, and each tour's price without chosen dates: that of its cheapest coming departure.
 *
 * @param byDay departures by day
 * @param rows row of each ordinal
 * @param ordinals ordinal of each row
 * @param today day number; departures up to and including it are over
 */
export function buildOffers(
  columns: TourColumns,
  byDay: Int32Array,
  { rows, ordinals }: { rows: Int32Array; ordinals: Int32Array },
  today: number,
): OfferSets & { readonly price: Float64Array } {
  const { size, departureDay, departurePrice, departureSeats } = columns;
  const { offerStart, order } = byTour(columns, byDay, ordinals);
  const firstOfferDay = byDay.length === 0 ? 0 : departureDay[byDay[0]!]!;
  const lastDay = byDay.length === 0 ? 0 : departureDay[byDay.at(-1)!]!;
  const offerDay = narrowest(order.length, lastDay - firstOfferDay);
  const offerSeats = new Uint8Array(order.length);
  const priceNumbers = new PriceNumbers();
  const numbers = new Int32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const departure = order[at]!;
    offerDay[at] = departureDay[departure]! - firstOfferDay;
    offerSeats[at] = Math.min(departureSeats[departure]!, MANY_SEATS);
    numbers[at] = priceNumbers.numberOf(departurePrice[departure]!);
  }
  const basePrice = new Int32Array(size);
  for (let i = 0; i < size; i++) basePrice[i] = priceNumbers.numberOf(columns.price[rows[i]!]!);

  const { prices, rankOf } = priceNumbers.ranked();
  const offerPrice = narrowest(order.length, prices.length);
  for (let at = 0; at < order.length; at++) offerPrice[at] = rankOf[numbers[at]!]!;
  const lowest = new Int32Array(size);
  const highest = new Int32Array(size);
  const fewestSeats = new Uint8Array(size);
  const price = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const base = (basePrice[i] = rankOf[basePrice[i]!]!);
    const row = rows[i]!;
    const isByRequest = columns.periodStart[row]! <= columns.periodEnd[row]!;
    const end = offerStart[i + 1]!;
    let low = isByRequest || offerStart[i] === end ? base : prices.length;
    let high = isByRequest || offerStart[i] === end ? base : -1;
    let fewest = MANY_SEATS;
    let from = prices.length;
    for (let at = offerStart[i]!; at < end; at++) {
      const rank = offerPrice[at]!;
      if (rank < low) low = rank;
      if (rank > high) high = rank;
      if (offerSeats[at]! < fewest) fewest = offerSeats[at]!;
      if (rank < from && offerDay[at]! + firstOfferDay > today) from = rank;
    }
    lowest[i] = low;
    highest[i] = high;
    fewestSeats[i] = fewest;
    price[i] = prices[from === prices.length ? base : from]!;
  }
  return {
    prices,
    offerStart,
    firstOfferDay,
    offerDay,
    offerPrice,
    offerSeats,
    basePrice,
    lowest,
    highest,
    fewestSeats,
    price,
  };
}
