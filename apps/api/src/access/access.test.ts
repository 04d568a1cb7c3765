import { isApiClientError } from "@tropa/api-client/api-client-error";
import { calls } from "@tropa/api-contract/calls";
import type { Endpoint } from "@tropa/api-contract/endpoint";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roles } from "../test/platform.ts";
import type { Person } from "../test/platform.ts";
import { allCases } from "./all-cases.ts";
import { admitted, elsewhere } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import { accessReport } from "./report.ts";
import { World } from "./world.ts";

const cases = allCases;
const byName = new Map(calls.map((call) => [call.name, call]));

let world: World;
beforeAll(async () => {
  world = await World.open();
}, 120_000);
afterAll(() => world.close());

function endpointOf({ call }: AccessCase): Endpoint {
  const endpoint = byName.get(call);
  if (!endpoint) throw new Error(`the contract has no call ${call}`);
  return endpoint;
}

/** The status that a person gets; 200 stands for an answer that fits the contract, or for being sent on. */
async function statusFor(access: AccessCase, person: Person): Promise<number | string> {
  const { token = person.token, ...input } = (await access.input?.(world, person)) ?? {};
  try {
    const options = { body: endpointOf(access).method === "POST" ? {} : undefined, ...input };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cases of all calls have no common type
    await world.platform.client({ token }).call(endpointOf(access), options as never);
    return 200;
  } catch (error) {
    if (!isApiClientError(error)) throw error;
    if (error.kind === "redirect") return 200;
    return error.kind === "http" ? error.status : `${error.kind}: ${String(error.cause)}`;
  }
}

describe.each(cases.map((access) => ({ name: access.call, access })))("$name", ({ access }) => {
  const allowed = access.for ?? admitted[endpointOf(access).auth];
  it.each(roles)("%s", async (role) => {
    const status = await statusFor(access, world.people[role]);
    if (allowed.includes(role)) expect(status).toBe(200);
    else if (role === "visitor") expect(status).toBe(401);
    // Whose it is not, hears that, or nothing at all, or that they have one of their own.
    else expect([403, 404, 409]).toContain(status);
  });
});

it("every call is in the matrix, once", () => {
  const named = cases.map(({ call }) => call);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  const served = calls.filter((call) => call.servedBy === undefined).map((call) => call.name);
  expect(served.filter((name) => !named.includes(name) && !(name in elsewhere))).toEqual([]);
});

it("docs/access.md says what these cases say", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../docs/access.md"), "utf8");
  expect(page).toBe(accessReport());
});
