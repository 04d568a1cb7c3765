import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { cabinSeat, cabinsFor } from "@tropa/domain/sales/cabin";
import type { CabinsLeft } from "@tropa/domain/sales/cabin";
import type { Refusal } from "./order-refusal-state.ts";

/** A kind of cabin that a cruise's ship offers. */
export type ShipCabin = NonNullable<Tour["ship"]>["cabins"][number];

/** Of a seat, as dates and tours carry it. */
type SeatPrices = Pick<DateVariant, "price" | "currency" | "price_without_discount"> &
  Partial<Pick<DateVariant, "charge_price">>;

/** A date or tour with the prices of its seats in a cabin; unchanged without a cabin. */
export function seatIn<Priced extends SeatPrices>(priced: Priced, cabin: ShipCabin | null): Priced {
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

/** How many cabins of each kind are free on a date, as far as is known: a refused party says that there are fewer. */
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
