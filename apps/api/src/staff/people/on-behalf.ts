import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-people";
import type { ApiContext } from "../../config/context.ts";
import { endAccountFor, obstaclesOf } from "../../people/account-end/account-end.ts";
import { findAccount, notifyAbsentOwner, ownAccount } from "../../people/accounts/accounts.ts";
import { signedLink } from "../../people/own-data/own-data.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { actOn } from "./account-acts.ts";
import type { By } from "./account-acts.ts";
import { lockToEnd } from "./account-acts-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

interface Wish {
  account_id: number;
  reason: string;
}

/**
 * Creates a link to the copy of a person's data, at their request; on record and told to the person once per key. Throws
 * as `actOn`.
 */
export async function exportPerson(
  context: Context,
  by: By,
  wish: Wish,
  { storefront }: Caller,
): Promise<AnswerOf<typeof calls.exportPersonCall>> {
  await actOn(context, by, { ...wish, act: "exported" }, async (client) => {
    await notifyAbsentOwner(
      context,
      client,
      await ownAccount(client, wish.account_id),
      "dataCopied",
    );
  });
  return signedLink(context, by.actor, { storefront: storefront.id, person: wish.account_id });
}

/** Returns what stands against the end of a person's account. Throws `not_found`. */
export async function personEnd(
  { pool, config }: Context,
  accountId: number,
  { locale }: Pick<Caller, "locale">,
): Promise<AnswerOf<typeof calls.personEndCall>> {
  const account = orNotFound(await findAccount(pool, accountId));
  return {
    obstacles: await obstaclesOf(pool, accountId, locale),
    kept_years: config.storefronts.of(account.storefront).booksKeptYears,
  };
}

/**
 * Ends a person's account at their request, as they would themselves. Only the audit log keeps the reason: what was
 * written down at the account goes with it. Idempotent by key. Throws `not_found`, and `conflict` with the obstacles, or
 * for blocked and merged accounts, whose block or owner would be lost.
 */
export async function endPerson(
  context: Context,
  { actor, key }: By,
  { account_id: accountId, reason }: Wish,
  { locale }: Pick<Caller, "locale">,
): Promise<void> {
  const content = { actor: actor.accountId, accountId, reason };
  await inTransaction(context.pool, (client) =>
    onceForKey(client, { call: "endPerson", key, content }, async () => {
      const { is_blocked: isBlocked, is_merged: isMerged } = orNotFound(
        await lockToEnd(client, accountId),
      );
      if (isBlocked || isMerged) throw new ApiError("conflict");
      await endAccountFor(context, client, { accountId, locale });
      await recordAct(client, actor, "endPerson", ["account", accountId], { reason });
      return accountId;
    }),
  );
}
