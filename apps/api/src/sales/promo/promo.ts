/** Promo codes: what they take off an order, and their uses. */
import { isPromoCode, priceWithPromo, readPromoCode } from "@tropa/domain/sales/money/promo-code";
import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ApiContext } from "../../config/context.ts";
import { allowanceWait, takeAllowance } from "../../people/codes/codes.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import type { Caller } from "../../server/caller.ts";
import {
  countOfPerson,
  findPromoCode,
  insertUse,
  isForTour,
  takeUse as takeUseOfCode,
} from "./promo-store.ts";
import type { PromoCode, PromoUser } from "./promo-store.ts";

export { changePromoOff, releaseUses, retakeUse } from "./promo-store.ts";
export type { PromoCode, PromoUser } from "./promo-store.ts";

/** The form's field that errors of a code stand at. */
const field = "promo";

/**
 * Finds the code that somebody typed. Unknown codes count against the client's network, to stop guessing. Throws a field
 * error for an unknown one, and `too_many_requests`.
 */
export async function findPromoByTypedCode(
  context: ApiContext,
  typed: string,
  { address, storefront }: Pick<Caller, "address" | "storefront">,
): Promise<PromoCode> {
  const code = readPromoCode(typed);
  const network = networkOf(address);
  // Right codes are not counted, not even for a moment: many people order from one network at once.
  const wait = await allowanceWait(context, context.pool, "promoTries", network);
  if (wait > 0) throw new ApiError("too_many_requests", { retryAfter: wait });
  const promo = isPromoCode(code) ? await findPromoCode(context.pool, code) : null;
  if (promo?.storefront === storefront.id) return promo;
  await takeAllowance(context, context.pool, "promoTries", network);
  throw fieldError(field, "promoUnknown");
}

/** What a code is for: a departure, on a day of the storefront. */
export interface PromoOrder {
  tourId: number;
  startsOn: LocalDate;
  storefront: Pick<Caller["storefront"], "timeZone">;
  now: Date;
}

/** Throws a field error that says why a code does not work for a departure now. */
export async function requirePromo(
  db: Queryable,
  promo: PromoCode,
  { tourId, startsOn, storefront, now }: PromoOrder,
): Promise<void> {
  const today = todayIn(storefront.timeZone, now);
  if (promo.ended_at !== null || (promo.valid_until !== null && promo.valid_until < today))
    throw fieldError(field, "promoOver");
  if (promo.valid_from !== null && promo.valid_from > today) throw fieldError(field, "promoLater");
  const isEarly = promo.starts_from !== null && startsOn < promo.starts_from;
  const isLate = promo.starts_until !== null && startsOn > promo.starts_until;
  if (isEarly || isLate) throw fieldError(field, "promoOtherDate");
  if (!(await isForTour(db, promo, tourId))) throw fieldError(field, "promoOtherTour");
  if (promo.max_uses !== null && promo.uses >= promo.max_uses)
    throw fieldError(field, "promoUsedUp");
}

/**
 * Returns the price with a code and what it took off. Throws a field error where the organizer names the price, and where
 * nothing can be taken off.
 */
export function applyPromo(
  { terms }: PromoCode,
  price: SplitPrice | null,
  prepaymentPercent: number,
): { price: SplitPrice; off: number } {
  if (price === null) throw fieldError(field, "promoOpenPrice");
  const { total, off } = priceWithPromo(price.total, terms);
  if (off.minor === 0) throw fieldError(field, "promoOtherTour");
  return { price: splitPrice(total, prepaymentPercent), off: off.minor };
}

/** Whether a code counts the bookings of a person, who must be known by a confirmed contact then. */
export const isPersonal = (promo: PromoCode): boolean =>
  promo.is_first_booking || promo.max_uses_per_person !== null;

/**
 * Gives a new booking a use of its code. Throws a field error if none is left, or not for this person. Orders with one code
 * wait for each other here.
 */
export async function takePromoUse(
  client: Client,
  promo: PromoCode,
  use: { bookingId: number; minor: number; person: PromoUser },
): Promise<void> {
  if (!(await takeUseOfCode(client, promo.id))) {
    const now = await findPromoCode(client, promo.code);
    throw fieldError(field, now?.ended_at ? "promoOver" : "promoUsedUp");
  }
  if (isPersonal(promo)) {
    const before = await countOfPerson(client, use.person, {
      bookingId: use.bookingId,
      promoId: promo.id,
    });
    if (promo.is_first_booking && before.bookings > 0) throw fieldError(field, "promoFirstBooking");
    if (promo.max_uses_per_person !== null && before.uses >= promo.max_uses_per_person)
      throw fieldError(field, "promoUsedBefore");
  }
  await insertUse(client, { bookingId: use.bookingId, promoId: promo.id, minor: use.minor });
}
