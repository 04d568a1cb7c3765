import { locales } from "@tropa/domain/locale";
import { legalForms, sellerKinds } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod";
import { requiredEmail } from "../base/contact-fields.ts";
import { requiredPhone } from "../base/phone-fields.ts";
import { id, localDate, personText } from "../base/primitives.ts";

const place = z.object({ id, name: z.string() });

/** Verification of an organizer (docs/product/organizers.md#verification). */
export const verificationFlags = z.object({
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  is_passport_verified: z.boolean(),
});

/** An organizer in a list. */
export const organizerCard = z.object({
  id,
  title: z.string(),
  /** First and last name in the reader's language. */
  name: z.string(),
  /** URL template with `{size}`. */
  photo: z.string(),
  city: place,
  country: place,
  languages: z.array(z.string()),
  is_verified: z.boolean(),
  /** Published tours. */
  tours_count: z.number().int(),
  /** 0 without reviews. */
  rating: z.number(),
  reviews_count: z.number().int(),
});
export type OrganizerCard = z.infer<typeof organizerCard>;

/** An organizer's page. */
export const organizerPage = organizerCard.extend({
  first_name: z.string(),
  last_name: z.string(),
  about: z.string(),
  started_on: localDate,
  /** Their dates are booked at once, without their word. */
  marketplace_requests_with_direct_sale: z.boolean(),
  verification: verificationFlags,
  /** Where they lead tours, most tours first. */
  countries: z.array(z.object({ ...place.shape, slug: z.string(), tours_count: z.number().int() })),
  /** Reviews with 1 to 5 stars. */
  rating_counts: z.array(z.number().int()).length(5),
  /** What the back office knows, with `author_data_from_crm=1`; else null. */
  author_data: z
    .object({
      seller_kind: z.enum(sellerKinds),
      legal_form: z.enum(legalForms).nullable(),
      /** Journeys that were completed, and people who went on them. */
      completed_bookings: z.number().int(),
      travellers: z.number().int(),
    })
    .nullable(),
});
export type OrganizerPage = z.infer<typeof organizerPage>;

/** A text in some of the languages; what is missing falls back to English, then to Russian. */
const localised = (text: z.ZodType<string, string>) =>
  z
    .object(
      Object.fromEntries(locales.map((locale) => [locale, text.optional()])) as Record<
        (typeof locales)[number],
        z.ZodOptional<typeof text>
      >,
    )
    .refine((texts) => Object.values(texts).some((given) => given), { error: "required" });

const shortText = personText(100);
const optionalText = (longest: number) => personText(longest).default("");

/** What a contract with an organizer needs. Numbers of Russian organizers are checked by their check digits. */
export const requisites = z.object({
  legal_form: z.enum(legalForms),
  /** Of a person, the full name; of a company, its name. */
  legal_name: personText(300).min(1, { error: "required" }),
  /** Of registration: its rules hold for the numbers below. */
  country_id: id,
  /** INN, or what other countries have. */
  tax_id: personText(30).min(1, { error: "required" }),
  /** OGRN or OGRNIP, or what other countries have. */
  registration_number: optionalText(30),
  kpp: optionalText(9),
  address: optionalText(500),
  bank_name: optionalText(200),
  /** BIK or SWIFT. */
  bank_code: optionalText(11),
  /** Account number or IBAN. */
  bank_account: optionalText(40),
});
export type Requisites = z.output<typeof requisites>;

const language = z.string().regex(/^[a-z]{2}$/);

/** A record as it is written; every part but `version` may be left out of an update and stays as it is. */
export const organizerForm = z.object({
  title: personText(200).min(1, { error: "required" }),
  first_name: localised(shortText),
  last_name: localised(shortText),
  about: localised(personText(5000)).optional(),
  /** An image that the caller has uploaded. */
  photo_id: id.optional(),
  email: requiredEmail,
  phone: requiredPhone,
  /** Empty: none. */
  site: z.union([z.literal(""), z.url({ protocol: /^https?$/, error: "url" }).max(300)]).optional(),
  city_id: id,
  languages: z.array(language).min(1).max(20).optional(),
  started_on: localDate.optional(),
  requisites: requisites.optional(),
  /** Staff alone. */
  has_direct_sale: z.boolean().optional(),
  /** Staff alone. */
  seller_kind: z.enum(sellerKinds).optional(),
});
export type OrganizerForm = z.output<typeof organizerForm>;

/** A record that staff make for somebody. */
export const newOrganizerForm = organizerForm.extend({
  /** The confirmed e-mail or phone of the account that will work with it; empty: nobody yet. */
  owner: personText(254).default(""),
});

const texts = z.partialRecord(z.enum(locales), z.string());

/** An organizer in the back office's list. */
export const organizerRecordItem = z.object({
  id,
  title: z.string(),
  name: z.string(),
  photo: z.string(),
  city: place,
  country: place,
  is_published: z.boolean(),
  is_verified: z.boolean(),
  tours_count: z.number().int(),
});

/** An organizer's record as its owner and staff see it (docs/product/accounts-and-sessions.md#organizers). */
export const organizerRecord = organizerRecordItem.extend({
  /** Comes back with an update; another one means that somebody else has changed the record. */
  version: z.number().int(),
  first_name: texts,
  last_name: texts,
  about: texts,
  email: z.string(),
  phone: z.string(),
  site: z.string().nullable(),
  languages: z.array(z.string()),
  started_on: localDate,
  has_direct_sale: z.boolean(),
  seller_kind: z.enum(sellerKinds),
  requisites: requisites.nullable(),
  verification: verificationFlags,
  contracts: z.array(
    z.object({
      contract_id: id,
      created_at: z.iso.datetime(),
      /** Null while nothing was filled in. */
      saved_at: z.iso.datetime().nullable(),
      files_count: z.number().int(),
    }),
  ),
  /** Fields that publishing still asks for. */
  missing: z.array(z.enum(["about", "photo_id", "requisites"])),
});
export type OrganizerRecord = z.infer<typeof organizerRecord>;
