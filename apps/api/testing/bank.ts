import type { Payment } from "@tropa/api-contract/sales/booking";
import type { SbpCode } from "@tropa/api-contract/sales/calls-booking-link";
import type { PaymentNotification } from "../src/sales/payments/providers/base/payment-provider.ts";
import type { Shop } from "./shop.ts";
import { signedByBank } from "./stand-ins/sandbox-bank.ts";

export interface PaymentAnswer {
  payment: Payment;
  url: string;
  sbp: SbpCode | null;
}

type Changes<Word> = Word extends unknown ? Partial<Word> : never;
/** A bank's notification, as changes to a default one. */
export type BankWord = Changes<PaymentNotification>;

/** A tourist who pays at a shop, and the bank that notifies it. */
export class Bank {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  /** Creates a payment, by default a prepayment by card. */
  create(uuid: string, changes: object = {}, headers: Record<string, string> = {}) {
    return this.shop.agree("/spa/create-payment", { ...this.request(uuid), ...changes }, headers);
  }

  request(uuid: string) {
    return {
      uuid,
      kind: "prepayment",
      method: "card",
      provider: "sandbox",
      return_url: `http://localhost:3000/booking/uuid/${uuid}`,
      fail_url: "http://localhost:3000/payment-failed?from=bank",
    };
  }

  /** Like `create`, but expects success. */
  async open(uuid: string, changes: object = {}): Promise<Payment> {
    return (await this.create(uuid, changes)).json<PaymentAnswer>().payment;
  }

  /** The bank's notification of a payment: body and headers. */
  write(payment: Payment, changes: BankWord = {}) {
    const { paymentUuid, providerRef, amountMinor, ...others } = changes;
    return signedByBank({
      payment: paymentUuid ?? payment.uuid,
      reference: providerRef ?? `sandbox-${payment.uuid}`,
      amount: amountMinor ?? payment.amount,
      currency: payment.currency,
      outcome: "paid",
      ...others,
    });
  }

  /** Sends a notification and returns the answer's status. */
  async notify(payment: Payment, changes: BankWord = {}): Promise<number> {
    const { body, headers } = this.write(payment, changes);
    return this.send(body, headers);
  }

  async send(payload: string, headers: Record<string, string>): Promise<number> {
    const url = "/payments/sandbox/notify";
    return (await this.shop.server.inject({ method: "POST", url, payload, headers })).statusCode;
  }

  async status(payment: Payment): Promise<number> {
    return (await this.shop.get(`/spa/payment?uuid=${payment.uuid}`)).json<Payment>().status;
  }

  /** Creates refunds of parts of a payment, minor units, in order. */
  async oweInParts(payment: Payment, parts: readonly number[]): Promise<void> {
    for (const [index, part] of parts.entries())
      await this.shop.rows(
        `INSERT INTO refund (payment_id, amount_minor, currency, reason, ordinal, next_try_at)
         SELECT id, $2, currency, 'booking_changed', $3::integer, now() - make_interval(secs => 60 - $3::integer)
           FROM payment WHERE uuid = $1`,
        payment.uuid,
        part,
        index + 1,
      );
  }

  refunds(payment: Payment): Promise<Record<string, unknown>[]> {
    return this.shop.rows(
      `SELECT reason, refund.amount_minor AS amount FROM refund JOIN payment ON payment.id = payment_id
        WHERE payment.uuid = $1`,
      payment.uuid,
    );
  }

  alerts(payment: Payment): Promise<Record<string, unknown>[]> {
    return this.shop.rows(
      `SELECT payment_alert.reason FROM payment_alert JOIN payment ON payment.id = payment_id
        WHERE payment.uuid = $1`,
      payment.uuid,
    );
  }
}
