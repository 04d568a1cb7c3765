import { makeCertificateCode } from "@tropa/domain/sales/certificate-code";
import type { Currency } from "@tropa/domain/money";
import { addDays, todayIn } from "@tropa/domain/local-date";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import type { ApiContext } from "../src/config/context.ts";
import {
  cancelDeparture,
  departureCancellation,
} from "../src/organizers/departures/cancel-departure.ts";
import { inTransaction } from "../src/platform/db/database.ts";
import type { Actor } from "../src/platform/errors/actor.ts";
import { findBooking, refundNow } from "../src/sales/booking/booking.ts";
import { setCode } from "../src/sales/certificates/certificate-store.ts";
import {
  codeHash,
  endCertificates,
  findCertificate,
  orderCertificate,
} from "../src/sales/certificates/certificates.ts";
import { cancelBookingAs, cancelBookingByLink } from "../src/sales/orders/cancel-booking.ts";
import { bookingOffers, changeBooking } from "../src/sales/orders/change-booking.ts";
import type { ChangeAsker } from "../src/sales/orders/change-booking.ts";
import { releaseExpiredHolds, submitOrder } from "../src/sales/orders/orders.ts";
import { payByCertificate, refundCertificate } from "../src/sales/payments/certificate-payment.ts";
import { createPayment } from "../src/sales/payments/payments.ts";
import { createProviders } from "../src/sales/payments/providers.ts";
import { executeRefunds } from "../src/sales/payments/refunds.ts";
import { settle } from "../src/sales/payments/settlement.ts";
import { insertDate, insertTour, organizers, testStorefronts } from "./fixtures.ts";

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

/** All that can happen to the money and the seats of trips. */
export const tripAct = fc.oneof(
  act(3, "book", { seats }),
  act(4, "open", { which: pick, kind }),
  act(5, "notify", { which: pick, isPaid: fc.boolean() }),
  act(4, "spend", { which: pick, certificate: fc.nat(1), kind }),
  act(4, "change", { which: pick, date: fc.nat(2), seats, byStaff: fc.boolean() }),
  act(2, "cancel", { which: pick, by: fc.constantFrom("tourist", "organizer", "staff") }),
  act(1, "late", { which: pick }),
  act(1, "expire", { which: pick }),
  act(1, "callOff", { date: fc.nat(2) }),
  act(1, "return", { certificate: fc.nat(1) }),
  act(1, "end", {}),
  act(2, "send", {}),
);
type TripAct = typeof tripAct extends fc.Arbitrary<infer T> ? T : never;

const storefront = testStorefronts.of("intl");
const at = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];

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

interface Opened {
  uuid: string;
  amountMinor: number;
  currency: Currency;
}

/** One tour with three departures of few seats, two certificates, and what is booked and paid of them. */
export class TripHistory {
  readonly certificates: { id: number; uuid: string; code: string }[] = [];
  readonly bookings: { id: number; uuid: string }[] = [];
  readonly #payments: Opened[] = [];
  readonly #context: ApiContext;
  readonly #providers;
  readonly #staff: Actor;
  readonly #organizer = actorOf({ organizerId: organizers.direct });
  #dates: number[] = [];
  tourId = 0;

  /** @param staffId the account of one of the staff, in whose name entries of the audit log are written */
  constructor(context: ApiContext, staffId: number) {
    this.#context = context;
    this.#providers = createProviders(context.config);
    this.#staff = actorOf({ accountId: staffId, isStaff: true });
  }

  async begin(): Promise<this> {
    const tour = { currency: "USD", priceMinor: 2000, seats: 5, prepaymentPercent: 50 } as const;
    const { tourId, dateId } = await insertTour(this.#context.pool, tour);
    this.tourId = tourId;
    const other = (days: number, priceMinor: number) =>
      insertDate(this.#context.pool, dateId, { days, priceMinor, seats: 5 });
    this.#dates = [dateId, await other(10, 3000), await other(20, 1300)];
    for (const amount of [4600, 2000]) await this.#buy(amount);
    for (const count of [1, 2]) await this.#book(count);
    return this;
  }

  async #buy(amount: number): Promise<void> {
    const form = {
      amount,
      light: "day",
      recipient_email: "ann@tropa.example",
      buyer_name: "Ben",
      buyer_email: "ben@tropa.example",
      agree: true,
    } as const;
    const reader = { storefront, locale: "en" } as const;
    const how = { reader, idempotencyKey: null, now: new Date() };
    const { id, uuid } = await orderCertificate(this.#context, form, how);
    const payment = await this.#open(uuid, "certificate", "full");
    await this.#hear(payment, true);
    const code = makeCertificateCode(randomBytes(14));
    await inTransaction(this.#context.pool, async (client) => {
      const { valid_until: until } = (await findCertificate(client, { id }))!;
      await setCode(client, id, { hash: codeHash(code), ending: code.slice(-4), until: until! });
    });
    this.certificates.push({ id, uuid, code });
  }

  async #open(
    uuid: string,
    purpose: "booking" | "certificate",
    wanted: "prepayment" | "full" | "payment",
  ) {
    const address = "http://localhost:3001/";
    const request = {
      uuid,
      purpose,
      kind: wanted,
      method: "card",
      provider: "stripe",
      return_url: address,
      fail_url: address,
    } as const;
    const { payment } = await createPayment(this.#context, this.#providers, request, null);
    return {
      uuid: payment.uuid,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    };
  }

  async #hear({ uuid, ...money }: Opened, isPaid: boolean): Promise<void> {
    const word = {
      ...money,
      paymentUuid: uuid,
      providerRef: `sandbox-${uuid}`,
      outcome: isPaid ? ("paid" as const) : ("failed" as const),
    };
    await settle(this.#context, this.#providers.sandbox, word, new Date());
  }

  async #book(adults: number): Promise<void> {
    const order = {
      tour_id: this.tourId,
      variant_id: this.#dates[0]!,
      first_name: "Ann",
      phone: "+79031234567",
      email: "ann@tropa.example",
      agree: true as const,
      adults,
      children: 0,
    };
    const caller = {
      locale: "en",
      currency: "USD",
      storefront,
      address: "127.0.0.1",
      headers: {},
    } as const;
    const how = { caller, accountId: null, idempotencyKey: null, now: new Date() };
    this.bookings.push(await submitOrder(this.#context, order, how));
  }

  /** Does one thing as whoever does it sees it at that moment. */
  async run(one: TripAct): Promise<void> {
    const { pool } = this.#context;
    const now = new Date();
    if (one.does === "book") return this.#book(one.seats);
    if (one.does === "end") {
      await endCertificates(this.#context, new Date(Date.now() + 2 * 366 * 86_400_000));
      return undefined;
    }
    if (one.does === "send") return void (await executeRefunds(this.#context));
    if (one.does === "callOff") return this.#callOff(at(this.#dates, one.date)!, now);
    if (one.does === "return") {
      await refundCertificate(this.#context, this.certificates[one.certificate]!.uuid, now);
      return undefined;
    }
    if (one.does === "notify") {
      const payment = at(this.#payments, one.which);
      return payment && this.#hear(payment, one.isPaid);
    }
    const named = at(this.bookings, one.which);
    if (!named) return undefined;
    const { id, uuid } = named;
    switch (one.does) {
      case "open":
        this.#payments.push(await this.#open(uuid, "booking", one.kind));
        break;
      case "spend":
        await this.#spend(uuid, this.certificates[one.certificate]!, one.kind);
        break;
      case "change":
        await this.#change(
          one.byStaff ? { name: { id }, actor: this.#staff } : { name: { uuid }, actor: null },
          one,
        );
        break;
      case "cancel":
        await this.#cancel(named, one.by);
        break;
      case "late":
        await pool.query("UPDATE booking SET free_until = $2 WHERE id = $1", [
          id,
          addDays(todayIn("UTC", now), -2),
        ]);
        break;
      case "expire":
        await pool.query(
          "UPDATE booking SET hold_until = now() WHERE id = $1 AND hold_until IS NOT NULL",
          [id],
        );
        await releaseExpiredHolds(this.#context);
        break;
    }
    return undefined;
  }

  async #spend(
    uuid: string,
    { id, code }: { id: number; code: string },
    wanted: "prepayment" | "full" | "payment",
  ): Promise<void> {
    const [certificate, booking] = await Promise.all([
      findCertificate(this.#context.pool, { id }),
      findBooking(this.#context.pool, { uuid }),
    ]);
    const { total_minor: total, prepayment_minor: prepayment, paid_minor: paid } = booking!;
    const due = (wanted === "prepayment" ? prepayment! : total!) - paid;
    const covered = Math.min(due, certificate!.balance_minor);
    const how = { idempotencyKey: null, now: new Date() };
    await payByCertificate(this.#context, { uuid, code, kind: wanted, covered }, how);
  }

  async #change(asker: ChangeAsker, { date, seats: adults }: { date: number; seats: number }) {
    const party = { adults, children: 0 };
    const { dates } = await bookingOffers(this.#context, asker, party, new Date());
    const offer = at(dates, date);
    if (!offer) return;
    const change = { ...party, variant_id: offer.id, total: offer.total };
    await changeBooking(this.#context, asker, change, new Date());
  }

  async #cancel({ id, uuid }: { id: number; uuid: string }, by: string): Promise<void> {
    if (by !== "tourist") {
      const actor = by === "staff" ? this.#staff : this.#organizer;
      await cancelBookingAs(this.#context, actor, { id, notify_client: true });
      return;
    }
    const booking = await findBooking(this.#context.pool, { id });
    const refundMinor = refundNow(booking!, true).refund.minor;
    await cancelBookingByLink(this.#context, { uuid, message: null, refundMinor });
  }

  async #callOff(id: number, now: Date): Promise<void> {
    const reader = { actor: this.#organizer, locale: "en" as const, now };
    const { departure, bookings } = await departureCancellation(this.#context, id, reader);
    const told = { id, version: departure.version, message: "", bookings };
    await cancelDeparture(this.#context, told, reader);
  }
}
