import { isLocale, localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import { tourPathOf } from "@tropa/domain/tour-path";
import type { Config } from "../config.ts";
import type { Client } from "../db/database.ts";
import type { MessageKind } from "../outbox/message-text.ts";
import { enqueueText } from "../outbox/outbox.ts";
import type { BookingRecord } from "./booking-store.ts";
import { letterLink } from "./storefront.ts";

/** Dates as the reader writes them: "12–15 июня 2026 г., 10:00". */
export function writeDates(
  departure: Pick<BookingRecord, "starts_on" | "ends_on" | "start_time">,
  locale: Locale,
): string {
  // Local dates are formatted in UTC, where they are made: no zone may shift them (decisions, 23).
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const range = format
    .formatRange(new Date(departure.starts_on), new Date(departure.ends_on))
    .replace(/\s/g, " ")
    // One way to write a range, in letters as on pages.
    .replace(/ ?[–至] ?/, "–");
  return departure.start_time ? `${range}, ${departure.start_time}` : range;
}

export function organizerName(
  booking: Pick<BookingRecord, "organizer_first_name" | "organizer_last_name">,
  locale: Locale,
): string {
  return `${localise(booking.organizer_first_name, locale)} ${localise(booking.organizer_last_name, locale)}`.trim();
}

function valuesOf(booking: BookingRecord, locale: Locale): Record<string, string | number> {
  const money = (minor: number | null) =>
    minor === null ? "" : formatMoney({ minor, currency: booking.currency });
  return {
    number: booking.id,
    name: booking.first_name,
    phone: booking.phone,
    tour: localise(booking.tour_title, locale),
    dates: writeDates(booking, locale),
    adults: booking.adults,
    children: booking.children,
    ages: booking.children_ages?.join(", ") ?? "",
    // Lines about a price that nobody has named are left out, and the other way round.
    unpriced: booking.total_minor === null ? booking.children : "",
    organizer: organizerName(booking, locale),
    comment: booking.comment ?? "",
    total: money(booking.total_minor),
    prepayment: money(booking.prepayment_minor),
    paid: money(booking.paid_minor),
  };
}

export async function tellTourist(
  client: Client,
  config: Config,
  booking: BookingRecord,
  kind: MessageKind,
  extra: { amountMinor?: number; refundMinor?: number; note?: string | null } = {},
): Promise<void> {
  const { locale } = booking;
  // After a booking that came to nothing, the way on is the tour's page with its other dates.
  const leadsToTour = kind === "bookingDeclined" || kind === "bookingExpired";
  const tourPath = tourPathOf({ slug: booking.tour_slug, id: booking.tour_id });
  await enqueueText(
    client,
    { email: booking.email, phone: booking.phone, locale },
    kind,
    {
      ...valuesOf(booking, locale),
      amount: formatMoney({ minor: extra.amountMinor ?? 0, currency: booking.currency }),
      // A line about nothing is left out.
      refund: extra.refundMinor
        ? formatMoney({ minor: extra.refundMinor, currency: booking.currency })
        : "",
      note: extra.note ?? "",
      link: letterLink(
        config,
        booking,
        leadsToTour ? `/${tourPath}` : `/booking/uuid/${booking.uuid}`,
      ),
      qr: letterLink(config, booking, `/booking/qr/uuid/${booking.uuid}`),
    },
    booking.id,
  );
}

/** To the organizer, in a language that they speak. */
export async function tellOrganizer(
  client: Client,
  booking: BookingRecord,
  kind: MessageKind,
  extra: { amountMinor?: number; note?: string | null } = {},
): Promise<void> {
  const locale = booking.organizer_languages.find(isLocale) ?? "en";
  await enqueueText(
    client,
    { email: booking.organizer_email, phone: booking.organizer_phone, locale },
    kind,
    {
      ...valuesOf(booking, locale),
      amount: formatMoney({ minor: extra.amountMinor ?? 0, currency: booking.currency }),
      note: extra.note ?? "",
    },
    booking.id,
  );
}
