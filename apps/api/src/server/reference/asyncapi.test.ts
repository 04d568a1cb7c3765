import { closeCodes } from "@tropa/api-contract/conversation/events";
import { chatEvents } from "@tropa/domain/conversation/chat-message";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { testConfig } from "../../../testing/fixtures.ts";
import { asyncApiDocument } from "./asyncapi.ts";
import { referenceRoutes } from "./reference-routes.ts";

const document = asyncApiDocument("https://api.tropa.example");

async function get(url: string) {
  const server = Fastify();
  referenceRoutes(server, { config: testConfig() });
  const response = await server.inject({ url });
  await server.close();
  return response;
}

describe("the AsyncAPI document", () => {
  it("describes every chat event with its data", () => {
    for (const name of chatEvents) {
      const message = document.components.messages[name];
      expect(message?.summary).not.toBe("");
      expect(message?.payload.properties?.event).toMatchObject({
        properties: { event: { const: name }, id: { type: "integer" } },
        required: ["id", "event", "chat_id", "data"],
      });
    }
    expect(Object.keys(document.components.messages).toSorted()).toEqual(
      [...chatEvents, "hello", "ack", "ping", "ready", "pong"].toSorted(),
    );
  });

  it("resolves every reference and has no unused schema", () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
    for (const path of references) {
      const found = path
        .split("/")
        .reduce<unknown>((place, key) => (place as Record<string, unknown>)?.[key], document);
      expect({ path, type: typeof found }).toEqual({ path, type: "object" });
    }
    for (const name of Object.keys(document.components.schemas))
      expect(references).toContain(`components/schemas/${name}`);
  });

  it("names the socket's address and the messages of each side", () => {
    expect(document.asyncapi).toBe("3.0.0");
    expect(document.servers.api).toEqual({ host: "api.tropa.example", protocol: "wss" });
    expect(document.channels.sockets?.address).toBe("/ws");
    expect(document.operations.hear?.messages).toHaveLength(3);
    expect(document.operations.tell?.messages).toHaveLength(13);
  });
});

describe("the pages of the AsyncAPI document", () => {
  it("serve it as JSON and show it in the reference", async () => {
    const served = await get("/asyncapi.json");
    expect(served.json()).toEqual(
      JSON.parse(JSON.stringify(asyncApiDocument(testConfig().publicUrl))),
    );
    const { body } = await get("/reference");
    for (const name of chatEvents) expect(body).toContain(`<article id="realtime-${name}">`);
    for (const { code } of Object.values(closeCodes))
      expect(body).toContain(`<code>${code}</code>`);
  });
});
