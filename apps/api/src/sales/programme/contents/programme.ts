import type { Tour } from "@tropa/api-contract/discovery/tour";
import { fill } from "@tropa/domain/text/fill";
import type { Locale } from "@tropa/domain/locale";
import { durationUnits } from "@tropa/domain/text/plural";
import { formatMoney } from "@tropa/domain/money";
import { choiceName, languageName } from "../../../discovery/catalogue/catalogue.ts";
import type { StorefrontReader } from "../../../platform/storefronts/storefront.ts";
import { paperBrand } from "../../../platform/paper/paper-brand.ts";
import type { PaperBrand } from "../../../platform/paper/paper-brand.ts";
import { countText, textsOf, formatDate, formatMonth, formatDateRange } from "./texts.ts";
import type { ProgrammeTexts } from "./texts.ts";

/** The content of a printed programme, with all texts final. Equal programmes print equal bytes. */
export interface Programme {
  locale: Locale;
  brand: PaperBrand;
  /** The day that prices and dates are from. */
  madeOn: string;
  texts: ProgrammeTexts;
  kicker: string;
  title: string;
  location: string;
  summary: string;
  /** The tour's page. */
  link: string;
  /** Image key or address; null without a picture. */
  cover: string | null;
  rating: string | null;
  facts: { label: string; value: string }[];
  price: { amount: string; was: string | null; notes: string[] };
  note: string | null;
  highlights: string[];
  daysTitle: string;
  days: { label: string; title: string; text: string; meta: string; picture: string | null }[];
  dates: { range: string; seats: string; isBusy: boolean; price: string; was: string | null }[];
  datesNotes: string[];
  included: string[];
  excluded: string[];
  bring: string[];
  accommodation: string;
  meeting: { text: string; map: string };
  cancellation: string[];
  organizer: { name: string; facts: string; about: string; photo: string | null } | null;
}

const mostDates = 14;
const mostHighlights = 6;

interface Circumstances extends StorefrontReader {
  link: string;
  today: string;
}

/** Builds the printed programme from a tour's page. */
export function programmeOf(tour: Tour, how: Circumstances): Programme {
  const { locale } = how;
  const texts = textsOf(locale);
  const brand = paperBrand(how);
  return {
    locale,
    brand,
    madeOn: how.today,
    texts,
    kicker: kickerOf(tour, texts),
    title: tour.title,
    location: tour.location,
    summary: tour.summary,
    link: how.link,
    cover: tour.images[0]?.image ?? null,
    rating:
      tour.reviews_count > 0
        ? `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(tour.rating)} · ${countText(locale, texts.reviews, tour.reviews_count)}`
        : null,
    facts: factsOf(tour, texts, locale),
    price: priceOf(tour, texts, locale),
    note: tour.content_locale === locale ? null : texts.contentInEnglish,
    highlights: tour.highlights.slice(0, mostHighlights),
    daysTitle: tour.duration.days > 0 ? texts.byDay : texts.bySteps,
    days: daysOf(tour, texts),
    ...datesOf(tour, texts, how),
    included: tour.included,
    excluded: tour.excluded,
    bring: tour.what_to_bring,
    accommodation: tour.accommodation_text,
    meeting: { text: tour.meeting_point.text, map: mapOf(tour.meeting_point) },
    cancellation: [
      countText(locale, texts.cancelFull, Math.max(1, tour.cancellation_days)),
      texts.cancelUndecided,
      fill(texts.cancelKept, { percent: tour.prepayment_percent }),
      texts.cancelNone,
    ],
    organizer: brand.showsOrganizers ? organizerOf(tour, texts, locale) : null,
  };
}

function kickerOf(tour: Tour, texts: ProgrammeTexts): string {
  if (tour.is_cruise) return texts.cruise;
  return tour.duration.days > 0 ? texts.programme : texts.excursion;
}

function factsOf(tour: Tour, texts: ProgrammeTexts, locale: Locale): Programme["facts"] {
  const forms = { day: texts.days, night: texts.nights, hour: texts.hours };
  const duration = durationUnits(locale, tour.duration)
    .map(({ unit, count }) => countText(locale, forms[unit], count))
    .join(", ");
  const next = tour.variants.find((variant) => !variant.is_busy);
  const facts = [
    { label: texts.facts.duration, value: duration },
    { label: texts.facts.group, value: countText(locale, texts.groupUpTo, tour.max_group_size) },
    {
      label: texts.facts.age,
      value: tour.min_age > 0 ? countText(locale, texts.ageFrom, tour.min_age) : texts.anyAge,
    },
    {
      label: texts.facts.difficulty,
      value: choiceName(locale, "difficulty", String(tour.difficulty)),
    },
    {
      label: texts.facts.comfort,
      value: tour.comfort.map((level) => choiceName(locale, "comfort", level)).join(", "),
    },
    {
      label: texts.facts.languages,
      value: tour.languages.map((code) => languageName(locale, code)).join(", "),
    },
    { label: texts.facts.next, value: next ? formatDateRange(next.start, next.end, locale) : "" },
  ];
  return facts
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => ({ label, value: capitalise(value, locale) }));
}

function capitalise(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function priceOf(tour: Tour, texts: ProgrammeTexts, locale: Locale): Programme["price"] {
  const { currency } = tour;
  const amount = formatMoney({ minor: tour.price, currency }, locale);
  const was = tour.price_without_discount;
  return {
    amount: tour.is_need_show_price_from ? fill(texts.priceFrom, { amount }) : amount,
    was: was !== null && was > tour.price ? formatMoney({ minor: was, currency }, locale) : null,
    notes: [texts.perPerson, fill(texts.prepayment, { percent: tour.prepayment_percent })],
  };
}

function daysOf(tour: Tour, texts: ProgrammeTexts): Programme["days"] {
  const label = tour.duration.days > 0 ? texts.day : texts.step;
  return tour.programme.map((day) => ({
    label: fill(label, { number: day.day }),
    title: day.title,
    text: day.text,
    meta: [
      ...(day.distance_km ? [fill(texts.distance, { value: day.distance_km })] : []),
      ...day.meals.map((meal) => texts.meals[meal]),
    ].join(" · "),
    picture: day.image?.image ?? null,
  }));
}

function datesOf(
  tour: Tour,
  texts: ProgrammeTexts,
  { locale, today }: Circumstances,
): Pick<Programme, "dates" | "datesNotes"> {
  const shown = tour.variants.slice(0, mostDates);
  const { currency } = tour;
  const isConverted = tour.currency !== tour.original_currency;
  const priced = fill(isConverted ? texts.ratesNote : texts.priceNote, {
    currency,
    // "2027 г." ends in a full stop already.
    date: formatDate(today, locale).replace(/\.$/, ""),
  });
  return {
    dates: shown.map((date) => ({
      range: [formatDateRange(date.start, date.end, locale), date.times.join(", ")]
        .filter(Boolean)
        .join(", "),
      seats: date.is_busy ? texts.soldOut : countText(locale, texts.seats, date.seats_left),
      isBusy: date.is_busy,
      price: formatMoney({ minor: date.price, currency }, locale),
      was:
        date.discount && date.price_without_discount !== null
          ? formatMoney({ minor: date.price_without_discount, currency }, locale)
          : null,
    })),
    datesNotes: [
      ...periodOf(tour, texts, locale),
      ...(shown.length === 0 && !tour.use_request_period ? [texts.noDates] : []),
      ...(tour.variants.length > shown.length ? [texts.datesMore] : []),
      priced,
    ],
  };
}

function periodOf(tour: Tour, texts: ProgrammeTexts, locale: Locale): string[] {
  const { request_period_start: start, request_period_end: end } = tour;
  const from = start === null ? "" : formatDate(start, locale);
  const to = end === null ? "" : formatDate(end, locale);
  if (from !== "" && to !== "") return [fill(texts.anyFrom, { from, to })];
  if (from !== "") return [fill(texts.anySince, { from })];
  return to === "" ? [] : [fill(texts.anyUntil, { to })];
}

function organizerOf(
  tour: Tour,
  texts: ProgrammeTexts,
  locale: Locale,
): NonNullable<Programme["organizer"]> {
  const { organizer } = tour;
  return {
    name: organizer.name,
    facts: [
      ...(organizer.is_verified ? [texts.verified] : []),
      countText(locale, texts.tours, organizer.tours_count),
      fill(texts.since, { date: formatMonth(organizer.started_on, locale) }),
    ].join(" · "),
    about: organizer.about,
    photo: organizer.photo,
  };
}

function mapOf({ lat, lng }: Tour["meeting_point"]): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
}
