import { deskParts } from "@tropa/domain/people/desk-part";
import { codeChannels } from "@tropa/domain/people/code-channel";
import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { currency, id, image } from "../base/primitives.ts";

/** How a code reaches its reader (docs/product/constants.md#enumerations). */
export const codeSender = z.enum(codeChannels);

/** A country that people live in. */
export const country = z.object({
  /** The number that ISO 3166 gives it: `country_id` of people. */
  id,
  iso_code: z.string(),
  name: z.string(),
  /** Such as "+44"; empty where the country has no telephones of its own. */
  phone_code: z.string(),
  is_primary: z.boolean(),
});

/** The signed-in person as they see themselves (docs/product/accounts-and-sessions.md#profile). */
export const profile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  /** E.164. */
  phone: z.nullable(z.string()),
  country: z.nullable(country),
  avatar: z.nullable(image),
  language: z.enum(locales),
  currency,
  timezone: z.nullable(z.string()),
  is_email_set: z.boolean(),
  is_email_confirmed: z.boolean(),
  is_phone_set: z.boolean(),
  is_phone_confirmed: z.boolean(),
  is_password_set: z.boolean(),
  /** Works for the marketplace: what they may see beyond, `user-info-data` says. */
  is_admin_auth: z.boolean(),
  /** Organizer that the person works for. */
  organizer_id: z.nullable(id),
  /** The `token` of `set-activity`. */
  hash_for_activity: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const accessToken = z.object({
  /** Goes out as `X-Authorization: Bearer`; kept in memory alone (docs/product/accounts-and-sessions.md#sessions). */
  token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
});

/** Somebody is signed in; the refresh token comes beside it as an HttpOnly cookie. */
export const signedIn = z.extend(accessToken, {
  profile,
  /** The account's first sign-in. Whoever reads it has proved that the contact is theirs. */
  is_new: z.optional(z.boolean()),
});
export type SignedIn = z.infer<typeof signedIn>;

/** A code is on its way, and the form goes on to the code step (docs/product/accounts-and-sessions.md#signing-in). */
export const codeSent = z.object({
  /**
   * True: the form goes on to the code step. The answer does not depend on whether the account existed before, so that
   * it reveals nothing about who is registered.
   */
  is_registered: z.boolean(),
  /** The e-mail or phone that the code was sent to: the `login` of the next step. */
  login: z.string(),
  code_length: z.int(),
  /** Seconds until a code can be asked for again. */
  resend_after: z.int(),
  /** How it was sent: the way that was asked for, or the one that reaches this login. */
  code_sender: codeSender,
  /** Why no code was sent, in the reader's language (docs/product/accounts-and-sessions.md#codes). */
  send_error_reason: z.optional(z.string()),
});
export type CodeSent = z.infer<typeof codeSent>;

/** Of staff alone. */
export const permissions = z.object({
  can_use_knowledge: z.boolean(),
  can_view_commission: z.boolean(),
  /** Parts of the staff's desk that they may open. */
  desk_parts: z.array(z.enum(deskParts)),
});

export const success = z.object({ success: z.literal(true) });
