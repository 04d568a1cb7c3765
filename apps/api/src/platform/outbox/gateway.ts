import type { Channel } from "./outbox-store.ts";
import type { WaitingMessage } from "./delivery-store.ts";

/**
 * Takes a message to a person, and answers with what the messenger calls it, where it can be answered there. Throws where
 * it was not taken; the job library tries again, ever more rarely.
 */
export interface Gateway {
  send(message: WaitingMessage): Promise<string | null>;
  /** Where the messenger lets what it has shown be changed. */
  changes?: MessengerChanges;
}

/** What was sent, as the messenger knows it. */
interface SentMessage {
  recipient: string;
  externalId: string;
}

/** Both throw as sending does, and `GatewayRefusal` where asking again is of no use. */
interface MessengerChanges {
  edit(sent: SentMessage, body: string): Promise<void>;
  remove(sent: SentMessage): Promise<void>;
}

/** The messenger will not do it, however often it is asked to. */
export class GatewayRefusal extends Error {}

/** One for each channel that the operator has set up. */
export type Gateways = Partial<Record<Channel, Gateway>>;

export const gatewayTimeoutMs = 10_000;

/** Posts JSON to a gateway; throws with the status, and never with what was sent. */
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
