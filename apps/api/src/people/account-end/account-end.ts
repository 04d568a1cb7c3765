import type { Obstacle } from "@tropa/api-contract/people/calls-own-account";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import type { Caller } from "../../server/caller.ts";
import { claimBookings, ownAccount, ownContacts, notifyOwner } from "../accounts/accounts.ts";
import { proveOwner } from "../owner-check/owner-check.ts";
import type { Proof } from "../owner-check/owner-check.ts";
import { eraseAccount, forgetNames, lockAccount } from "./account-end-store.ts";
import { findObstacles } from "./obstacles-store.ts";
import authors from "./author-names.json" with { type: "json" };

/** What keeps an account from being ended, in the reader's language; empty where nothing does. */
export async function obstaclesOf(
  client: Queryable,
  accountId: number,
  locale: Locale,
): Promise<Obstacle[]> {
  const rows = await findObstacles(client, accountId);
  return rows.map(({ tour, ...row }) => ({ ...row, tour: tour && localise(tour, locale) }));
}

/**
 * Ends an account for good, or leaves all as it is: throws the fault of the proof, or `conflict` with what stands
 * against it. Whatever the account begins at the same moment comes before this, and is looked at here, or finds no
 * account any more.
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
    // Also what was booked with the same contact before anybody signed in is the person's.
    await claimBookings(client, account.id);
    const obstacles = await obstaclesOf(client, account.id, caller.locale);
    if (obstacles.length > 0) throw new ApiError("conflict", { data: { obstacles } });
    const erased = await eraseAccount(client, {
      id: account.id,
      contacts: ownContacts(account),
      // Each sale by the law of the storefront that it was made in.
      keptYears: Object.fromEntries(
        context.config.storefronts.all.map(({ id, booksKeptYears }) => [id, booksKeptYears]),
      ),
      nameByLocale: authors,
    });
    const { storefront } = caller;
    await notifyOwner(
      client,
      account,
      { storefront, locale: account.language },
      "accountEnded",
      {},
    );
    if (erased.length > 0) await addJob(client, "erase-files", { files: erased });
  });
}

const erasing = z.object({
  files: z.array(z.object({ uuid: z.uuid(), storage_key: z.string() })),
});

/** Deletes the bytes of files that no row speaks of any more, and the sizes made of them. Fine to be done twice. */
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

/** Lets bookings of ended accounts forget their names, once the law allows it. */
export function forgetBuyers({ pool }: Pick<ApiContext, "pool">): Promise<number> {
  return forgetNames(pool);
}
