import type { Channel } from "./outbox-store.ts";
import type { WaitingMessage } from "./delivery-store.ts";

/**
 * Sends a message; returns the messenger's id of it if it can be answered there. Throws if it was not accepted; the job
 * library retries ever less often.
 */
export interface Gateway {
  send(message: WaitingMessage): Promise<string | null>;
  /** Present if the messenger allows changing sent messages. */
  changes?: MessengerChanges;
}

/** Identifies a sent message in the messenger. */
interface SentMessage {
  recipient: string;
  externalId: string;
}

/** Edits and removes sent messages. Both throw like sending, and `GatewayRefusal` if retrying is pointless. */
interface MessengerChanges {
  edit(sent: SentMessage, body: string): Promise<void>;
  remove(sent: SentMessage): Promise<void>;
}

/** A permanent refusal of the messenger. */
export class GatewayRefusal extends Error {}

/** The gateway of each configured channel. */
export type Gateways = Partial<Record<Channel, Gateway>>;

export const gatewayTimeoutMs = 10_000;

/** Posts JSON to a gateway. The error of a failure has the status but never the content. */
export async function postJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(gatewayTimeoutMs),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}
