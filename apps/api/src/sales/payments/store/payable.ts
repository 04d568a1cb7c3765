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

/** What is paid for: a booking, or a certificate that is bought. All payments go one way whichever it is. */
export type Payable =
  | { readonly purpose: "booking"; readonly booking: BookingRecord }
  | { readonly purpose: "certificate"; readonly certificate: CertificateRecord };

/** Held until the transaction ends, by the link of a booking or of the order of a certificate. */
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

/** What a payment is for. */
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

/** The same, held until the transaction ends. */
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

/** What a payment is told about what it is for. */
export interface PayableFacts {
  /** Of the storefront. */
  storefront: string;
  locale: Locale;
  currency: Currency;
  /** Nobody should pay after that; null where no clock runs. */
  expiresAt: Date | null;
  /** Nobody should pay any more. */
  isOver: boolean;
  customer: { email: string | null; phone: string };
  number: number;
  title: string;
}

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

/** What is owed now: from what is paid for, never from who pays. Throws `conflict` for nothing and `gone` for too late. */
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

/** Whoever begins to pay keeps the seats for as long as that takes. */
export async function keepWhilePaying(client: Client, payable: Payable): Promise<void> {
  if (payable.purpose === "booking")
    await extendHold(client, payable.booking.id, holdSeconds.whilePayingDirect);
}
