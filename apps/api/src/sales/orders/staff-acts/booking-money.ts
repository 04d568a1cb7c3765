import { sharesOf } from "@tropa/domain/organizers/settlement";
import type { BookingMoney } from "@tropa/domain/organizers/settlement";
import type { Currency } from "@tropa/domain/money";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";

interface BeforeAndAfter {
  before: number;
  after: number;
}

/** What an act changes: what is left of what was paid, Tropa's commission and the organizer's share. */
export interface MoneyChange {
  currency: Currency;
  paid: BeforeAndAfter;
  commission: BeforeAndAfter;
  share: BeforeAndAfter;
}

/** Returns what a refund changes, by the rules of the statement. A bearer is named for goodwill only. */
export function afterRefund(
  money: BookingMoney & { refundable: number },
  amount: number,
  bearer: GoodwillBearer | null = null,
): MoneyChange {
  const before = sharesOf(money);
  const after = sharesOf({
    ...money,
    refunded: money.refunded + amount,
    ...(bearer && { [`goodwill_${bearer}`]: money[`goodwill_${bearer}`] + amount }),
  });
  return {
    currency: money.currency,
    paid: { before: money.refundable, after: money.refundable - amount },
    commission: { before: before.commission, after: after.commission },
    share: { before: before.share, after: after.share },
  };
}

/** Returns the shares of a booking of a price once all of it is paid. */
export const sharesOncePaid = (money: BookingMoney, total: number) =>
  sharesOf({ ...money, held: 0, received: total + money.refunded });
