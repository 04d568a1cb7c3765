import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { bookingStatuses, holdSeconds, isCanceled } from "@tropa/domain/sales/booking-status";
import { dueBy } from "@tropa/domain/sales/payment";
import type { PaymentKind, PaymentPurpose } from "@tropa/domain/sales/payment";
import { extendHold, findBooking, lockBooking, priceOf } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import {
  certificateTitle,
  findCertificate,
  lockCertificate,
} from "../../certificates/certificates.ts";
import type { CertificateRecord } from "../../certificates/certificates.ts";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { Client, Queryable } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import type { PaymentRecord } from "./payment-store.ts";

/** Subject of a payment: a booking, or a certificate being bought. */
export type Payable =
  | { readonly purpose: "booking"; readonly booking: BookingRecord }
  | { readonly purpose: "certificate"; readonly certificate: CertificateRecord };

/** Locks a booking or a certificate, by its link, until the transaction ends. */
export async function lockPayable(
  client: Client,
  purpose: PaymentPurpose,
  uuid: string,
): Promise<Payable> {
  return purpose === "booking"
    ? { purpose, booking: orNotFound(await lockBooking(client, { uuid })) }
    : { purpose, certificate: orNotFound(await lockCertificate(client, { uuid })) };
}

type Subject = Pick<PaymentRecord, "booking_id" | "certificate_id">;

/** Finds what a payment is for. */
export async function payableOf(client: Queryable, payment: Subject): Promise<Payable> {
  return payment.booking_id === null
    ? {
        purpose: "certificate",
        certificate: orNotFound(await findCertificate(client, { id: payment.certificate_id ?? 0 })),
      }
    : {
        purpose: "booking",
        booking: orNotFound(await findBooking(client, { id: payment.booking_id })),
      };
}

/** Like `payableOf`, locked until the transaction ends. */
export async function lockPayableOf(client: Client, payment: Subject): Promise<Payable> {
  return payment.booking_id === null
    ? {
        purpose: "certificate",
        certificate: orNotFound(await lockCertificate(client, { id: payment.certificate_id ?? 0 })),
      }
    : {
        purpose: "booking",
        booking: orNotFound(await lockBooking(client, { id: payment.booking_id })),
      };
}

/** Data of a payable that a payment needs. */
export interface PayableFacts {
  /** The storefront's id. */
  storefront: string;
  locale: Locale;
  currency: Currency;
  /** Time after which it must not be paid; null without a limit. */
  expiresAt: Date | null;
  /** Whether it must no longer be paid. */
  isOver: boolean;
  customer: { email: string | null; phone: string };
  number: number;
  title: string;
}

/** Returns the facts of a booking or certificate that payments need. */
export function factsOf(payable: Payable): PayableFacts {
  if (payable.purpose === "booking") {
    const { booking } = payable;
    return {
      storefront: booking.storefront,
      locale: booking.locale,
      currency: booking.currency,
      expiresAt: booking.hold_until,
      isOver: isCanceled(booking.status) || booking.is_hold_over,
      customer: { email: booking.email, phone: booking.phone },
      number: booking.id,
      title: localise(booking.tour_title, booking.locale),
    };
  }
  const { certificate } = payable;
  return {
    storefront: certificate.storefront,
    locale: certificate.locale,
    currency: certificate.currency,
    expiresAt: null,
    isOver: certificate.paid_at !== null,
    customer: { email: certificate.buyer_email, phone: "" },
    number: certificate.id,
    title: certificateTitle(certificate.locale),
  };
}

/**
 * Returns the amount due now, from the database only. Throws `conflict` if nothing is due and `gone` if it is too late.
 */
export function amountDue(payable: Payable, kind: PaymentKind): number {
  if (payable.purpose === "certificate") {
    if (payable.certificate.paid_at !== null || kind !== "full") throw new ApiError("conflict");
    return payable.certificate.amount_minor;
  }
  const { booking } = payable;
  if (isCanceled(booking.status)) throw new ApiError("gone");
  if (booking.status === bookingStatuses.pendingPrepayment && kind !== "payment") {
    if (booking.is_hold_over) throw new ApiError("gone");
    const { paid_minor: paid, currency } = booking;
    return dueBy(kind, { ...priceOf(booking), paid, currency });
  }
  const rest = priceOf(booking).total - booking.paid_minor;
  if (booking.status === bookingStatuses.madePrepayment && kind === "payment" && rest > 0)
    return rest;
  throw new ApiError("conflict");
}

/** Extends the hold of a booking while its tourist is paying. */
export async function extendHoldWhilePaying(client: Client, payable: Payable): Promise<void> {
  if (payable.purpose === "booking")
    await extendHold(client, payable.booking.id, holdSeconds.whilePayingDirect);
}
