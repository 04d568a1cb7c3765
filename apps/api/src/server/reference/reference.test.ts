import { calls } from "@tropa/api-contract/calls";
import { errorStatuses } from "@tropa/api-contract/base/errors";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { testConfig } from "../../../testing/fixtures.ts";
import { openApiDocument } from "./openapi.ts";
import type { Operation } from "./openapi-types.ts";
import { referenceRoutes } from "./reference-routes.ts";

const document = openApiDocument("http://localhost:4000");
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const named = (name: string): Operation =>
  operations.find(({ operationId }) => operationId === name)!;

async function get(url: string) {
  const server = Fastify();
  referenceRoutes(server, { config: testConfig() });
  const response = await server.inject({ url });
  await server.close();
  return response;
}

describe("the OpenAPI document", () => {
  it("lists every call of the contract once, with its method and path", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(({ name }) => name).toSorted(),
    );
    for (const call of calls) {
      expect(
        document.paths[call.path.replace(/:(\w+)/g, "{$1}")]?.[call.method.toLowerCase()]
          ?.operationId,
      ).toBe(call.name);
    }
  });

  it("resolves every reference and has no unused schema", () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g),
    ];
    for (const [, group, name] of references) {
      const components: Record<string, Record<string, unknown>> = document.components;
      expect(components[group!], `${group}/${name}`).toHaveProperty(name!);
    }
    expect(JSON.stringify(document)).not.toContain("$defs");
    const used = new Set(references.map(([, , name]) => name));
    for (const name of Object.keys(document.components.schemas)) expect(used).toContain(name);
  });

  it("has the structure of OpenAPI 3.1", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const tags = document.tags.map(({ name }) => name);
    for (const operation of operations) {
      expect(operation.tags).toHaveLength(1);
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      expect(operation.responses).toHaveProperty("200");
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.description).not.toBe("");
        const [media] = Object.values(response.content ?? {});
        expect(media?.schema).toBeTypeOf("object");
      }
      const names = operation.parameters.map((parameter) =>
        "$ref" in parameter ? parameter.$ref : parameter.name,
      );
      expect(new Set(names).size).toBe(names.length);
      for (const requirement of operation.security) {
        for (const scheme of Object.keys(requirement))
          expect(document.components.securitySchemes).toHaveProperty(scheme);
      }
    }
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\//);
      expect(methods.get?.requestBody).toBeUndefined();
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        for (const operation of Object.values(methods)) {
          expect(operation.parameters).toContainEqual(
            expect.objectContaining({ name, in: "path", required: true }),
          );
        }
      }
    }
  });

  it("names the errors and flags of a call", () => {
    const order = named("submitOrder");
    expect(order.responses[errorStatuses.no_seats]?.description).toBe(
      "no_seats, no_cabins, confirm_phone, price_changed, conflict",
    );
    expect(order.responses[422]?.content?.["application/json"]?.schema).toEqual({
      $ref: "#/components/schemas/ErrorAnswer",
    });
    expect(order["x-idempotent"]).toBe(true);
    expect(order.parameters).toContainEqual({ $ref: "#/components/parameters/IdempotencyKey" });
    expect(named("submitHelpRequest")["x-invisible-captcha"]).toBe(true);
    expect(named("submitHelpRequest").responses[429]?.description).toContain("captcha");
    expect(named("tour").parameters).not.toContainEqual({
      $ref: "#/components/parameters/IdempotencyKey",
    });
  });

  it("describes requests as they are sent and answers as they are received", () => {
    const body = named("submitOrder").requestBody?.content["application/json"]?.schema;
    expect(body?.required).not.toContain("adults");
    expect(body?.properties?.adults).toMatchObject({ type: "integer", default: 1 });
    expect(named("bookingByUuid").parameters[0]).toMatchObject({
      name: "uuid",
      in: "query",
      required: true,
      schema: { format: "uuid" },
    });
    expect(document.components.schemas.Booking?.required).toContain("hold_until");
  });
});

describe("the pages of the reference", () => {
  it("show every call and schema without scripts", async () => {
    const { body, headers } = await get("/reference");
    for (const { name, path } of calls) {
      expect(body).toContain(`<article id="${name}">`);
      expect(body).toContain(path.replace(/:(\w+)/g, "{$1}"));
    }
    for (const name of Object.keys(document.components.schemas))
      expect(body).toContain(`<article id="schema-${name}">`);
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g))
      expect(body).toContain(`id="${target}"`);
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("link from the root to the reference, the document, the inbox and the storefront", async () => {
    const { body } = await get("/");
    for (const address of ["/reference", "/openapi.json", "/dev/inbox", "http://localhost:3000"])
      expect(body).toContain(`href="${address}"`);
    expect((await get("/openapi.json")).json()).toEqual(
      JSON.parse(JSON.stringify(openApiDocument(testConfig().publicUrl))),
    );
  });
});
