import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-payouts";
import type { PayoutLimit } from "@tropa/api-contract/staff/calls-payouts";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./limits-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Returns the sums up to which one person is enough. */
export async function listLimits({ pool }: Context): Promise<PayoutLimit[]> {
  const rows = await store.listLimits(pool);
  return rows.map(({ currency, amount, proposed_id: id, ...row }) => ({
    currency,
    amount,
    proposal:
      id === null
        ? null
        : {
            id,
            amount: row.proposed_amount,
            reason: row.reason ?? "",
            at: row.proposed_at.toISOString(),
            by: { account_id: row.proposed_by ?? 0, name: row.proposed_name ?? "" },
          },
  }));
}

/** Sets the sum up to which one person is enough; a higher one holds once another person approves it. */
export async function setPayoutLimit(
  { pool }: Context,
  actor: Actor,
  limit: ReadBodyOf<typeof calls.setPayoutLimitCall>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await store.insertLimit(client, { ...limit, accountId: actor.accountId });
    await recordAct(client, actor, "setPayoutLimit");
  });
}

/** Approves a higher limit. Throws `forbidden` for its author and `conflict` if it no longer waits. */
export async function approvePayoutLimit(
  { pool }: Context,
  actor: Actor,
  { id, reason }: ReadBodyOf<typeof calls.approvePayoutLimitCall>,
): Promise<void> {
  const { accountId } = actor;
  await inTransaction(pool, async (client) => {
    const limit = orNotFound(await store.findLimitAuthor(client, id));
    if (limit.account_id === accountId) throw new ApiError("forbidden");
    if (!(await store.approveLimit(client, id, { accountId, reason })))
      throw new ApiError("conflict");
    await recordAct(client, actor, "approvePayoutLimit");
  });
}
