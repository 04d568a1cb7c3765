import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { revokeSession } from "../sessions/sessions.ts";

/** Ends one session of somebody. */
export async function signOut(
  { pool }: Pick<ApiContext, "pool">,
  actor: Pick<Actor, "accountId" | "sessionId" | "isStaff" | "requestId">,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await recordAct(client, actor, "logout");
    await revokeSession(client, actor.sessionId);
  });
}
