import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { LetterOfBooking, StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { hasGateway } from "../../config/gateway-settings.ts";
import type { GatewayConfig } from "../../config/gateway-settings.ts";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { findBooking, readChangeNote } from "../../sales/booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { disputesOfBooking } from "../disputes/disputes.ts";
import * as store from "./staff-booking-store.ts";
import type { LetterRow, PaymentRow, RefundRow } from "./staff-booking-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Addresses of pages in letters: whoever has one acts for the tourist. */
const pageAddress = /\bhttps?:\/\/\S+/g;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function letterOf(
  { recipient, text, sent_at: sentAt, ...letter }: LetterRow,
  gateways: GatewayConfig,
): LetterOfBooking {
  const waiting = hasGateway(letter.channel, gateways) ? "waiting" : "kept";
  const unsent = letter.error === "" ? waiting : "failed";
  return {
    ...letter,
    recipient: recipient.includes("@") ? maskEmail(recipient) : maskPhone(recipient),
    text: text.replaceAll(pageAddress, "…"),
    state: sentAt ? "sent" : letter.is_replaced ? "replaced" : unsent,
    created_at: letter.created_at.toISOString(),
    sent_at: isoOf(sentAt),
  };
}

const paymentOf = (payment: PaymentRow, refunds: readonly RefundRow[]) => ({
  ...payment,
  created_at: payment.created_at.toISOString(),
  settled_at: isoOf(payment.settled_at),
  refunds: refunds
    .filter(({ payment_id: id }) => id === payment.id)
    .map((refund) => ({
      ...refund,
      created_at: refund.created_at.toISOString(),
      done_at: isoOf(refund.done_at),
    })),
});

const noteOf = (note: store.NoteRow) => ({ ...note, at: note.at.toISOString() });

/** Returns all that staff see of a booking, contacts masked. Throws `not_found`. */
export async function readStaffBooking(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  { id, locale }: { id: number; locale: Locale },
): Promise<StaffBooking> {
  const booking = orNotFound(await findBooking(pool, { id }));
  const [payments, refunds, letters, history, log, notes, travellers, chatId, deskFacts, disputes] =
    await Promise.all([
      store.paymentsOfBooking(pool, id),
      store.refundsOfBooking(pool, id),
      store.lettersOfBooking(pool, id),
      store.statusesOfBooking(pool, id),
      store.logOfBooking(pool, id),
      store.notesOfBooking(pool, id),
      store.travellersOfBooking(pool, id),
      store.chatOfBooking(pool, booking),
      store.deskFactsOf(pool, id),
      disputesOfBooking(pool, id),
    ]);
  return {
    id,
    status: booking.status,
    created_at: booking.created_at.toISOString(),
    hold_until: isoOf(booking.hold_until),
    storefront: booking.storefront,
    locale: booking.locale,
    account_id: booking.account_id,
    name: [booking.first_name, booking.last_name].filter(Boolean).join(" "),
    phone: maskPhone(booking.phone),
    email: maskEmail(booking.email ?? ""),
    comment: booking.comment ?? "",
    tour: {
      id: booking.tour_id,
      title: localise(booking.tour_title, locale),
      slug: booking.tour_slug,
    },
    departure_id: booking.tour_date_id,
    start: booking.starts_on,
    end: booking.ends_on,
    start_time: booking.start_time,
    organizer: {
      id: booking.organizer_id,
      title: [booking.organizer_first_name, booking.organizer_last_name]
        .map((name) => localise(name, locale))
        .filter(Boolean)
        .join(" "),
      phone: booking.organizer_phone,
      email: booking.organizer_email,
    },
    adults: booking.adults,
    children: booking.children,
    children_ages: booking.children_ages ?? [],
    travellers,
    currency: booking.currency,
    total: booking.total_minor,
    prepayment: booking.prepayment_minor,
    paid: booking.paid_minor,
    ledger: booking.ledger,
    ...deskFacts,
    chat_id: chatId,
    history: history.map((event) => {
      const { before, reason } = readChangeNote(event.note);
      return { ...event, note: reason, before, at: event.at.toISOString() };
    }),
    payments: payments.map((payment) => paymentOf(payment, refunds)),
    disputes: disputes.map((dispute) => ({
      ...dispute,
      opened_at: dispute.opened_at.toISOString(),
      sent_at: isoOf(dispute.sent_at),
      closed_at: isoOf(dispute.closed_at),
    })),
    letters: letters.map((letter) => letterOf(letter, config.gateways)),
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    notes: notes.map(noteOf),
  };
}

/** Returns the contacts of whoever made a booking. Throws `not_found`. */
export async function bookingContacts(
  { pool }: Context,
  id: number,
): Promise<AnswerOf<typeof calls.bookingContactsCall>> {
  const { phone, email } = orNotFound(await findBooking(pool, { id }));
  return { phone, email: email ?? "" };
}

/** Adds a note for other staff. Throws `not_found`. */
export async function addBookingNote(
  { pool }: Context,
  actor: Actor,
  { id, text }: { id: number; text: string },
): Promise<AnswerOf<typeof calls.addBookingNoteCall>> {
  return inTransaction(pool, async (client) => {
    const note = await store.insertNote(client, {
      bookingId: id,
      accountId: actor.accountId,
      text,
    });
    await recordAct(client, actor, "addBookingNote", ["booking", id]);
    return noteOf(orNotFound(note));
  });
}
