import { fullName } from "@tropa/domain/people/full-name";
import type { Profile } from "@tropa/api-contract/people/account";
import type { updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { uploadedImageTemplate } from "../../platform/files/file-links.ts";
import { findAccount, touchAccount } from "./account-store.ts";
import type { Account } from "./account-store.ts";
import { countryCode, countryOf } from "../countries/countries.ts";
import type { CountryReader } from "../countries/countries.ts";
import { emailOf, phoneOf } from "../contacts/contacts.ts";
import { setCountryCode, setUnconfirmedContact, updateProfile } from "./profile-store.ts";

/** Placeholder colour of a loading photo. */
const avatarColour = "#b8c4c8";

/** A signed token with which a page reports its person as online; gives no other access. */
function activityHash({ config }: Pick<ApiContext, "config">, accountId: number): string {
  return createHmac("sha256", config.signingKey)
    .update(`activity/${accountId}`)
    .digest("base64url");
}

export function profileAnswer(
  context: Pick<ApiContext, "config">,
  account: Account,
  reader: CountryReader,
): Profile {
  const { country_code, avatar_uuid } = account;
  const alt = fullName(account);
  return {
    id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    phone: account.phone,
    country: countryOf(country_code, reader),
    avatar: avatar_uuid
      ? { image: uploadedImageTemplate(avatar_uuid), alt, color: avatarColour }
      : null,
    language: account.language,
    currency: account.currency,
    timezone: account.timezone,
    is_email_set: account.email !== null,
    is_email_confirmed: account.email_confirmed_at !== null,
    is_phone_set: account.phone !== null,
    is_phone_confirmed: account.phone_confirmed_at !== null,
    is_password_set: account.password_hash !== null,
    is_admin_auth: account.is_staff,
    organizer_id: account.organizer_id,
    hash_for_activity: activityHash(context, account.id),
  };
}

/** Returns the account of somebody who is signed in. */
export async function ownAccount(client: Queryable, id: number): Promise<Account> {
  const account = await findAccount(client, id);
  // Deleted after the token was checked.
  if (!account) throw new ApiError("unauthorized");
  return account;
}

export async function readProfile(
  context: ApiContext,
  accountId: number,
  reader: CountryReader,
): Promise<Profile> {
  return profileAnswer(context, await ownAccount(context.pool, accountId), reader);
}

/** Changes the given fields, all or none. */
export async function changeProfile(
  { pool }: ApiContext,
  accountId: number,
  form: BodyOf<typeof updateProfileCall>,
): Promise<void> {
  const contacts = [
    form.email === undefined ? null : emailOf("email", form.email),
    form.phone === undefined ? null : phoneOf("phone", form.phone),
  ];
  await inTransaction(pool, async (client) => {
    await updateProfile(client, accountId, form);
    for (const contact of contacts) {
      if (contact && !(await setUnconfirmedContact(client, accountId, contact)))
        throw fieldError(contact.kind, "contactConfirmed");
    }
    if (form.country_id !== undefined) await setCountry(client, accountId, form.country_id);
  });
}

/** Returns the country code of a numeric ISO 3166 code. Throws a field error if it is unknown. */
export async function setCountry(
  client: Queryable,
  accountId: number,
  number: number | null,
): Promise<void> {
  const code = number === null ? null : countryCode(number);
  if (number !== null && code === null) throw fieldError("country_id", "incorrect");
  await setCountryCode(client, accountId, code);
}

/** Handles a ping of an open page. */
export async function recordActivity(
  context: ApiContext,
  accountId: number,
  token: string,
): Promise<void> {
  const [own, given] = [activityHash(context, accountId), token].map((text) => Buffer.from(text));
  if (!own || !given || own.length !== given.length || !timingSafeEqual(own, given))
    throw new ApiError("forbidden");
  await touchAccount(context.pool, accountId);
}
