import type { ApiContext } from "../../src/config/context.ts";
import type { Actor } from "../../src/platform/errors/actor.ts";
import { findBooking } from "../../src/sales/booking/booking.ts";
import { giveDiscount, previewDiscount } from "../../src/sales/orders/staff-acts/discount.ts";
import {
  completeOutsideRefund,
  takeOutsidePayment,
} from "../../src/sales/orders/staff-acts/outside-money.ts";
import { holdLonger } from "../../src/sales/orders/staff-acts/prolong-hold.ts";
import { cancelForSide, previewCancel } from "../../src/sales/orders/staff-acts/staff-cancel.ts";
import {
  changeForTourist,
  offersForStaff,
} from "../../src/sales/orders/staff-acts/staff-change.ts";
import { orNotFound } from "../../src/server/or-not-found.ts";
import { at } from "./direct-sales.ts";
import type { TripAct } from "./trip-histories.ts";

export type StaffTripAct = Extract<
  TripAct,
  { does: "staffChange" | "staffCancel" | "prolong" | "discount" | "outside" | "handBack" }
>;
const reason = "asked for";

/** Staff acting on the page of a booking: each act looks first, and confirms what it saw. */
export class StaffActs {
  readonly #context: ApiContext;
  readonly #staff: Actor;

  constructor(context: ApiContext, staff: Actor) {
    this.#context = context;
    this.#staff = staff;
  }

  async run(id: number, one: StaffTripAct): Promise<void> {
    const context = this.#context;
    const seen = orNotFound(await findBooking(context.pool, { id }));
    const left = (seen.total_minor ?? 0) - seen.paid_minor;
    switch (one.does) {
      case "staffChange": {
        const party = { adults: one.seats, children: 0 };
        const { dates } = await offersForStaff(context, this.#staff, { id, party });
        const offer = at(dates, one.date);
        if (!offer) return;
        const { total } = offer;
        const paid = seen.paid_minor;
        const change = { id, ...party, variant_id: offer.id, total, paid, reason };
        await changeForTourist(context, this.#staff, change, null);
        break;
      }
      case "staffCancel": {
        const { side } = one;
        const { refund } = await previewCancel(context, { id, side });
        await cancelForSide(context, this.#staff, { id, side, refund, reason }, null);
        break;
      }
      case "prolong": {
        if (seen.hold_until === null) return;
        const until = new Date(seen.hold_until.getTime() + one.hours * 3_600_000).toISOString();
        const held = seen.hold_until.toISOString();
        await holdLonger(context, this.#staff, { id, until, hold_until: held, reason }, null);
        break;
      }
      case "discount": {
        const discount = { id, amount: one.amount, bearer: one.bearer };
        const plan = await previewDiscount(context, discount);
        const agreed = { ...discount, left: plan.left.before, reason };
        await giveDiscount(context, this.#staff, agreed, null);
        break;
      }
      case "outside": {
        const money = { method: "cash", paid_on: "2026-01-15", left, reason } as const;
        const paper = { amount: one.amount, document: `paper ${one.paper}` };
        await takeOutsidePayment(context, this.#staff, { id, ...money, ...paper }, null);
        break;
      }
      case "handBack":
        await this.#handBack(id);
        break;
    }
  }

  /** Hands over what is owed outside of a booking. */
  async #handBack(id: number): Promise<void> {
    const { rows } = await this.#context.pool.query<{ id: number }>(
      `SELECT refund.id FROM refund JOIN payment ON payment.id = payment_id
        WHERE booking_id = $1 AND provider = 7 AND refund.status = 'pending' ORDER BY refund.id LIMIT 1`,
      [id],
    );
    if (!rows[0]) return;
    const handed = { id, refund_id: rows[0].id, document: `back ${rows[0].id}`, reason };
    await completeOutsideRefund(this.#context, this.#staff, handed, null);
  }
}
