import { locales } from "@tropa/domain/locale";
import { sellerKinds } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod/mini";
import { requiredEmail } from "../base/contact-fields.ts";
import { homeCity } from "../people/calls-home-cities.ts";
import { requiredPhone } from "../base/phone-fields.ts";
import { id, localDate, personText } from "../base/primitives.ts";
import { requisites } from "./organizer.ts";

// Apart from what is read of organizers: who only reads needs no numbering plans of phones.

/** A text in some of the languages; what is missing falls back to English, then to Russian. */
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

/** A record as it is written; every part but `version` may be left out of an update and stays as it is. */
export const organizerForm = z.object({
  title: personText(200).check(z.minLength(1, { error: "required" })),
  first_name: localised(shortText),
  last_name: localised(shortText),
  about: z.optional(localised(personText(5000))),
  /** An image that the caller has uploaded. */
  photo_id: z.optional(id),
  email: requiredEmail,
  phone: requiredPhone,
  /** Empty: none. */
  site: z.optional(
    z.union([z.literal(""), z.url({ protocol: /^https?$/, error: "url" }).check(z.maxLength(300))]),
  ),
  /** A place of the catalogue. */
  city_id: z.optional(id),
  /** Where they are at home, wherever that is; of a new record one of the two has to be given. */
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

/** A record that staff make for somebody. */
export const newOrganizerForm = z.extend(organizerForm, {
  /** The confirmed e-mail or phone of the account that will work with it; empty: nobody yet. */
  owner: z._default(personText(254), ""),
});
