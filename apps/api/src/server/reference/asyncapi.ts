import {
  clientFrame,
  closeCodes,
  realtimeEvent,
  serverFrame,
} from "@tropa/api-contract/conversation/events";
import { z } from "zod/mini";
import { schemaOf } from "./openapi-schemas.ts";
import type { Schema } from "./openapi-types.ts";

export interface AsyncMessage {
  name: string;
  summary: string;
  payload: Schema;
}

export interface AsyncApiDocument {
  asyncapi: "3.0.0";
  info: { title: string; version: string; description: string };
  defaultContentType: "application/json";
  servers: Record<string, { host: string; protocol: string; pathname?: string }>;
  channels: Record<
    string,
    { address: string; description: string; messages: Record<string, { $ref: string }> }
  >;
  operations: Record<
    string,
    {
      action: "send" | "receive";
      channel: { $ref: string };
      summary: string;
      messages: { $ref: string }[];
    }
  >;
  components: { messages: Record<string, AsyncMessage>; schemas: Record<string, Schema> };
  "x-close-codes": { code: number; reason: string; description: string; comes_back: boolean }[];
}

const description =
  "Events of chats. A client asks `realtimeTicket` for a ticket, opens the socket, says hello within ten seconds and hears ready, then events in the order of their ids. It comes back with the last id that it has seen; what happened meanwhile is sent first, each event once. Where too much was missed, `is_complete` is false and chats are to be read anew. The server pings; a client may.";

/** The name of a frame or event, from its literal. */
const nameOf = <Name extends string>({ def }: z.ZodMiniLiteral<Name>): string =>
  def.values[0] ?? "";
const descriptionOf = (schema: z.ZodMiniType) => z.globalRegistry.get(schema)?.description ?? "";

/** Describes the sockets as AsyncAPI 3, from the schemas that server and client use. */
export function asyncApiDocument(publicUrl: string): AsyncApiDocument {
  const schemas: Record<string, Schema> = {};
  const message = (name: string, summary: string, schema: z.ZodMiniType): AsyncMessage => ({
    name,
    summary,
    payload: schemaOf(schema, schemas),
  });
  const clientMessages = clientFrame.def.options.map((frame) =>
    message(nameOf(frame.shape.type), descriptionOf(frame), frame),
  );
  const serverMessages = serverFrame.def.options
    .filter((frame) => nameOf(frame.shape.type) !== "event")
    .map((frame) => message(nameOf(frame.shape.type), descriptionOf(frame), frame));
  const events = realtimeEvent.def.options.map((event) =>
    message(
      nameOf(event.shape.event),
      descriptionOf(event),
      z.object({ type: z.literal("event"), event }),
    ),
  );
  const all = [...clientMessages, ...serverMessages, ...events];
  const inChannel = ({ name }: AsyncMessage) => ({ $ref: `#/channels/sockets/messages/${name}` });
  const url = new URL(publicUrl);
  return {
    asyncapi: "3.0.0",
    info: { title: "Tropa realtime", version: "1.0.0", description },
    defaultContentType: "application/json",
    servers: {
      api: {
        host: url.host,
        protocol: url.protocol === "https:" ? "wss" : "ws",
        ...(url.pathname !== "/" && { pathname: url.pathname }),
      },
    },
    channels: {
      sockets: {
        address: "/ws",
        description,
        messages: Object.fromEntries(
          all.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    // Actions are the server's: it receives what clients send.
    operations: {
      hear: {
        action: "receive",
        channel: { $ref: "#/channels/sockets" },
        summary: "What a client may say",
        messages: clientMessages.map(inChannel),
      },
      tell: {
        action: "send",
        channel: { $ref: "#/channels/sockets" },
        summary: "What a client hears",
        messages: [...serverMessages, ...events].map(inChannel),
      },
    },
    components: {
      messages: Object.fromEntries(all.map((one) => [one.name, one])),
      schemas,
    },
    "x-close-codes": Object.entries(closeCodes).map(([reason, { code, isFinal, means }]) => ({
      code,
      reason,
      description: means,
      comes_back: !isFinal,
    })),
  };
}
