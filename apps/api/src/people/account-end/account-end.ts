import type { Obstacle } from "@tropa/api-contract/people/calls-own-account";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import type { Caller } from "../../server/caller.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import {
  claimBookings,
  findAccount,
  ownAccount,
  ownContacts,
  notifyOwner,
} from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { proveOwner } from "../owner-check/owner-check.ts";
import type { Proof } from "../owner-check/owner-check.ts";
import { eraseAccount, forgetNames, lockAccount } from "./account-end-store.ts";
import { findObstacles } from "./obstacles-store.ts";
import authors from "./author-names.json" with { type: "json" };

/** Obstacles to the end of an account, in the reader's language. */
export async function obstaclesOf(
  client: Queryable,
  accountId: number,
  locale: Locale,
): Promise<Obstacle[]> {
  const rows = await findObstacles(client, accountId);
  return rows.map(({ tour, ...row }) => ({ ...row, tour: tour && localise(tour, locale) }));
}

/**
 * Ends an account for good. Throws a field error for a wrong owner's proof, or `conflict` with the obstacles. Locks the
 * account, so that whatever it starts at the same moment is either considered here or fails.
 */
export async function endAccount(
  context: ApiContext,
  actor: Actor,
  proof: Proof,
  caller: Caller,
): Promise<void> {
  const useProof = await proveOwner(context, actor, proof);
  await inTransaction(context.pool, async (client) => {
    await lockAccount(client, actor.accountId);
    const account = await ownAccount(client, actor.accountId);
    await useProof(client);
    await endLocked(context, client, account, caller);
  });
}

/**
 * Ends an account at its person's request, in the caller's transaction. Throws `not_found`, and `conflict` with the
 * obstacles.
 */
export async function endAccountFor(
  context: Pick<ApiContext, "config">,
  client: Client,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<void> {
  await lockAccount(client, accountId);
  const account = orNotFound(await findAccount(client, accountId));
  const storefront = context.config.storefronts.of(account.storefront);
  await endLocked(context, client, account, { storefront, locale });
}

/** Ends an account that is locked. */
async function endLocked(
  { config }: Pick<ApiContext, "config">,
  client: Client,
  account: Account,
  { storefront, locale }: StorefrontReader,
): Promise<void> {
  // Include bookings made with the same contact before signing up.
  await claimBookings(client, account.id);
  const obstacles = await obstaclesOf(client, account.id, locale);
  if (obstacles.length > 0) throw new ApiError("conflict", { data: { obstacles } });
  const erased = await eraseAccount(client, {
    id: account.id,
    contacts: ownContacts(account),
    // The law of the storefront that made the sale applies.
    keptYears: Object.fromEntries(
      config.storefronts.all.map(({ id, booksKeptYears }) => [id, booksKeptYears]),
    ),
    nameByLocale: authors,
  });
  await notifyOwner(client, account, { storefront, locale: account.language }, "accountEnded", {});
  if (erased.length > 0) await addJob(client, "erase-files", { files: erased });
}

const erasing = z.object({
  files: z.array(z.object({ uuid: z.uuid(), storage_key: z.string() })),
});

/** Deletes the bytes of files without a row, and their resized copies. Idempotent. */
export async function eraseFiles(
  { config }: Pick<ApiContext, "config">,
  store: FileStore,
  payload: unknown,
): Promise<void> {
  for (const { uuid, storage_key: key } of erasing.parse(payload).files) {
    await store.remove(key);
    await rm(join(config.dataDir, "images", "uploads", uuid), { recursive: true, force: true });
  }
}

/** Removes the names of ended accounts from bookings, once the law allows it. */
export function forgetBuyers({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  return forgetNames(pool);
}
