import type { Currency } from "@tropa/domain/money";
import { makeCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import { randomBytes } from "node:crypto";
import type { ApiContext } from "../../src/config/context.ts";
import { inTransaction } from "../../src/platform/db/database.ts";
import { findBooking, refundNow } from "../../src/sales/booking/booking.ts";
import { setCode } from "../../src/sales/certificates/certificate-store.ts";
import {
  codeHash,
  findCertificate,
  orderCertificate,
} from "../../src/sales/certificates/certificates.ts";
import { cancelBookingByLink } from "../../src/sales/orders/cancel/cancel-booking.ts";
import { bookingOffers, changeBooking } from "../../src/sales/orders/change/change-booking.ts";
import type { ChangeCaller } from "../../src/sales/orders/change/change-booking.ts";
import { errorAnswer } from "@tropa/api-contract/base/errors";
import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { ApiError } from "../../src/platform/errors/api-error.ts";
import { submitOrder } from "../../src/sales/orders/orders.ts";
import { payByCertificate } from "../../src/sales/payments/certificate-payment.ts";
import { createPayment } from "../../src/sales/payments/payments.ts";
import { createProviders } from "../../src/sales/payments/providers/providers.ts";
import { orNotFound } from "../../src/server/or-not-found.ts";
import { settle } from "../../src/sales/payments/settlement/settlement.ts";
import { insertPlaces, testConfig, testStorefronts } from "../fixtures.ts";
import { patientDatabase } from "../database/test-database.ts";

export type PaymentKind = "prepayment" | "full" | "payment";

export interface OpenedBooking {
  uuid: string;
  amountMinor: number;
  currency: Currency;
}

/** A certificate and its code. */
export interface IssuedCertificate {
  id: number;
  uuid: string;
  code: string;
}

const storefront = testStorefronts.of("intl");

/** The element at an index modulo the length; undefined if the list is empty. */
export const at = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];

/**
 * Tourists and banks acting on the domain code directly, for tests with many concurrent acts; the database waits for
 * connections. Each act uses the state at that moment. Close it in `afterAll`.
 */
export class DirectSales {
  readonly context: ApiContext;
  readonly close: () => Promise<void>;
  readonly #providers;

  private constructor(context: ApiContext, close: () => Promise<void>) {
    this.context = context;
    this.close = close;
    this.#providers = createProviders(context.config);
  }

  static async open(connections: number): Promise<DirectSales> {
    const database = await patientDatabase(connections);
    await insertPlaces(database.pool);
    const context = { pool: database.pool, config: testConfig() };
    return new DirectSales(context, () => database.close());
  }

  async rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.context.pool.query<Row>(sql, values)).rows;
  }

  async order(
    { tourId, dateId }: { tourId: number; dateId: number },
    adults = 1,
    promo?: string,
  ): Promise<{ id: number; uuid: string }> {
    const order = {
      ...(promo !== undefined && { promo }),
      tour_id: tourId,
      variant_id: dateId,
      first_name: "Ann",
      phone: "+79031234567",
      // Without an e-mail address, a phone gets only one text message a day.
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
      secureCookies: false,
    } as const;
    const how = { caller, accountId: null, idempotencyKey: null, now: new Date() };
    return agreeing((seen) => submitOrder(this.context, { ...order, seen }, how));
  }

  async openPayment(
    uuid: string,
    kind: PaymentKind,
    purpose: "booking" | "certificate" = "booking",
  ): Promise<OpenedBooking> {
    const address = "http://localhost:3001/";
    const request = {
      uuid,
      purpose,
      kind,
      method: "card",
      provider: "stripe",
      return_url: address,
      fail_url: address,
    } as const;
    const { payment } = await agreeing((seen) =>
      createPayment(this.context, this.#providers, { ...request, seen }, null),
    );
    return {
      uuid: payment.uuid,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    };
  }

  /** The bank's notification of a payment. */
  async hear({ uuid, ...money }: OpenedBooking, isPaid = true): Promise<void> {
    const word = {
      ...money,
      paymentUuid: uuid,
      providerRef: `sandbox-${uuid}`,
      outcome: isPaid ? ("paid" as const) : ("failed" as const),
    };
    await settle(this.context, orNotFound(this.#providers.byName("sandbox")), word, new Date());
  }

  async buyCertificate(amount: number): Promise<IssuedCertificate> {
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
    const { id, uuid } = await orderCertificate(this.context, form, how);
    await this.hear(await this.openPayment(uuid, "full", "certificate"));
    const code = makeCertificateCode(randomBytes(14));
    await inTransaction(this.context.pool, async (client) => {
      const { valid_until: until } = (await findCertificate(client, { id }))!;
      await setCode(client, id, { hash: codeHash(code), ending: code.slice(-4), until: until! });
    });
    return { id, uuid, code };
  }

  /** Pays as much of what is due as a certificate covers. */
  async spend(uuid: string, { id, code }: IssuedCertificate, kind: PaymentKind): Promise<void> {
    const [certificate, booking] = await Promise.all([
      findCertificate(this.context.pool, { id }),
      findBooking(this.context.pool, { uuid }),
    ]);
    const { total_minor: total, prepayment_minor: prepayment, paid_minor: paid } = booking!;
    const due = (kind === "prepayment" ? prepayment! : total!) - paid;
    const covered = Math.min(due, certificate!.balance_minor);
    const how = { idempotencyKey: null, now: new Date() };
    await payByCertificate(this.context, { uuid, code, kind, covered }, how);
  }

  /** Moves a booking to an offered date, for a number of people. */
  async change(
    asker: ChangeCaller,
    { date, seats: adults }: { date: number; seats: number },
  ): Promise<void> {
    const party = { adults, children: 0 };
    const { dates } = await bookingOffers(this.context, asker, party, new Date());
    const offer = at(dates, date);
    if (!offer) return;
    const change = { ...party, variant_id: offer.id, total: offer.total };
    await changeBooking(this.context, asker, change, new Date());
  }

  /** Cancels as the page shows it; concurrent changes are refused. */
  async cancel(uuid: string): Promise<void> {
    const booking = await findBooking(this.context.pool, { uuid });
    const refundMinor = refundNow(booking!, true).refund.minor;
    await cancelBookingByLink(this.context, { uuid, message: null, refundMinor });
  }

  /** Lets a hold expire; the job then releases it. */
  async endHold(id: number): Promise<void> {
    await this.rows(
      "UPDATE booking SET hold_until = now() WHERE id = $1 AND hold_until IS NOT NULL",
      id,
    );
  }
}

/** Acts as somebody who has seen the current price. */
async function agreeing<T>(act: (seen: SeenSum | null) => Promise<T>): Promise<T> {
  try {
    return await act(null);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "price_changed") throw error;
    return act(errorAnswer.shape.price.parse(error.data.price)?.now ?? null);
  }
}
