import { fullName } from "@tropa/domain/people/full-name";
import { holdSeconds } from "@tropa/domain/sales/booking-status";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { isLocale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import type { MoneyReturn } from "@tropa/domain/sales/money/ledger";
import type { LetterTopic } from "@tropa/domain/people/letter-topics";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import type { MessageKind } from "../../platform/outbox/message-text.ts";
import { wantedContacts } from "../../people/notifications/notifications.ts";
import { unsubscribeLink } from "../../people/unsubscribe/unsubscribe.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { maskContacts } from "../../conversation/chat/chat.ts";
import { areContactsHidden } from "./booking-access.ts";
import type { BookingRecord } from "./booking-store.ts";
import { bookingValues, writeDay, writeDuration } from "./booking-values.ts";
import { returnsAbout } from "./ledger/returns-text.ts";
import { letterLink, letterPicture } from "../../platform/storefronts/storefront.ts";

/** The tourist's page that a letter links to. */
const bookingPath = (kind: MessageKind, uuid: string): `/${string}` =>
  kind === "bookingReviewInvitation" ? `/booking/review/uuid/${uuid}` : `/booking/uuid/${uuid}`;

/** The page of the organizer's desk that a letter links to. */
const organizerPath = (kind: MessageKind, id: number): `/${string}` =>
  kind === "organizerReviewNew" ? "/organizer/reviews" : `/organizer/bookings/${id}`;

/** Letters that a tourist can unsubscribe from; all others about a booking are always sent. */
const topicOf: Partial<Record<MessageKind, LetterTopic>> = {
  bookingDepartReminder: "reminders",
  bookingReviewInvitation: "reviews",
};

export async function notifyTourist(
  client: Client,
  config: Config,
  booking: BookingRecord,
  kind: MessageKind,
  extra: {
    amountMinor?: number;
    keptMinor?: number;
    /** What the letter is about, of all that goes back. */
    returns?: readonly MoneyReturn[];
    note?: string | null;
    /** The certificate that was refunded to. */
    certificate?: { ending: string; until: LocalDate | null };
  } = {},
): Promise<void> {
  const { locale } = booking;
  const storefront = config.storefronts.of(booking.storefront);
  const reader = { storefront, locale };
  // If the booking failed, link to the tour's page with its other dates.
  const leadsToTour = kind === "bookingDeclined" || kind === "bookingExpired";
  const tourPath = tourPathOf({ slug: booking.tour_slug, id: booking.tour_id });
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const window =
    kind === "bookingToPay" ? holdSeconds.whilePayingDirect : config.paymentWindowSeconds;
  const { email, phone, account_id: accountId } = booking;
  const topic = topicOf[kind];
  const to = topic
    ? await wantedContacts(client, accountId, topic, { email, phone })
    : { email, phone };
  const ends = topic && { accountId, email: to.email, topic };
  await enqueueText(
    client,
    { ...to, ...reader },
    kind,
    {
      picture: letterPicture(reader, booking.tour_image),
      unsubscribe: ends ? unsubscribeLink(config, reader, ends) : "",
      ...bookingValues(booking, reader),
      ...(extra.returns && returnsAbout(extra.returns, { currency: booking.currency, locale })),
      amount: money(extra.amountMinor ?? 0),
      // A line with an empty value is left out.
      kept: extra.keptMinor ? money(extra.keptMinor) : "",
      note: extra.note ?? "",
      certificate: extra.certificate?.ending ?? "",
      certificateUntil: extra.certificate?.until ? writeDay(extra.certificate.until, locale) : "",
      payWindow: writeDuration(window, locale),
      link: letterLink(reader, leadsToTour ? `/${tourPath}` : bookingPath(kind, booking.uuid)),
      tourLink: letterLink(reader, `/${tourPath}`),
      choices: accountId === null ? "" : letterLink(reader, "/settings#notifications"),
      arrival: letterLink(reader, `/arrival/${booking.uuid}`),
      travellers: letterLink(reader, `/order/${booking.tourists_uuid}/add-tourists`),
      qr: letterLink(reader, `/booking/qr/uuid/${booking.uuid}`),
    },
    booking.id,
  );
}

/** Notifies the organizer, in a language that they speak. */
export async function notifyOrganizer(
  client: Client,
  config: Pick<Config, "storefronts">,
  booking: BookingRecord,
  kind: MessageKind,
  extra: { amountMinor?: number; note?: string | null } = {},
): Promise<void> {
  const locale = booking.organizer_languages.find(isLocale) ?? "en";
  const reader = { storefront: config.storefronts.of(booking.storefront), locale };
  const values = bookingValues(booking, reader);
  const isHidden = areContactsHidden(config.storefronts, booking);
  const note = extra.note ?? "";
  await enqueueText(
    client,
    { email: booking.organizer_email, phone: booking.organizer_phone, ...reader },
    kind,
    {
      ...values,
      name: fullName(booking),
      // A line with an empty value is left out.
      ...(isHidden && { phone: "", comment: maskContacts(booking.comment ?? "") }),
      amount: formatMoney({ minor: extra.amountMinor ?? 0, currency: booking.currency }, locale),
      note: isHidden ? maskContacts(note) : note,
      link: letterLink(reader, organizerPath(kind, booking.id)),
    },
    booking.id,
  );
}
