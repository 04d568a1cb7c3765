import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import {
  findAccountByContact,
  ownAccount,
  setPassword,
  notifyOwner,
} from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { giveBackAllowance, minutesOf, takeAllowance } from "../codes/codes.ts";
import { emailOf } from "../contacts/contacts.ts";
import { dropTokens } from "./one-time-token-store.ts";
import { createToken, useToken } from "./one-time-tokens.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { revokeSessions } from "../sessions/sessions.ts";

/** Minimum duration, longer than writing a letter takes, so that timing does not reveal whether one was written. */
const recoveryMs = 120;

/** Sends a password link if an account has confirmed the e-mail. The answer is always the same. */
export async function recoverPassword(
  context: ApiContext,
  text: string,
  caller: Caller,
): Promise<void> {
  const contact = emailOf("email", text);
  const pause = new Promise((resolve) => setTimeout(resolve, recoveryMs));
  await inTransaction(context.pool, async (client) => {
    // Also count unknown addresses, so that both cases take the same time.
    const wait = await takeAllowance(context, client, "passwordResets", contact.value);
    const account = await findAccountByContact(client, contact);
    if (wait > 0 || !account) return;
    const token = await createToken(client, "password_reset", account.id);
    await notify(client, account, "passwordResetLetter", caller, resetPath(token));
  });
  await pause;
}

/** The sign-in page asks for a new password when it is given the token. */
const resetPath = (token: string) => `/login?password-reset-token=${token}` as const;

async function notify(
  client: Client,
  account: Account,
  kind: "passwordResetLetter" | "passwordChanged",
  { storefront, locale }: Pick<Caller, "storefront" | "locale">,
  path: `/${string}`,
): Promise<void> {
  const reader = { storefront, locale };
  await notifyOwner(client, account, reader, kind, {
    link: letterLink(
      reader,
      path,
      // Include the token, so that the page can take it.
      `/${new URL(path, reader.storefront.address).search}`,
    ),
  });
}

/** Sets a password by a letter's link. Throws `gone` for a used, expired or unknown link. */
export async function resetPassword(
  context: ApiContext,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const hash = await hashPassword(password);
  await inTransaction(context.pool, async (client) => {
    const accountId = await useToken(client, "password_reset", token);
    if (accountId === null) throw new ApiError("gone");
    await replacePassword(client, { accountId, hash, keep: null }, caller);
  });
}

/** Changes one's own password; requires the old one, if any. Ends all other sessions. */
export async function changePassword(
  context: ApiContext,
  { accountId, sessionId }: Actor,
  form: { current_password?: string | undefined; password: string },
  caller: Caller,
): Promise<void> {
  const account = await ownAccount(context.pool, accountId);
  if (account.password_hash !== null) {
    const given = form.current_password ?? "";
    await checkPassword(context, account, { field: "current_password", given });
  }
  const hash = await hashPassword(form.password);
  await inTransaction(context.pool, (client) =>
    replacePassword(client, { accountId, hash, keep: sessionId }, caller),
  );
}

/** Checks the password of a signed-in account. Throws a field error if it is wrong. */
export async function checkPassword(
  context: ApiContext,
  account: Account,
  { field, given }: { field: string; given: string },
): Promise<void> {
  if (given === "") throw fieldError(field, "required");
  const subject = `account ${account.id}`;
  const wait = await takeAllowance(context, context.pool, "passwordTries", subject);
  if (wait > 0) throw fieldError(field, "passwordTries", { minutes: minutesOf(wait) });
  if (!(await isPassword(account.password_hash, given))) throw fieldError(field, "currentPassword");
  await giveBackAllowance(context, context.pool, "passwordTries", subject);
}

async function replacePassword(
  client: Client,
  change: { accountId: number; hash: string; keep: string | null },
  caller: Caller,
): Promise<void> {
  const { accountId, hash, keep } = change;
  await setPassword(client, accountId, hash);
  await revokeSessions(client, accountId, keep);
  // Invalidate earlier sign-in and password links.
  await dropTokens(client, accountId);
  const account = await ownAccount(client, accountId);
  await notify(client, account, "passwordChanged", caller, "/login");
}
