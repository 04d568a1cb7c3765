import { deskParts } from "@tropa/domain/people/desk-part";
import { codeChannels } from "@tropa/domain/people/code-channel";
import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { currency, id, image } from "../base/primitives.ts";

/** Channel by which a code is delivered (docs/product/constants.md#enumerations). */
export const codeSender = z.enum(codeChannels);

/** A country that people live in. */
export const country = z.object({
  /** Its ISO 3166 number, used as `country_id` of people. */
  id,
  iso_code: z.string(),
  name: z.string(),
  /** Such as "+44"; empty if the country has no numbering plan of its own. */
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
  /** Works for the marketplace; `user-info-data` returns their permissions. */
  is_admin_auth: z.boolean(),
  /** Organizer that the person works for. */
  organizer_id: z.nullable(id),
  /** The `token` of `set-activity`. */
  hash_for_activity: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const accessToken = z.object({
  /**
   * Sent as `X-Authorization: Bearer`; kept only in memory
   * (docs/product/accounts-and-sessions.md#sessions).
   */
  token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
});

/** A successful sign-in; the refresh token is set as an HttpOnly cookie. */
export const signedIn = z.extend(accessToken, {
  profile,
  /** The account's first sign-in. The caller has proved that the contact is theirs. */
  is_new: z.optional(z.boolean()),
});
export type SignedIn = z.infer<typeof signedIn>;

/**
 * A code was sent; the form continues with the code step
 * (docs/product/accounts-and-sessions.md#signing-in).
 */
export const codeSent = z.object({
  /**
   * True: the form continues with the code step. Does not depend on whether the account existed, so
   * that it does not reveal who is registered.
   */
  is_registered: z.boolean(),
  /** The e-mail or phone that received the code: the `login` of the next step. */
  login: z.string(),
  code_length: z.int(),
  /** Seconds until another code can be requested. */
  resend_after: z.int(),
  /** Channel that was used: the requested one, or one that reaches this login. */
  code_sender: codeSender,
  /** Why no code was sent, in the reader's language (docs/product/accounts-and-sessions.md#codes). */
  send_error_reason: z.optional(z.string()),
});
export type CodeSent = z.infer<typeof codeSent>;

/** Permissions of staff. */
export const permissions = z.object({
  can_use_knowledge: z.boolean(),
  can_view_commission: z.boolean(),
  /** Parts of the staff's desk that they may open. */
  desk_parts: z.array(z.enum(deskParts)),
});

export const success = z.object({ success: z.literal(true) });
