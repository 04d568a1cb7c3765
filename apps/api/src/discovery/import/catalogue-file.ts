import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { currencies } from "@tropa/domain/money";
import { difficulties } from "@tropa/domain/discovery/tour-fields/field-values";
import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import { discountTypes } from "@tropa/domain/discovery/discount";
import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { areChildPrices } from "@tropa/domain/sales/party/party-price";
import { recogniseVideo } from "@tropa/domain/media/video-host";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { z } from "zod";
import { storedPicture } from "@tropa/text-blocks/stored-block";

/** The file of an import, field by field; `docs/importing.md` says the same in prose. */

const text = z.string().trim().min(1);
const externalId = z.string().regex(/^[\w.:-]{1,64}$/, "1 to 64 letters, digits and _ . : -");
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug: latin letters, digits and dashes");
const date = z.string().refine(isLocalDate, "a date of the calendar, yyyy-mm-dd");
const minor = z.int().positive();
const count = (most: number) => z.int().min(0).max(most);
const picture = z
  .string()
  .refine(
    (value) => storedPicture.safeParse(value).success,
    "a picture: an https address or a path",
  );

/** An optional entry for each language. */
const perLocale = <Schema extends z.ZodType>(schema: Schema) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of them
  Object.fromEntries(locales.map((locale) => [locale, schema.optional()])) as Record<
    Locale,
    z.ZodOptional<Schema>
  >;
const hasReadable = (texts: Partial<Record<Locale, unknown>>) =>
  texts.ru !== undefined || texts.en !== undefined;
/** Readers of a language that a text lacks get it in English or Russian. */
const oneIsThere = { error: "ru or en is needed" };
const inLocales = z.strictObject(perLocale(text)).refine(hasReadable, oneIsThere);
const languages = z.array(z.string().regex(/^[a-z]{2}$/, "a language of two letters")).min(1);

const organizer = z
  .strictObject({
    external_id: externalId,
    title: text,
    first_name: inLocales,
    last_name: inLocales,
    about: inLocales,
    photo: picture,
    email: z.email(),
    phone: z.string().regex(/^\+\d{9,15}$/, "a plus sign and 9 to 15 digits"),
    city: slug.nullable().default(null),
    city_name: text.nullable().default(null),
    city_country: z
      .string()
      .regex(/^[A-Z]{2}$/, "a country of two capital letters")
      .nullable()
      .default(null),
    languages,
    started_on: date,
    is_verified: z.boolean().default(false),
    has_direct_sale: z.boolean().default(false),
  })
  .refine((row) => row.city !== null || row.city_name !== null, {
    path: ["city"],
    message: "a city or a city_name is needed",
  });

const point = {
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
};

const programmeDay = z.strictObject({
  day: z.int().min(1),
  title: text,
  text,
  city: slug.nullable().default(null),
  image: picture.nullable().default(null),
  distance_km: z.number().min(0).nullable().default(null),
  meals: z.array(z.enum(["breakfast", "lunch", "dinner"])).default([]),
  places: z
    .array(z.strictObject({ name: text, ...point }))
    .max(20)
    .default([]),
});

const content = z.strictObject({
  description: z.array(text).min(1),
  highlights: z.array(text).max(8),
  programme: z.array(programmeDay).min(1),
  included: z.array(text),
  excluded: z.array(text),
  meeting_point: z.strictObject({ text, ...point }),
  accommodation_text: z.string(),
  what_to_bring: z.array(text),
  questions: z.array(z.strictObject({ question: text, answer: text })),
});

/** Price lists for languages without a full content of their own. */
const priceLists = z.strictObject({ included: z.array(text), excluded: z.array(text) });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time, hh:mm");

const departure = z
  .strictObject({
    external_id: externalId,
    starts_on: date,
    ends_on: date,
    start_times: z.array(time).default([]),
    price_minor: minor,
    price_without_discount_minor: minor.nullable().default(null),
    discount_type: z.enum(discountTypes).nullable().default(null),
    discount_ends_on: date.nullable().default(null),
    seats_total: z.int().min(1).max(10_000),
    is_guaranteed: z.boolean().default(false),
  })
  .refine((row) => row.ends_on >= row.starts_on, {
    path: ["ends_on"],
    message: "ends before it starts",
  })
  .refine((row) => (row.price_without_discount_minor ?? Infinity) > row.price_minor, {
    path: ["price_without_discount_minor"],
    message: "must be higher than the price",
  })
  .refine((row) => row.discount_type === null || row.price_without_discount_minor !== null, {
    path: ["discount_type"],
    message: "a discount needs price_without_discount_minor",
  });

const video = z
  .string()
  .refine((value) => recogniseVideo(value) !== null, "a video of a known host");

/** Traits may be missing: most files are older than some of them. */
const traits = perTrait((name): z.ZodType => {
  const field = fieldOf(name);
  switch (field.kind) {
    case "choices":
      return z.array(z.enum(field.values)).default([]);
    case "level":
      return z.literal([...field.values]).default(field.values[0]!);
    case "flag":
      return z.boolean().default(false);
    default:
      return z.array(z.string()).default([]);
  }
}) as unknown as { [Column in keyof Traits]: z.ZodType<Traits[Column]> };

const tour = z
  .strictObject({
    external_id: externalId,
    organizer: externalId,
    status: z.enum(["published", "removed", "gone"]).default("published"),
    type: z.enum(["tour", "excursion"]),
    is_cruise: z.boolean().default(false),
    title: inLocales,
    summary: inLocales,
    emoji: text.nullable().default(null),
    images: z.array(picture).min(1),
    image_captions: z.record(picture, z.strictObject(perLocale(text))).default({}),
    cities: z.array(slug).min(1),
    rest_kinds: z.array(slug).min(1),
    collections: z.array(slug).default([]),
    ...traits,
    languages,
    difficulty: z.literal(difficulties),
    min_age: count(99).default(0),
    max_group_size: z.int().min(1).max(10_000),
    min_group_size: z.int().min(1).default(1),
    decided_days: count(365).default(14),
    child_prices: z
      .array(
        z.strictObject({
          from_age: count(MAX_CHILD_AGE),
          to_age: count(MAX_CHILD_AGE),
          percent: count(100),
        }),
      )
      .refine(areChildPrices, {
        error: "an age stands in two rules, or a rule ends before it begins",
      })
      .default([]),
    video_url: video.nullable().default(null),
    stories: z
      .array(z.strictObject({ title: inLocales, images: z.array(picture).min(1).max(20) }))
      .max(12)
      .default([]),
    duration_days: count(365),
    duration_nights: count(365),
    duration_hours: count(24).default(0),
    currency: z.enum(currencies),
    is_dates_preliminary: z.boolean().default(false),
    request_period: z
      .strictObject({ start: date, end: date, price_minor: minor })
      .nullable()
      .default(null),
    cancellation_days: count(365).default(14),
    prepayment_percent: z.int().min(5).max(100).default(15),
    content: z
      .strictObject({
        ...perLocale(content),
        price_lists: z.strictObject(perLocale(priceLists)).optional(),
      })
      .refine(hasReadable, oneIsThere),
    dates: z.array(departure).default([]),
  })
  .refine((row) => row.dates.length > 0 || row.request_period !== null, {
    path: ["dates"],
    message: "a tour needs dates or a request_period",
  })
  .refine(
    (row) => row.request_period === null || row.request_period.end >= row.request_period.start,
    {
      path: ["request_period", "end"],
      message: "ends before it starts",
    },
  )
  .refine((row) => (row.type === "excursion" ? row.duration_hours > 0 : row.duration_days > 0), {
    path: ["duration_days"],
    message: "a tour needs duration_days, an excursion duration_hours",
  })
  .refine((row) => row.min_group_size <= row.max_group_size, {
    path: ["min_group_size"],
    message: "more than max_group_size",
  })
  .refine((row) => new Set(row.dates.map((own) => own.external_id)).size === row.dates.length, {
    path: ["dates"],
    message: "two dates have the same external_id",
  });

const perMonth = <Figure extends z.ZodType>(figure: Figure) =>
  z.array(figure).length(12, "twelve figures, January to December");

/** The usual weather of a city, or of all cities of a region: means of many years. */
const climate = z
  .strictObject({
    city: slug.optional(),
    region: slug.optional(),
    day: perMonth(z.int().min(-60).max(60)),
    night: perMonth(z.int().min(-70).max(50)),
    wet_days: perMonth(z.int().min(0).max(31)),
    water: perMonth(z.int().min(-2).max(40).nullable()).nullable().default(null),
    best_months: z.array(z.int().min(1).max(12)).default([]),
  })
  .refine((row) => (row.city === undefined) !== (row.region === undefined), {
    path: ["city"],
    message: "a climate is of a city or of a region, and of one of them",
  })
  .superRefine(({ day, night }, context) => {
    for (const [month, degrees] of night.entries())
      if (degrees > (day[month] ?? Infinity))
        context.addIssue({
          code: "custom",
          path: ["night", month],
          message: "warmer than the day",
        });
  });

/** The outer shape of a file; rows are checked one by one by `rowSchemas`. */
export const catalogueFile = z.object({
  format: z.literal("tropa-catalogue-1"),
  organizers: z.array(z.unknown()).default([]),
  tours: z.array(z.unknown()).default([]),
  climates: z.array(z.unknown()).default([]),
});

export const rowSchemas = { organizer, tour, climate } as const;

export type OrganizerEntry = z.infer<typeof organizer>;
export type ClimateEntry = z.infer<typeof climate>;
export type TourEntry = z.infer<typeof tour>;
export type DateEntry = TourEntry["dates"][number];
