import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { cabinSeat, cabinsFor } from "@tropa/domain/sales/cabin";
import type { CabinsLeft } from "@tropa/domain/sales/cabin";
import type { Refusal } from "./order-refusal-state.ts";

/** A kind of cabin on a cruise's ship. */
export type ShipCabin = NonNullable<Tour["ship"]>["cabins"][number];

/** Prices of a seat, common to dates and tours. */
type SeatPrices = Pick<DateVariant, "price" | "currency" | "price_without_discount"> &
  Partial<Pick<DateVariant, "charge_price">>;

/** Adjusts a date's or tour's prices to a cabin; unchanged without one. */
export function seatInCabin<Priced extends SeatPrices>(
  priced: Priced,
  cabin: ShipCabin | null,
): Priced {
  if (cabin === null) return priced;
  const { price, currency, price_without_discount: before, charge_price: charge } = priced;
  const within = (minor: number) => cabinSeat({ minor, currency }, cabin.supplement_percent).minor;
  return {
    ...priced,
    price: within(price),
    price_without_discount: before === null ? null : within(before),
    ...(charge !== undefined && { charge_price: within(charge) }),
  };
}

/** Free cabins of each kind on a date, lowered by a refusal for lack of cabins. */
export function freeCabins(
  date: Pick<DateVariant, "id" | "is_busy" | "cabins_left">,
  refusal: Refusal | null = null,
): CabinsLeft {
  if (date.is_busy) return new Map();
  const left = new Map(date.cabins_left.map((kind) => [kind.id, kind.left]));
  if (refusal?.kind !== "noCabins" || refusal.dateId !== date.id || !refusal.cabin) return left;
  const { id, capacity } = refusal.cabin;
  const most = cabinsFor(refusal.people, capacity) - 1;
  return left.set(id, Math.min(left.get(id) ?? 0, most));
}
