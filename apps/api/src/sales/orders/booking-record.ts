import type { BookingRecordAnswer } from "@tropa/api-contract/sales/calls-requests";
import { contractOutcomeOf } from "@tropa/domain/organizers/contract-outcome";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Locale } from "@tropa/domain/locale";
import { cancelStatus, may } from "@tropa/domain/people/permissions";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { paymentsOf, receiptsOf } from "../payments/payments.ts";
import { touristsOf } from "../travellers/travellers.ts";
import { arrivalCodeOf } from "../arrival/arrival.ts";
import { maskContacts } from "../../conversation/chat/chat.ts";
import {
  hidesContactsFrom,
  isCancelable,
  listedBookingAnswer,
  ownersOf,
  priceOf,
} from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";

/** Returns a booking as its tourist, its organizer and staff see it. */
export async function bookingRecordAnswer(
  context: Pick<ApiContext, "config">,
  client: Queryable,
  { booking, actor, locale }: { booking: BookingRecord; actor: Actor; locale: Locale },
): Promise<BookingRecordAnswer> {
  const owners = ownersOf(booking);
  const isPayable =
    booking.status === bookingStatuses.pendingPrepayment ||
    (booking.status === bookingStatuses.madePrepayment &&
      booking.paid_minor < priceOf(booking).total);
  const isHidden = hidesContactsFrom(actor, context.config.storefronts, booking);
  const [answer, payments, receipts, tourists, arrival_code] = await Promise.all([
    listedBookingAnswer(client, booking, { actor, locale }),
    paymentsOf(client, booking.id),
    receiptsOf(client, booking.id),
    touristsOf(context, client, booking, isHidden ? "guarded" : "party"),
    arrivalCodeOf(context.config, booking),
  ]);
  return {
    ...answer,
    last_name: booking.last_name,
    phone: isHidden ? null : booking.phone,
    email: isHidden ? null : booking.email,
    comment: isHidden && booking.comment !== null ? maskContacts(booking.comment) : booking.comment,
    receipts,
    payments: payments.map((payment) => ({
      uuid: answer.uuid && payment.uuid,
      booking_uuid: answer.uuid,
      status: payment.status,
      kind: payment.kind,
      method: payment.method,
      amount: payment.amount_minor,
      currency: payment.currency,
      created_at: payment.created_at.toISOString(),
    })),
    tourists_uuid: answer.uuid && booking.tourists_uuid,
    tourists,
    arrival_code,
    contract_outcome: contractOutcomeOf(
      booking.status,
      receipts.reduce((sum, { amount }) => sum + amount, 0),
    ),
    may: {
      cancel: isCancelable(booking) && cancelStatus(actor, owners) !== null,
      pay: isPayable && may(actor, "booking.pay", owners),
      confirm:
        booking.status === bookingStatuses.pendingConfirm && may(actor, "booking.confirm", owners),
    },
  };
}
