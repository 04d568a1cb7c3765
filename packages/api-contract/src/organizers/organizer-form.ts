import { locales } from "@tropa/domain/locale";
import { sellerKinds } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod/mini";
import { requiredEmail } from "../base/contact-fields.ts";
import { homeCity } from "../people/calls-home-cities.ts";
import { requiredPhone } from "../base/phone-fields.ts";
import { id, localDate, personText } from "../base/primitives.ts";
import { requisites } from "./organizer.ts";

// Separate from schemas for reading organizers, which need no numbering plans of phones.

/** A text in some languages; missing ones fall back to English, then to Russian. */
const localised = (text: z.ZodMiniType<string, string>) =>
  z
    .object(
      Object.fromEntries(locales.map((locale) => [locale, z.optional(text)])) as Record<
        (typeof locales)[number],
        z.ZodMiniOptional<typeof text>
      >,
    )
    .check(z.refine((texts) => Object.values(texts).some((given) => given), { error: "required" }));

const shortText = personText(100);

const language = z.string().check(z.regex(/^[a-z]{2}$/));

/**
 * A submitted record. In an update, all fields but `version` may be omitted and then stay
 * unchanged.
 */
export const organizerForm = z.object({
  title: personText(200).check(z.minLength(1, { error: "required" })),
  first_name: localised(shortText),
  last_name: localised(shortText),
  about: z.optional(localised(personText(5000))),
  /** Id of an image uploaded by the caller. */
  photo_id: z.optional(id),
  email: requiredEmail,
  phone: requiredPhone,
  /** Empty: none. */
  site: z.optional(
    z.union([z.literal(""), z.url({ protocol: /^https?$/, error: "url" }).check(z.maxLength(300))]),
  ),
  /** A place of the catalogue. */
  city_id: z.optional(id),
  /** Home city, anywhere; a new record needs this or `city_id`. */
  city: z.optional(homeCity),
  languages: z.optional(z.array(language).check(z.minLength(1), z.maxLength(20))),
  started_on: z.optional(localDate),
  requisites: z.optional(requisites),
  /** Staff alone. */
  has_direct_sale: z.optional(z.boolean()),
  /** Staff alone. */
  seller_kind: z.optional(z.enum(sellerKinds)),
});
export type OrganizerForm = z.output<typeof organizerForm>;

/** A record that staff create for somebody. */
export const newOrganizerForm = z.extend(organizerForm, {
  /** Confirmed e-mail or phone of the account that will manage it; empty for nobody yet. */
  owner: z._default(personText(254), ""),
});
