import { locales } from "@tropa/domain/locale";
import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { currencies } from "@tropa/domain/money";
import { discountTypes } from "@tropa/domain/discovery/discount";
import { addDays } from "@tropa/domain/time/local-date";
import fc from "fast-check";

/** Tours for imports, with any value in each field, as an import reads them: what is optional is there. */

const text = fc
  .string({ minLength: 1, unit: "grapheme" })
  .map((words) => `«${words.replaceAll("\0", "")}»`);
const texts = fc.array(text, { maxLength: 3 });
/** In Russian or English at least, and in any other languages. */
const inLocales = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    ...(["ru", "en"] as const).map((needed) =>
      fc.record(Object.fromEntries(locales.map((locale) => [locale, value])), {
        requiredKeys: [needed],
      }),
    ),
  );
const picture = fc
  .webUrl({ validSchemes: ["https"] })
  .filter((url) => !url.includes("#") && url.length < 400)
  .map((url) => `${url}#8a6a50`);
const pictures = fc.array(picture, { minLength: 1, maxLength: 3 });
const degrees = {
  lat: fc.integer({ min: -90, max: 90 }),
  lng: fc.integer({ min: -180, max: 180 }),
};
const city = fc.constantFrom("baikal", "kazan", "istanbul", "tromso");
const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-01-01", days));
const minor = fc.integer({ min: 1, max: 2_000_000_000 });

const content = fc.record({
  description: fc.array(text, { minLength: 1, maxLength: 2 }),
  highlights: texts,
  programme: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 9 }),
      title: text,
      text,
      city: fc.option(city),
      image: fc.option(picture),
      distance_km: fc.option(fc.integer({ min: 0, max: 90 })),
      meals: fc.subarray(["breakfast", "lunch", "dinner"]),
      places: fc.array(fc.record({ name: text, ...degrees }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  included: texts,
  excluded: texts,
  meeting_point: fc.record({ text, ...degrees }),
  accommodation_text: fc.oneof(text, fc.constant("")),
  what_to_bring: texts,
  questions: fc.array(fc.record({ question: text, answer: text }), { maxLength: 2 }),
});

const departure = fc
  .record({
    starts_on: date,
    days: fc.nat(9),
    start_times: fc.subarray(["09:00", "23:59"]),
    price_minor: minor,
    more: fc.option(fc.integer({ min: 1, max: 1000 })),
    discount_type: fc.option(fc.constantFrom(...discountTypes)),
    discount_ends_on: fc.option(date),
    seats_total: fc.integer({ min: 1, max: 10_000 }),
    is_guaranteed: fc.boolean(),
  })
  .map(({ days, more, discount_type, ...own }) => ({
    ...own,
    ends_on: addDays(own.starts_on, days),
    price_without_discount_minor: more === null ? null : own.price_minor + more,
    discount_type: more === null ? null : discount_type,
  }));

const traits = perTrait((name): fc.Arbitrary<unknown> => {
  const field = fieldOf(name);
  switch (field.kind) {
    case "choices":
      return fc.subarray([...field.values]);
    case "level":
      return fc.constantFrom(...field.values);
    case "flag":
      return fc.boolean();
    default:
      return fc.subarray(["ru", "en", "fr"], { minLength: 1 });
  }
});

/** Any tour that an import takes, of the organizer and the places of the example catalogue. */
export const anyTour = fc
  .record({
    external_id: fc.constant(""),
    organizer: fc.constant("north-wind"),
    status: fc.constant("published"),
    type: fc.constantFrom("tour", "excursion"),
    is_cruise: fc.boolean(),
    title: inLocales(text),
    summary: inLocales(text),
    emoji: fc.option(fc.constantFrom("⛵", "🏔️")),
    images: pictures,
    image_captions: fc
      .array(fc.tuple(picture, inLocales(text)), { maxLength: 2 })
      .map((captions) => Object.fromEntries(captions)),
    cities: fc.uniqueArray(city, { minLength: 1 }),
    rest_kinds: fc.shuffledSubarray(["sightseeing", "hiking", "rafting"], { minLength: 1 }),
    collections: fc.constant([]),
    ...traits,
    min_age: fc.nat(99),
    max_group_size: fc.integer({ min: 9, max: 10_000 }),
    min_group_size: fc.integer({ min: 1, max: 9 }),
    decided_days: fc.nat(365),
    child_prices: fc.constantFrom([], [{ from_age: 0, to_age: 10, percent: 50 }]),
    video_url: fc.option(fc.constant("https://www.youtube.com/watch?v=aqz-KE-bpKQ")),
    stories: fc.array(fc.record({ title: inLocales(text), images: pictures }), { maxLength: 2 }),
    duration_days: fc.integer({ min: 1, max: 365 }),
    duration_nights: fc.nat(365),
    duration_hours: fc.integer({ min: 1, max: 24 }),
    currency: fc.constantFrom(...currencies),
    is_dates_preliminary: fc.boolean(),
    request_period: fc.option(
      fc.record({ start: date, days: fc.nat(99), price_minor: minor }).map(({ days, ...own }) => ({
        ...own,
        end: addDays(own.start, days),
      })),
      { freq: 2 },
    ),
    cancellation_days: fc.nat(365),
    prepayment_percent: fc.integer({ min: 5, max: 100 }),
    content: inLocales(content),
    dates: fc.array(departure, { maxLength: 4 }),
  })
  .map((tour) => ({
    ...tour,
    // A tour with departures has their price, not that of its period. Departures are in their order.
    dates:
      tour.request_period === null
        ? tour.dates
            .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
            .map((own, index) => ({ external_id: String(index), ...own }))
        : [],
  }))
  .filter((tour) => tour.dates.length > 0 || tour.request_period !== null);
