import type { SignedIn } from "@tropa/api-contract/people/account";
import { maskEmail, maskPhone } from "@tropa/domain/forms/masks";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { RedirectAnswer } from "../../server/redirect.ts";
import { mergeFavourites } from "../../discovery/favourites/favourites.ts";
import {
  claimBookings,
  fillAccount,
  findAccount,
  findAccountByContact,
  insertAccount,
  ownAccount,
  profileAnswer,
  touchAccount,
} from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { refuseBlocked } from "../blocks/blocks.ts";
import { countryCode } from "../countries/countries.ts";
import { checkCode, giveBackAllowance, minutesOf, takeAllowance, useCode } from "../codes/codes.ts";
import { contactOf, homeOf, parseContact } from "../contacts/contacts.ts";
import type { Contact } from "../contacts/contacts.ts";
import { rememberDevice } from "../known-devices/known-devices.ts";
import { accountByPasskey } from "../passkeys/passkeys.ts";
import { createToken, isPassword, readToken, useToken } from "../passwords/passwords.ts";
import type { Registration } from "./registration.ts";
import { accessSeconds, deviceOf, startSession } from "../sessions/sessions.ts";

/** A completed sign-in: the answer, and the cookies' values. */
export interface SignIn {
  answer: SignedIn;
  refreshToken: string;
  /** The mark of the known device. */
  device: string;
}

export async function startSignIn(
  context: ApiContext,
  client: Client,
  accountId: number,
  caller: Caller,
): Promise<SignIn> {
  await claimBookings(client, accountId);
  const account = await ownAccount(client, accountId);
  const isFirst = account.seen_at === null;
  await touchAccount(client, accountId);
  const device = await rememberDevice(context, client, { account, caller, isFirst });
  const { accessToken, refreshToken } = await startSession(context, client, {
    accountId,
    storefront: caller.storefront.id,
    device: deviceOf(context.config, caller.headers),
  });
  const profile = profileAnswer(context, account, caller);
  return {
    answer: { token: accessToken, expires_in: accessSeconds, profile, is_new: isFirst },
    refreshToken,
    device,
  };
}

/**
 * Returns the account of a login and password. Throws the same error whichever is wrong, and also if the form is not
 * meant for such an account, which counts as a wrong password, so that the form does not reveal correct ones.
 */
export async function accountByPassword(
  context: ApiContext,
  { login, password }: { login: string; password: string },
  country: string,
  isFor: (account: Account) => boolean = () => true,
): Promise<Account> {
  const contact = parseContact(login, country);
  const subject = contact?.value ?? login.trim().toLowerCase();
  // Count before comparing, so that simultaneous guesses gain nothing.
  const wait = await takeAllowance(context, context.pool, "passwordTries", subject);
  if (wait > 0) throw fieldError("password", "passwordTries", { minutes: minutesOf(wait) });
  const account = contact && (await findAccountByContact(context.pool, contact));
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account || !isRight || !isFor(account)) throw fieldError("password", "credentials");
  await giveBackAllowance(context, context.pool, "passwordTries", subject);
  return account;
}

/** Signs a tourist in with a password; organizers and staff are redirected to their own sign-ins. */
export async function signInWithPassword(
  context: ApiContext,
  form: { login: string; password: string },
  caller: Caller,
): Promise<SignIn> {
  const account = await accountByPassword(context, form, homeOf(caller));
  if (account.is_staff) throw new RedirectAnswer(staffSignIn(caller));
  if (account.organizer_id !== null) {
    throw new RedirectAnswer(organizerLoginUrl(context.config, caller.storefront.id));
  }
  return inTransaction(context.pool, (client) => startSignIn(context, client, account.id, caller));
}

/** The URL of the organizers' sign-in, with the storefront to return to. */
export const organizerLoginUrl = (
  { publicUrl }: ApiContext["config"],
  storefront: string,
): string => `${publicUrl}/organizer/login?from=${storefront}`;

/** The URL of the staff's sign-in, which needs both a password and a code; other forms do not sign staff in. */
const staffSignIn = (caller: Caller): string => storefrontLink(caller, "/employees-cookie");

export interface CodeForm {
  login: string;
  code: string;
  favourites: readonly number[];
  /** The pending registration of the same browser, if any. */
  registration: (contact: string) => Promise<Registration | null>;
}

/** Finds or creates the account of a confirmed contact. */
async function accountOfCode(
  client: Client,
  contact: Contact,
  caller: Caller,
  form: CodeForm,
): Promise<Account> {
  const existing = await findAccountByContact(client, contact);
  if (!existing) await refuseBlocked(client, { [contact.kind]: contact.value });
  const id =
    existing?.id ??
    (await insertAccount(client, {
      contact,
      language: caller.locale,
      currency: caller.currency,
      storefront: caller.storefront.id,
    }));
  const account =
    id === null ? await findAccountByContact(client, contact) : await findAccount(client, id);
  if (!account) throw new ApiError("conflict");
  // A tourist's form must not reveal staff and organizers.
  if (!account.is_staff && account.organizer_id === null) {
    const facts = await form.registration(contact.value);
    if (facts) {
      const { country_id: country } = facts;
      const code = country === undefined ? null : countryCode(country);
      await fillAccount(client, account.id, { ...facts, country_code: code });
    }
    await mergeFavourites(client, account.id, form.favourites);
  }
  return account;
}

/** Checks a code and runs `then` with its account, in the transaction that uses up the code. */
async function withCode<Result>(
  context: ApiContext,
  form: CodeForm,
  caller: Caller,
  then: (client: Client, account: Account) => Promise<Result>,
): Promise<Result> {
  const contact = contactOf("login", form.login, homeOf(caller));
  const account = await findAccountByContact(context.pool, contact);
  const key = { purpose: "sign_in", subject: contact.value } as const;
  const subjects = [contact.value, ...(account ? [`account ${account.id}`] : [])];
  const right = await checkCode(context, key, form.code, subjects);
  return inTransaction(context.pool, async (client) => {
    await useCode(client, right);
    return then(client, await accountOfCode(client, contact, caller, form));
  });
}

/** Signs in with a code; organizers get a link to their area, staff to their own sign-in. */
export async function signInWithCode(
  context: ApiContext,
  form: CodeForm,
  caller: Caller,
): Promise<SignIn> {
  const result = await withCode(context, form, caller, async (client, account) =>
    account.is_staff || account.organizer_id !== null
      ? linkFor(client, account, caller)
      : startSignIn(context, client, account.id, caller),
  );
  if (typeof result === "string") throw new RedirectAnswer(result);
  return result;
}

/** Like `signInWithCode`, but returns a link that signs in. */
export function linkWithCode(context: ApiContext, form: CodeForm, caller: Caller): Promise<string> {
  return withCode(context, form, caller, (client, account) => linkFor(client, account, caller));
}

/** Creates a one-time sign-in link on the caller's storefront; staff are redirected to their own sign-in. */
export async function linkFor(
  client: Client,
  account: Account,
  caller: Pick<Caller, "storefront" | "locale">,
): Promise<string> {
  if (account.is_staff) return storefrontLink(caller, "/employees-cookie");
  const query = new URLSearchParams({ token: await createToken(client, "sign_in", account.id) });
  if (account.organizer_id !== null) query.set("to", "/organizer");
  return storefrontLink(caller, `/login-via-token?${query.toString()}`);
}

/** Signs in with a passkey; organizers and staff are redirected as with a code. */
export async function signInWithPasskey(
  context: ApiContext,
  response: Parameters<typeof accountByPasskey>[2],
  caller: Caller,
): Promise<SignIn> {
  const result = await inTransaction(context.pool, async (client) => {
    const account = await accountByPasskey(context, client, response, caller);
    return account.is_staff || account.organizer_id !== null
      ? linkFor(client, account, caller)
      : startSignIn(context, client, account.id, caller);
  });
  if (typeof result === "string") throw new RedirectAnswer(result);
  return result;
}

/** Returns the masked owner of a sign-in link. Throws `gone` for a used, expired or unknown link. */
export async function linkOwner({ pool }: ApiContext, token: string): Promise<string | null> {
  const accountId = await readToken(pool, "sign_in", token);
  const account = accountId === null ? null : await findAccount(pool, accountId);
  if (!account || account.is_staff) throw new ApiError("gone");
  if (account.email !== null) return maskEmail(account.email);
  return account.phone === null ? null : maskPhone(account.phone);
}

/** Signs in by a link's token. Throws `gone` for a used, expired or unknown one. */
export async function signInWithToken(
  context: ApiContext,
  token: string,
  caller: Caller,
): Promise<SignIn> {
  return inTransaction(context.pool, async (client) => {
    const accountId = await useToken(client, "sign_in", token);
    const account = accountId === null ? null : await findAccount(client, accountId);
    if (!account || account.is_staff) throw new ApiError("gone");
    return startSignIn(context, client, account.id, caller);
  });
}
