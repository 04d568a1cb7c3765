import { minorPerMajor, percentOf } from "../money.ts";
import type { Money } from "../money.ts";

/** A type of cabin on a ship. Named as in the API. */
export interface Cabin {
  readonly id: number;
  /** People per cabin. */
  readonly capacity: number;
  /** Supplement to the seat price of any departure. */
  readonly supplement_percent: number;
}

/**
 * Returns the price of a seat in a cabin: the departure's price plus the supplement, rounded up to
 * whole major units like prices on cards. Without a supplement it is exactly the price on the card.
 */
export function cabinSeat(price: Money, supplementPercent: number): Money {
  if (supplementPercent === 0) return price;
  const full = price.minor + percentOf(price, supplementPercent).minor;
  return { minor: Math.ceil(full / minorPerMajor) * minorPerMajor, currency: price.currency };
}

/**
 * Returns how many whole cabins a party takes. Whether others share a cabin that it does not fill
 * is up to the organizer.
 */
export function cabinsFor(people: number, capacity: number): number {
  return Math.ceil(people / capacity);
}

/**
 * Returns the type of cabin for a party: the wanted one if enough of them are free, else the
 * cheapest available; null if there is none.
 *
 * @param left free cabins by id of their type; a missing type has none
 */
export function fitCabin<Kind extends Cabin>(
  kinds: readonly Kind[],
  { wanted, people, left }: { wanted: number | null; people: number; left: CabinsLeft },
): Kind | null {
  const free = kinds.filter((kind) => hasCabins(kind, people, left));
  return free.find(({ id }) => id === wanted) ?? free[0] ?? null;
}

/** Free cabins by id of their type. */
export type CabinsLeft = ReadonlyMap<number, number>;

/** Whether enough cabins of a type are free for a party. */
export function hasCabins(kind: Cabin, people: number, left: CabinsLeft): boolean {
  return cabinsFor(people, kind.capacity) <= (left.get(kind.id) ?? 0);
}
