import { minorPerMajor, percentOf } from "../money.ts";
import type { Money } from "../money.ts";

/** A kind of cabin as its ship offers it. Named as tours name it. */
export interface Cabin {
  readonly id: number;
  /** People that one of them takes. */
  readonly capacity: number;
  /** On top of the price of a seat of whichever departure. */
  readonly supplement_percent: number;
}

/**
 * The price of a seat in a cabin: that of the departure and the cabin's supplement, whole major units, rounded up
 * as prices on cards are. A cabin without a supplement costs exactly what the card says.
 */
export function cabinSeat(price: Money, supplementPercent: number): Money {
  if (supplementPercent === 0) return price;
  const full = price.minor + percentOf(price, supplementPercent).minor;
  return { minor: Math.ceil(full / minorPerMajor) * minorPerMajor, currency: price.currency };
}

/** Cabins that a party takes: whole ones. Who else may stay in one that it does not fill is for the organizer to say. */
export function cabinsFor(people: number, capacity: number): number {
  return Math.ceil(people / capacity);
}

/**
 * The cabin that a party gets of those that a departure offers, the cheapest first: the wanted one where enough of
 * them are free, else the cheapest that is; null where none is.
 *
 * @param left how many of a kind are free, by its id; a kind that is not named there is not
 */
export function fitCabin<Kind extends Cabin>(
  kinds: readonly Kind[],
  { wanted, people, left }: { wanted: number | null; people: number; left: CabinsLeft },
): Kind | null {
  const free = kinds.filter((kind) => hasCabins(kind, people, left));
  return free.find(({ id }) => id === wanted) ?? free[0] ?? null;
}

export type CabinsLeft = ReadonlyMap<number, number>;

/** Whether enough cabins of a kind are free for a party. */
export function hasCabins(kind: Cabin, people: number, left: CabinsLeft): boolean {
  return cabinsFor(people, kind.capacity) <= (left.get(kind.id) ?? 0);
}
