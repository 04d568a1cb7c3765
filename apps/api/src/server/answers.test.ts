import { endpoint } from "@tropa/api-contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import { testStorefronts } from "../../testing/fixtures.ts";
import { serve } from "./serve.ts";
import { createServer } from "./server.ts";

const tour = endpoint({
  name: "tour",
  method: "GET",
  path: "/tour",
  summary: "For tests",
  query: z.object({ is: z.string() }),
  answer: z.object({ title: z.string(), dates: z.array(z.object({ seats: z.int() })) }),
  errors: [],
  auth: "open",
});

const rows = {
  full: { title: "Altai", secret: "x", dates: [{ seats: 2, secret: "x" }] },
  broken: { title: "Altai", secret: "x", dates: [{ seats: "of a secret", secret: "x" }] },
};

let server: FastifyInstance;
const errors: Error[] = [];
beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  server = createServer({ logLevel: "silent", storefronts: testStorefronts });
  server.addHook("onError", async (_request, _reply, error) => {
    errors.push(error);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows with more and with less than the contract says
  serve(server, tour, ({ query }) => rows[query.is as keyof typeof rows] as typeof rows.full);
  await server.ready();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

it("sends what the contract names and no more, also when the same object is sent again", async () => {
  for (let time = 0; time < 3; time += 1) {
    const response = await server.inject("/tour?is=full");
    expect(response.json()).toEqual({ title: "Altai", dates: [{ seats: 2 }] });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  }
});

it("sends nothing of an answer that does not fit, and reports the field", async () => {
  const response = await server.inject("/tour?is=broken");
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: "internal" });
  expect(response.body).not.toContain("secret");
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/"dates",\s*0,\s*"seats"/);
  expect(errors[0]?.message).not.toContain("of a secret");
});
