import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../db/database.ts";
import { lockWaiting, markSent, recordFailure, sweepWaiting } from "./delivery-store.ts";
import type { Gateways } from "./gateway.ts";

/**
 * Takes a message to its gateway (docs/product/letters.md#outbox). At least once: a process that dies between the
 * gateway's answer and our commit sends again, under the same message id. Where no gateway is configured for a channel,
 * the dev inbox is where it is read and the message waits. Throws what the gateway threw, for another try.
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

/** Takes up messages whose job was lost with its process. Does nothing where nothing goes out anyway. */
export async function sweepOutbox({ pool, config }: ApiContext): Promise<void> {
  if (Object.keys(config.gateways).length > 0) await sweepWaiting(pool);
}
