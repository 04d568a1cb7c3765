import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import { cancelSides } from "@tropa/domain/sales/staff-acts";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import fc from "fast-check";
import {
  cancelDeparture,
  departureCancellation,
} from "../../src/organizers/departures/cancel-departure.ts";
import type { Actor } from "../../src/platform/errors/actor.ts";
import { endCertificates } from "../../src/sales/certificates/certificates.ts";
import { cancelBookingAs } from "../../src/sales/orders/cancel/cancel-booking.ts";
import { giveGoodwill, previewGoodwill } from "../../src/sales/orders/staff-acts/goodwill.ts";
import { releaseExpiredHolds } from "../../src/sales/orders/orders.ts";
import { refundCertificate } from "../../src/sales/payments/certificate-payment.ts";
import { executeRefunds } from "../../src/sales/payments/settlement/refunds.ts";
import { insertDate, insertTour, organizers } from "../fixtures.ts";
import { at } from "./direct-sales.ts";
import { insertPromoCode } from "./promo-codes.ts";
import { isPayoutAct, PayoutActs } from "./payout-acts.ts";
import { StaffActs } from "./staff-acts.ts";
import type { DirectSales, IssuedCertificate, OpenedBooking } from "./direct-sales.ts";

const pick = fc.nat(50);
const kind = fc.constantFrom("prepayment" as const, "full" as const, "payment" as const);
const seats = fc.integer({ min: 1, max: 3 });
const act = <Does extends string, Rest extends object>(
  weight: number,
  does: Does,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc
    .record(rest)
    .map((given) => Object.assign({ does }, given) as { does: Does } & Rest),
});

/** Everything that can happen to the money and seats of trips, up to what their organizer is paid. */
export const tripAct = fc.oneof(
  act(3, "book", { seats }),
  act(3, "bookByCode", { seats, code: fc.nat(2) }),
  act(4, "open", { which: pick, kind }),
  act(5, "notify", { which: pick, isPaid: fc.boolean() }),
  act(4, "spend", { which: pick, certificate: fc.nat(1), kind }),
  act(4, "change", { which: pick, date: fc.nat(2), seats, byStaff: fc.boolean() }),
  act(2, "cancel", { which: pick, by: fc.constantFrom("tourist", "organizer", "staff") }),
  act(3, "goodwill", {
    which: pick,
    amount: fc.integer({ min: 1, max: 3000 }),
    bearer: fc.constantFrom(...goodwillBearers),
  }),
  act(2, "staffChange", { which: pick, date: fc.nat(2), seats }),
  act(2, "staffCancel", { which: pick, side: fc.constantFrom(...cancelSides) }),
  act(2, "prolong", { which: pick, hours: fc.integer({ min: 1, max: 48 }) }),
  act(3, "discount", {
    which: pick,
    amount: fc.integer({ min: 1, max: 3000 }),
    bearer: fc.constantFrom(...goodwillBearers),
  }),
  act(3, "outside", {
    which: pick,
    amount: fc.integer({ min: 1, max: 6000 }),
    paper: fc.nat(9),
    isShared: fc.boolean(),
  }),
  act(1, "handBack", { which: pick }),
  act(1, "late", { which: pick }),
  act(1, "expire", { which: pick }),
  act(1, "callOff", { date: fc.nat(2) }),
  act(1, "return", { certificate: fc.nat(1) }),
  act(1, "end", {}),
  act(2, "send", {}),
  act(2, "finish", { date: fc.nat(2) }),
  act(3, "makeRun", { percent: fc.integer({ min: 1, max: 100 }) }),
  act(6, "moveRun", { which: pick, byAuthor: fc.boolean() }),
  act(1, "failLine", { which: pick }),
);
export type TripAct = typeof tripAct extends fc.Arbitrary<infer T> ? T : never;

const actorOf = (rights: Partial<Actor>): Actor => ({
  accountId: 0,
  sessionId: "",
  organizerId: null,
  isStaff: false,
  canViewCommission: false,
  canUseKnowledge: false,
  deskParts: [],
  requestId: "history",
  ...rights,
});

/** A member of staff; which parts of the desk are theirs is asked by the calls. */
export const staffActor = (accountId: number): Actor => actorOf({ accountId, isStaff: true });

/** A tour with three departures of few seats, two certificates, and their bookings and payments. */
export class TripHistory {
  readonly certificates: IssuedCertificate[] = [];
  /** Promo codes: with two uses, of nearly a seat, and one that the organizer bears. */
  readonly codes: string[] = [];
  readonly bookings: { id: number; uuid: string }[] = [];
  readonly #payments: OpenedBooking[] = [];
  readonly #sales: DirectSales;
  readonly #staff: Actor;
  readonly #organizer = actorOf({ organizerId: organizers.direct });
  readonly #payouts: PayoutActs;
  #dates: number[] = [];
  tourId = 0;

  /** @param staffIds Accounts of staff, for entries in the audit log; the second approves what the first pays. */
  constructor(sales: DirectSales, ...[staffId, secondId = staffId]: [number, number?]) {
    this.#sales = sales;
    this.#staff = staffActor(staffId);
    this.#payouts = new PayoutActs(sales.context, this.#staff, staffActor(secondId));
  }

  async begin(): Promise<this> {
    const tour = { currency: "USD", priceMinor: 2000, seats: 5, prepaymentPercent: 50 } as const;
    const { tourId, dateId } = await insertTour(this.#sales.context.pool, tour);
    this.tourId = tourId;
    const other = (days: number, priceMinor: number) =>
      insertDate(this.#sales.context.pool, dateId, { days, priceMinor, seats: 5 });
    this.#dates = [dateId, await other(10, 3000), await other(20, 1300)];
    for (const amount of [4600, 2000])
      this.certificates.push(await this.#sales.buyCertificate(amount));
    for (const columns of [
      { percent: 30, max_uses: 2 },
      { amount_minor: 1900 },
      { amount_minor: 700, borne_by: "organizer", tour_ids: [tourId] },
    ])
      this.codes.push(
        (await insertPromoCode(this.#sales.context.pool, { storefront: "intl", ...columns })).code,
      );
    for (const count of [1, 2]) await this.#book(count);
    return this;
  }

  async #book(adults: number, promo?: string): Promise<void> {
    const departure = { tourId: this.tourId, dateId: this.#dates[0]! };
    this.bookings.push(await this.#sales.order(departure, adults, promo));
  }

  /** Performs one act on the current state. */
  async run(one: TripAct): Promise<void> {
    const { pool } = this.#sales.context;
    const now = new Date();
    if (one.does === "book") return this.#book(one.seats);
    if (one.does === "bookByCode") return this.#book(one.seats, this.codes[one.code]);
    if (one.does === "end") {
      await endCertificates(this.#sales.context, new Date(Date.now() + 2 * 366 * 86_400_000));
      return undefined;
    }
    if (one.does === "send") return void (await executeRefunds(this.#sales.context));
    if (one.does === "callOff") return this.#callOff(at(this.#dates, one.date)!, now);
    if (one.does === "return") {
      await refundCertificate(this.#sales.context, this.certificates[one.certificate]!.uuid, now);
      return undefined;
    }
    if (one.does === "notify") {
      const payment = at(this.#payments, one.which);
      return payment && this.#sales.hear(payment, one.isPaid);
    }
    if (isPayoutAct(one)) return this.#payouts.run(one, this.#dates);
    const named = at(this.bookings, one.which);
    if (!named) return undefined;
    const { id, uuid } = named;
    switch (one.does) {
      case "open":
        this.#payments.push(await this.#sales.openPayment(uuid, one.kind));
        break;
      case "spend":
        await this.#sales.spend(uuid, this.certificates[one.certificate]!, one.kind);
        break;
      case "change":
        await this.#sales.change(
          one.byStaff ? { name: { id }, actor: this.#staff } : { name: { uuid }, actor: null },
          one,
        );
        break;
      case "cancel":
        await this.#cancel(named, one.by);
        break;
      case "goodwill": {
        const goodwill = { id, amount: one.amount, bearer: one.bearer };
        const { paid } = await previewGoodwill(this.#sales.context, goodwill);
        const agreed = { ...goodwill, note: "sorry", message: "", paid: paid.before };
        await giveGoodwill(this.#sales.context, this.#staff, agreed, null);
        break;
      }
      case "staffChange":
      case "staffCancel":
      case "prolong":
      case "discount":
      case "outside":
      case "handBack":
        await new StaffActs(this.#sales.context, this.#staff).run(id, one);
        break;
      case "late":
        await pool.query("UPDATE booking SET free_until = $2 WHERE id = $1", [
          id,
          addDays(todayIn("UTC", now), -2),
        ]);
        break;
      case "expire":
        await this.#sales.endHold(id);
        await releaseExpiredHolds(this.#sales.context);
        break;
    }
    return undefined;
  }

  async #cancel({ id, uuid }: { id: number; uuid: string }, by: string): Promise<void> {
    if (by !== "tourist") {
      const actor = by === "staff" ? this.#staff : this.#organizer;
      await cancelBookingAs(this.#sales.context, actor, { id, notify_client: true });
      return;
    }
    await this.#sales.cancel(uuid);
  }

  async #callOff(id: number, now: Date): Promise<void> {
    const reader = { actor: this.#organizer, locale: "en" as const, now };
    const { departure, bookings } = await departureCancellation(this.#sales.context, id, reader);
    const told = { id, version: departure.version, message: "", bookings };
    await cancelDeparture(this.#sales.context, told, reader);
  }
}
