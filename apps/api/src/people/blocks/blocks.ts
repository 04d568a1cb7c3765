import type { Client, Queryable } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { revokeSessions } from "../sessions/sessions.ts";
import * as store from "./blocks-store.ts";
import type { Who } from "./blocks-store.ts";

export { isBlocked } from "./blocks-store.ts";

/** Blocks an account and ends its sessions. Throws `conflict` if it is blocked already. */
export async function blockAccount(
  client: Client,
  { accountId, withContacts }: { accountId: number; withContacts: boolean },
): Promise<void> {
  if (!(await store.setBlocked(client, accountId))) throw new ApiError("conflict");
  if (withContacts) await store.blockContacts(client, accountId);
  await revokeSessions(client, accountId);
}

/** Unblocks an account and its contacts. Throws `conflict` if it is not blocked. */
export async function unblockAccount(client: Client, accountId: number): Promise<void> {
  if (!(await store.unsetBlocked(client, accountId))) throw new ApiError("conflict");
}

/** Throws `blocked` for whoever is blocked, by account or by contact. */
export async function refuseBlocked(client: Queryable, who: Who): Promise<void> {
  if (await store.isBlocked(client, who)) throw new ApiError("blocked");
}
