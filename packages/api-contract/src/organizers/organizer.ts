import { locales } from "@tropa/domain/locale";
import { legalForms, sellerKinds } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod/mini";
import { id, image, localDate, personText } from "../base/primitives.ts";

const place = z.object({ id, name: z.string() });
/** Home city; without an id if it is not in the catalogue. */
const home = {
  city: z.object({ id: z.nullable(id), name: z.string() }),
  /** Null if unknown. */
  country: z.nullable(z.object({ id: z.nullable(id), name: z.string(), iso_code: z.string() })),
};

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
  ...home,
  languages: z.array(z.string()),
  is_verified: z.boolean(),
  /** Published tours. */
  tours_count: z.int(),
  /** 0 without reviews. */
  rating: z.number(),
  reviews_count: z.int(),
});
export type OrganizerCard = z.infer<typeof organizerCard>;

/** An organizer in the list of all organizers, with pictures and a quote. */
export const organizerHubCard = z.extend(organizerCard, {
  /** Pictures of their best-known tours, at most three. */
  pictures: z.array(image),
  /** Quote from a recent five-star review in the reader's language; null if there is none. */
  quote: z.nullable(z.object({ text: z.string(), author_name: z.string() })),
});
export type OrganizerHubCard = z.infer<typeof organizerHubCard>;

/** An organizer's page. */
export const organizerPage = z.extend(organizerCard, {
  first_name: z.string(),
  last_name: z.string(),
  about: z.string(),
  /** Day when they started leading tours, as stated by themselves. */
  started_on: localDate,
  /** Day when they joined the marketplace. */
  joined_on: localDate,
  /** Whether their dates are booked without confirmation. */
  marketplace_requests_with_direct_sale: z.boolean(),
  verification: verificationFlags,
  /** Countries where they lead tours, most tours first. */
  countries: z.array(z.object({ ...place.shape, slug: z.string(), tours_count: z.int() })),
  /** Reviews with 1 to 5 stars. */
  rating_counts: z.array(z.int()).check(z.length(5)),
  /** Data from the back office, with `author_data_from_crm=1`; otherwise null. */
  author_data: z.nullable(
    z.object({
      seller_kind: z.enum(sellerKinds),
      legal_form: z.nullable(z.enum(legalForms)),
      /** Completed bookings, and the people who travelled. */
      completed_bookings: z.int(),
      travellers: z.int(),
    }),
  ),
});
export type OrganizerPage = z.infer<typeof organizerPage>;

const optionalText = (longest: number) => z._default(personText(longest), "");

/**
 * Data for a contract with an organizer. Numbers of Russian organizers must have valid check
 * digits.
 */
export const requisites = z.object({
  legal_form: z.enum(legalForms),
  /** Full name of a person, or name of a company. */
  legal_name: personText(300).check(z.minLength(1, { error: "required" })),
  /** Country of registration, whose rules apply to the numbers below. */
  country_id: id,
  /** INN, or what other countries have. */
  tax_id: personText(30).check(z.minLength(1, { error: "required" })),
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

const texts = z.partialRecord(z.enum(locales), z.string());

/** An organizer in the back office's list. */
export const organizerRecordItem = z.object({
  id,
  title: z.string(),
  name: z.string(),
  photo: z.string(),
  ...home,
  is_published: z.boolean(),
  is_verified: z.boolean(),
  tours_count: z.int(),
});

/** An organizer's record as its owner and staff see it (docs/product/accounts-and-sessions.md#organizers). */
export const organizerRecord = z.extend(organizerRecordItem, {
  /** Sent back with an update; if it differs, somebody else has changed the record. */
  version: z.int(),
  first_name: texts,
  last_name: texts,
  about: texts,
  email: z.string(),
  phone: z.string(),
  site: z.nullable(z.string()),
  languages: z.array(z.string()),
  started_on: localDate,
  has_direct_sale: z.boolean(),
  seller_kind: z.enum(sellerKinds),
  requisites: z.nullable(requisites),
  verification: verificationFlags,
  contracts: z.array(
    z.object({
      contract_id: id,
      created_at: z.iso.datetime(),
      /** Null before anything was saved. */
      saved_at: z.nullable(z.iso.datetime()),
      files_count: z.int(),
    }),
  ),
  /** Fields still required for publishing. */
  missing: z.array(z.enum(["about", "photo_id", "requisites"])),
});
export type OrganizerRecord = z.infer<typeof organizerRecord>;
