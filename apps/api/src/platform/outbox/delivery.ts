import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../db/database.ts";
import { lockWaiting, markSent, recordFailure, requeueStaleMessages } from "./delivery-store.ts";
import type { Gateways } from "./gateway.ts";

/**
 * Sends a message through its gateway (docs/product/letters.md#outbox). At least once: if a process dies between the
 * gateway's answer and our commit, it is sent again under the same message id. Without a gateway for its channel a
 * message stays in the outbox and is read in the dev inbox. Rethrows the gateway's error, for another try.
 */
export async function deliverMessage(
  { pool }: Pick<ApiContext, "pool">,
  gateways: Gateways,
  id: number,
): Promise<"sent" | "kept" | "gone"> {
  const outcome = await inTransaction(pool, async (client) => {
    const message = await lockWaiting(client, id);
    if (!message) return { state: "gone" as const };
    const gateway = gateways[message.channel];
    if (!gateway) return { state: "kept" as const };
    let externalId: string | null;
    try {
      externalId = await gateway.send(message);
    } catch (error) {
      return { state: "failed" as const, error };
    }
    await markSent(client, id, externalId);
    return { state: "sent" as const };
  });
  if (outcome.state !== "failed") return outcome.state;
  const reason = outcome.error instanceof Error ? outcome.error.message : "failed";
  await recordFailure(pool, id, reason);
  throw outcome.error;
}

/** Queues messages whose job was lost. Does nothing without any gateway. */
export async function sweepOutbox({ pool, config }: ApiContext): Promise<void> {
  if (Object.keys(config.gateways).length > 0) await requeueStaleMessages(pool);
}
