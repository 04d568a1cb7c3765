import { locales } from "@tropa/domain/locale";
import { sellerKinds } from "@tropa/domain/organizers/organizer-kinds";
import { z } from "zod";
import { requiredEmail } from "../base/contact-fields.ts";
import { homeCity } from "../people/calls-home-cities.ts";
import { requiredPhone } from "../base/phone-fields.ts";
import { id, localDate, personText } from "../base/primitives.ts";
import { requisites } from "./organizer.ts";

// Apart from what is read of organizers: who only reads needs no numbering plans of phones.

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
  /** A place of the catalogue. */
  city_id: id.optional(),
  /** Where they are at home, wherever that is; of a new record one of the two has to be given. */
  city: homeCity.optional(),
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
