import type { ApiContext } from "../../config/context.ts";
import { blockAccount, unblockAccount } from "../../people/blocks/blocks.ts";
import { revokeSessions } from "../../people/sessions/sessions.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./account-acts-store.ts";
import type { AccountAct } from "./account-acts-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Who acts, and the call's idempotency key. */
export interface By {
  actor: Actor;
  key: string | null;
}

interface Act {
  account_id: number;
  reason: string;
}

const callOf = {
  signed_out: "signPersonOut",
  blocked: "blockPerson",
  unblocked: "unblockPerson",
  exported: "exportPerson",
} as const satisfies Partial<Record<AccountAct, string>>;

/**
 * Does something to an account, with its reason and its entry in the audit log, in one transaction; once per key. Throws
 * `not_found`, and `conflict` for organizers and staff, whose rights are not the desk's.
 */
export async function actOn(
  { pool }: Pick<ApiContext, "pool">,
  { actor, key }: By,
  { act, ...content }: Act & { act: keyof typeof callOf; with_contacts?: boolean },
  change: (client: Client) => Promise<void>,
): Promise<void> {
  const { account_id: accountId, reason } = content;
  const call = callOf[act];
  await inTransaction(pool, async (client) => {
    const once = { call, key, content: { actor: actor.accountId, ...content } };
    await onceForKey(client, once, async () => {
      const { kind } = orNotFound(await store.lockPerson(client, accountId));
      if (kind !== "tourist") throw new ApiError("conflict");
      await change(client);
      await store.insertAct(client, { accountId, act, reason, staffId: actor.accountId });
      await recordAct(client, actor, call, ["account", accountId]);
      return accountId;
    });
  });
}

/** Ends all sessions of a person. */
export const signPersonOut = (context: Context, by: By, given: Act): Promise<void> =>
  actOn(context, by, { ...given, act: "signed_out" }, (client) =>
    revokeSessions(client, given.account_id),
  );

/** Blocks a person. Throws `conflict` also if they are blocked already. */
export const blockPerson = (
  context: Context,
  by: By,
  given: Act & { with_contacts: boolean },
): Promise<void> =>
  actOn(context, by, { ...given, act: "blocked" }, (client) =>
    blockAccount(client, { accountId: given.account_id, withContacts: given.with_contacts }),
  );

/** Unblocks a person. Throws `conflict` also if they are not blocked. */
export const unblockPerson = (context: Context, by: By, given: Act): Promise<void> =>
  actOn(context, by, { ...given, act: "unblocked" }, (client) =>
    unblockAccount(client, given.account_id),
  );
