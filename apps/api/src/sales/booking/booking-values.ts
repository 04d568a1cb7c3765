import { greetingName, localisedName } from "@tropa/domain/people/full-name";
import type { Booking } from "@tropa/api-contract/sales/booking";
import { cabinsFor } from "@tropa/domain/sales/cabin";
import { meetingLine } from "@tropa/domain/sales/meeting-line";
import {
  cancellationTimeline,
  endsWithDecision,
  isFree,
  refundShare,
} from "@tropa/domain/sales/cancellation";
import type { CancellationTerms } from "@tropa/domain/sales/cancellation";
import { paidState } from "@tropa/domain/sales/money/ledger";
import { addDays, isTimeZone, todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { fill } from "@tropa/domain/text/fill";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { choiceName } from "../../discovery/catalogue/catalogue.ts";
import { isBooked } from "./booking-access.ts";
import { meetingOf } from "./booking-meeting.ts";
import { decisionOf, refundNow, termsOf } from "./booking-terms.ts";
import type { BookingRecord } from "./booking-store.ts";
import { returnsValues } from "./ledger/returns-text.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";

const catalogues = readMessages<typeof en>(import.meta.dirname, "messages");

type Values = Record<string, string | number>;

/** Replaces special spaces, which not every mail program shows. */
const plain = (text: string): string => text.replace(/\s/g, " ");

// Local dates are parsed as UTC, so format them in UTC: no zone may shift them.
const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
export const writeDay = (day: LocalDate, locale: Locale): string =>
  plain(dayFormat(locale).format(new Date(day)));
const writeDays = (from: LocalDate, to: LocalDate, locale: Locale): string =>
  plain(dayFormat(locale).formatRange(new Date(from), new Date(to)))
    // Write ranges as pages do.
    .replace(/ ?[–至] ?/, "–");

/** Formats dates: "12–15 июня 2026 г., 10:00". */
export function writeDates(
  departure: Pick<BookingRecord, "starts_on" | "ends_on" | "start_time">,
  locale: Locale,
): string {
  const range = writeDays(departure.starts_on, departure.ends_on, locale);
  return departure.start_time ? `${range}, ${departure.start_time}` : range;
}

/** Formats a moment in the tourist's time zone and names the zone, because a letter may be read elsewhere. */
export function writeMoment(
  moment: Date,
  { timezone, city }: Pick<BookingRecord, "timezone"> & { city: { time_zone: string } },
  { locale }: StorefrontReader,
): string {
  // A browser that reports UTC hides its zone: use the place's.
  const isKnown =
    timezone !== null && isTimeZone(timezone) && !/^(?:Etc\/)?(?:UTC|GMT)/.test(timezone);
  const timeZone = isKnown ? timezone : city.time_zone;
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    // "2:53 PM", and "02:53" by a clock of 24 hours.
    hour: locale === "en" ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZone,
  });
  const time = plain(format.format(moment));
  return fill(catalogues[locale].moment, { time, zone: zoneName(timeZone, locale, moment) });
}

/** The common name of a time zone, "Moscow Time", rather than an offset. */
function zoneName(timeZone: string, locale: Locale, moment: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortGeneric" });
  const parts = format.formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return /^GMT\+0$|^GMT$/.test(name)
    ? "UTC"
    : plain(name).replace(/^(.+) \(Ortszeit\)$/, "Ortszeit $1");
}

/** Formats a duration: in hours if it is a whole number of them ("12 часов"), else in minutes. */
export function writeDuration(seconds: number, locale: Locale): string {
  const isHours = seconds % 3600 === 0;
  const unit = isHours ? "hour" : "minute";
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return plain(format.format(seconds / (isHours ? 3600 : 60)));
}

export function organizerName(
  booking: Pick<BookingRecord, "organizer_first_name" | "organizer_last_name">,
  locale: Locale,
): string {
  return localisedName(
    { first_name: booking.organizer_first_name, last_name: booking.organizer_last_name },
    locale,
  );
}

/** Returns template values on how certain the departure is and when that is decided. */
function certaintyValues(booking: BookingRecord, today: LocalDate, locale: Locale): Values {
  const texts = catalogues[locale];
  const { certainty, missing, decidedBy } = decisionOf(booking, today);
  const date = decidedBy === null ? "" : writeDay(decidedBy, locale);
  const isGuaranteed = certainty === "guaranteed";
  return {
    certainty: fill(texts[certainty], { missing }),
    decision: isGuaranteed ? "" : date ? fill(texts.decidedBy, { date }) : texts.overdue,
    going: isGuaranteed ? texts.going : "",
  };
}

/** Formats the end of a day in local time: "November 25, 2026, 11:59 PM local time (GMT+8)". */
const writeDeadline = (
  day: LocalDate,
  { city }: Pick<BookingRecord, "city">,
  locale: Locale,
): string =>
  fill(catalogues[locale].deadline, {
    day: writeDay(day, locale),
    zone: zoneName(city.time_zone, locale, new Date(`${day}T23:59:59Z`)),
  });

/** Returns the end of free cancellation, a day or a decision; empty once it is over. */
export function freeUntilText(
  booking: BookingRecord,
  terms: CancellationTerms,
  today: LocalDate,
  locale: Locale,
): string {
  if (!isFree(terms, today)) return "";
  const deadline = writeDeadline(terms.freeUntil, booking, locale);
  return endsWithDecision(terms) ? fill(catalogues[locale].untilDecided, { deadline }) : deadline;
}

/** The dates of the cancellation terms; past and missing stages are empty. */
function termsValues(booking: BookingRecord, today: LocalDate, locale: Locale): Values {
  const terms = termsOf(booking, today);
  const texts = catalogues[locale];
  const middle = cancellationTimeline(terms, today).find(({ kind }) => kind === "prepaymentKept");
  const days = middle?.from && middle.to ? writeDays(middle.from, middle.to, locale) : "";
  return {
    freeUntil: freeUntilText(booking, terms, today, locale),
    keptDays: middle?.byDecision ? texts.onceDecided : days,
    startDay: writeDay(terms.start, locale),
  };
}

/** Returns the text on how to cancel, with the refund due today. */
function cancelText(booking: BookingRecord, now: Date, locale: Locale): string {
  const { refund, kept } = refundNow(booking, true, now);
  const share = refundShare({ refund: refund.minor, kept: kept.minor });
  return catalogues[locale].cancelHere[share];
}

/** Returns the chosen kind of cabin and the party's number of them; null if none was chosen. */
export function chosenCabin({ cabin, seats }: BookingRecord, locale: Locale): Booking["cabin"] {
  if (!cabin) return null;
  const { kind, deck, capacity } = cabin;
  return { kind: choiceName(locale, "cabin", kind), deck, count: cabinsFor(seats, capacity) };
}

/** The chosen cabins in words: "Twin cabin × 2, deck 1". */
function cabinText(booking: BookingRecord, locale: Locale): string {
  const cabin = chosenCabin(booking, locale);
  return cabin ? fill(catalogues[locale][cabin.count > 1 ? "cabins" : "cabin"], cabin) : "";
}

/** Returns the party as text: "2 adults, 1 child (aged 7)". Leaves out zero counts. */
export function writeParty(
  {
    adults,
    children,
    children_ages: ages,
  }: Pick<BookingRecord, "adults" | "children" | "children_ages">,
  locale: Locale,
): string {
  const {
    adults: adultForms,
    children: childForms,
    ages: ageForms,
    separator,
  } = catalogues[locale];
  const count = (number: number, forms: Forms) => fill(formFor(number, forms, locale), { number });
  const parts = [
    ...(adults > 0 ? [count(adults, adultForms)] : []),
    ...(children > 0 ? [count(children, childForms)] : []),
  ].join(separator);
  if (children === 0 || !ages || ages.length === 0) return parts;
  const agesText = fill(formFor(ages.at(-1) ?? 0, ageForms, locale), { ages: ages.join(", ") });
  return parts + agesText;
}

type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const formFor = (number: number, forms: Forms, locale: Locale): string =>
  forms[new Intl.PluralRules(locale).select(number)] ?? forms.other;

/** Returns all values that message templates may use, in the reader's language. */
export function bookingValues(
  booking: BookingRecord,
  reader: StorefrontReader,
  now = new Date(),
): Values {
  const { locale } = reader;
  const today = todayIn(booking.city.time_zone, now);
  const money = (minor: number | null) =>
    minor === null ? "" : formatMoney({ minor, currency: booking.currency }, locale);
  const left = (booking.total_minor ?? 0) - booking.paid_minor;
  const meeting = meetingOf(booking, locale);
  const texts = catalogues[locale];
  const priceFacts = {
    total: booking.total_minor,
    prepayment: booking.prepayment_minor,
    paid: booking.paid_minor,
  };
  return {
    number: booking.id,
    name: greetingName(booking),
    phone: booking.phone,
    tour: localise(booking.tour_title, locale),
    dates: writeDates(booking, locale),
    party: writeParty(booking, locale),
    cabin: cabinText(booking, locale),
    // Empty if the booking has a price: templates omit lines with an empty value.
    unpriced: booking.total_minor === null ? booking.children : "",
    organizer: organizerName(booking, locale),
    organizerPhone: isBooked(booking) ? readablePhone(booking.organizer_phone) : "",
    meeting: meetingLine(meeting),
    calendar: `${reader.storefront.address}/spa/arrival.ics?uuid=${booking.uuid}&lang=${locale}`,
    comment: booking.comment ?? "",
    promo: booking.promo ? `${booking.promo.code}, ${money(-booking.promo.off)}` : "",
    total: money(booking.total_minor),
    prepayment: money(booking.prepayment_minor),
    // A certificate may have paid part of it.
    due: money(Math.max(0, (booking.prepayment_minor ?? 0) - booking.paid_minor)),
    paid: money(booking.paid_minor),
    received: booking.ledger.paid > 0 ? money(booking.ledger.paid) : "",
    ...returnsValues(booking.ledger.returns, { currency: booking.currency, locale }),
    // A line with an empty value is left out.
    left: left > 0 ? money(left) : "",
    paidState: fill(texts.paidState[paidState(priceFacts)], { left: money(left) }),
    restUntil: writeDay(addDays(booking.starts_on, -1), locale),
    payUntil: booking.hold_until ? writeMoment(booking.hold_until, booking, reader) : "",
    ...certaintyValues(booking, today, locale),
    ...termsValues(booking, today, locale),
    cancelHere: cancelText(booking, now, locale),
  };
}
