import { isApiClientError } from "@tropa/api-client/api-client-error";
import { calls } from "@tropa/api-contract/calls";
import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import { auditedCalls, auditedReads } from "@tropa/api-contract/staff/audit";
import { hasScreen } from "@tropa/domain/storefront/screens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { roles } from "../platform.ts";
import type { Person } from "../platform.ts";
import { allCases as cases } from "./cases/all-cases.ts";
import { addColumnToAllRows } from "../database/extra-column.ts";
import { severalAtOnce } from "./at-once.ts";
import { allowedRoles } from "./cases/cases.ts";
import type { AccessCase, CallInput } from "./cases/cases.ts";
import { newHostileOrganizer, findLeaks } from "./hostile.ts";
import { isIdentifierField, ToldIdentifiers } from "./identifiers.ts";
import { keyCalls, publicCalls, publicFields } from "./keys.ts";
import type { KeyCall } from "./keys.ts";
import { World } from "./world.ts";
import { unaudited } from "./unaudited.ts";

const byName = new Map(calls.map((call) => [call.name, call]));

let world: World;
/** In every row that the API reads, so that it must not be in any answer. */
const unnamedColumn = "column_without_contract";
let removeColumn = () => {};
const leakingCalls = new Set<string>();

beforeAll(async () => {
  world = await World.open();
  removeColumn = addColumnToAllRows(unnamedColumn);
});
afterAll(async () => {
  removeColumn();
  await world.close();
});

const watchedFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if ((await response.clone().text()).includes(unnamedColumn))
    leakingCalls.add(`${response.status} ${new URL(response.url).pathname}`);
  return response;
};

function endpointOf({ call }: Pick<AccessCase, "call">): Endpoint {
  const endpoint = byName.get(call);
  if (!endpoint) throw new Error(`the contract has no call ${call}`);
  return endpoint;
}

function make(
  endpoint: Endpoint,
  { storefront, ...input }: CallInput,
  token: string | null,
): Promise<unknown> {
  const options = { body: endpoint.method === "POST" ? {} : undefined, ...input };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cases of all calls have no common type
  return world.platform
    .client({ token }, "ru", storefront, watchedFetch)
    .call(endpoint, options as never);
}

let hostile: Person | null = null;
/** All identifiers that the calls of the matrix returned, by role. */
const told = new ToldIdentifiers();

/** The status that a person gets; 200 stands for an answer that fits the contract, or for being sent on. */
async function statusFor(access: AccessCase, person: Person): Promise<number | string> {
  const { token = person.token, ...input } = (await access.input?.(world, person)) ?? {};
  try {
    const answer = await make(endpointOf(access), input, token);
    told.note(person.role, access.call, { brought: input, answer });
    return 200;
  } catch (error) {
    if (!isApiClientError(error)) throw error;
    if (error.kind === "redirect") return 200;
    return error.kind === "http" ? error.status : `${error.kind}: ${String(error.cause)}`;
  }
}

const withoutParts = roles.filter((role) => !role.endsWith("Staff") || role === "plainStaff");

describe.each(cases.map((access) => ({ name: access.call, access })))("$name", ({ access }) => {
  const { auth } = endpointOf(access);
  const allowed = allowedRoles(access, endpointOf(access));
  // Of what everybody may do, staff with one right or another may as much as staff without any.
  const isForEverybody = !access.for && (auth === "open" || auth === "account");
  it.each(isForEverybody ? withoutParts : roles)("allows or refuses %s", async (role) => {
    const status = await statusFor(access, world.people[role]);
    if (allowed.includes(role)) expect(status).toBe(200);
    else if (role === "visitor") expect(status).toBe(401);
    // Whose it is not, hears that, or nothing at all, or that they have one of their own.
    else expect([403, 404, 409]).toContain(status);
  });
});

/** Calls for staff only, and calls by which staff change or open what belongs to others. */
const audited = cases.filter((access) => {
  const { auth, method, name } = endpointOf(access);
  if (name in unaudited) return false;
  if (!["open", "account", "organizer"].includes(auth)) return true;
  const isOpenToStaff = access.for?.includes("staff") ?? auth === "organizer";
  return (method === "POST" && isOpenToStaff) || name in auditedReads;
});

describe("calls of staff", () => {
  it.each(audited.map((access) => ({ name: access.call, access })))(
    "$name leaves an entry in the audit log",
    async ({ access }) => {
      const [last] = await world.platform.rows<{ id: number }>(
        "SELECT coalesce(max(id), 0) AS id FROM audit_entry",
      );
      expect(await statusFor(access, world.people.staff)).toBe(200);
      const entries = await world.platform.rows<{ call: string; request_id: string }>(
        "SELECT call, request_id FROM audit_entry WHERE id > $1",
        last?.id,
      );
      expect(entries).toContainEqual(
        expect.objectContaining({ call: access.call, request_id: expect.stringMatching(/./) }),
      );
    },
  );

  it("the audit log knows only calls of the contract", () => {
    expect(auditedCalls.filter((name) => !byName.has(name))).toEqual([]);
  });
});

/** Statuses for a visitor without a valid key. */
const refusals = new Set([401, 403, 404, 422]);

/** Some calls refuse in their answer. */
const isRefusal = (answer: unknown): boolean =>
  z
    .union([z.object({ success: z.literal(false) }), z.object({ is_valid: z.literal(false) })])
    .safeParse(answer).success;

/** Whether a key opens the call to a visitor, even if only to learn that its time is over. */
async function opens(key: KeyCall, input: CallInput, value: string | number): Promise<boolean> {
  const part = { ...input[key.part], [key.field]: key.part === "query" ? String(value) : value };
  try {
    const answer = await make(endpointOf(key), { ...input, [key.part]: part }, null);
    return !isRefusal(answer);
  } catch (error) {
    if (!isApiClientError(error)) throw error;
    return !refusals.has(error.status) && error.status !== key.refusal;
  }
}

/** Places whose identifiers open a call to somebody who has signed out, though no table lets them. */
async function leaks(key: KeyCall, from: ToldIdentifiers): Promise<string[]> {
  const suspects = from.all().flatMap(({ value, places }) => {
    const unexplained = roles.filter((role) => {
      const tellers = places.filter((place) => place.roles.includes(role));
      const isMeant = tellers.some((place) =>
        key.opens.some((may) => may.from === place.from && (may.roles?.includes(role) ?? true)),
      );
      return tellers.length > 0 && !isMeant;
    });
    return unexplained.length > 0 && takes(key, value) ? [{ value, places, unexplained }] : [];
  });
  const input = await key.input(world);
  const found = await severalAtOnce(suspects, async ({ value, places, unexplained }) => {
    if (!(await opens(key, input, value))) return [];
    return unexplained.flatMap((role) =>
      places
        .filter((place) => place.roles.includes(role))
        .map(({ from: place }) => `${role}: ${place}`),
    );
  });
  return [...new Set(found.flat())];
}

/** Whether the contract accepts a value in the key's field. */
function takes({ call, part, field }: KeyCall, value: string | number): boolean {
  const schema = endpointOf({ call })[part];
  const shape = schema && shapeOf(schema)[field];
  return (
    shape !== undefined && z.safeParse(shape, part === "query" ? String(value) : value).success
  );
}

function shapeOf(schema: z.ZodMiniType): Record<string, z.core.$ZodType> {
  return schema instanceof z.ZodMiniObject ? schema.shape : {};
}

describe("without a token, with all returned identifiers", () => {
  it.each(keyCalls.map((key) => ({ name: `${key.call}, ${key.field}`, key })))(
    "$name accepts its key only from people who are meant to have it",
    async ({ key }) => {
      expect(await leaks(key, told)).toEqual([]);
    },
  );

  it("detects a booking's link in an answer to its organizer", async () => {
    const { id, uuid } = await world.booking();
    const leaky = new ToldIdentifiers();
    leaky.note("organizer", "booking", {
      brought: { query: { id: String(id) } },
      answer: { id, uuid },
    });
    const found = await Promise.all(
      ["bookingByUuid", "createReview", "cancelBookingByUuid"].map((call) =>
        leaks(
          keyCalls.find((key) => key.call === call && key.field === "uuid")!,
          leaky,
        ),
      ),
    );
    expect(found).toEqual([
      ["organizer: booking: uuid"],
      ["organizer: booking: uuid"],
      ["organizer: booking: uuid"],
    ]);
  });

  it("covers every identifier that an open call accepts", () => {
    const listedKeys = new Set(keyCalls.map(({ call, field }) => `${call}.${field}`));
    const open = calls.filter((call) => call.auth === "open" && call.servedBy === undefined);
    const fields = open.flatMap((call) =>
      [call.query, call.body].flatMap((schema) =>
        Object.keys(schema ? shapeOf(schema) : {}).map((field) => ({
          name: `${call.name}.${field}`,
          field,
        })),
      ),
    );
    const unknown = fields.filter(
      ({ name, field }) =>
        isIdentifierField(field) &&
        !publicFields.has(field) &&
        !publicCalls.has(name) &&
        !listedKeys.has(name),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

/** Calls that are not allowed to every organizer, or only to organizers. */
const ofSomebody = cases.filter((access) => {
  const { auth } = endpointOf(access);
  if (auth === "organizer") return true;
  return (
    (auth === "account" || auth === "open") && access.for?.includes("otherOrganizer") === false
  );
});

describe("as another organizer, with all returned identifiers", () => {
  it.each(ofSomebody.map((access) => ({ name: access.call, access })))(
    "$name is refused for every identifier that belongs to others",
    async ({ access }) => {
      hostile ??= await newHostileOrganizer(world);
      const values = told.all(1).map(({ value }) => value);
      const found = await findLeaks(world, hostile, {
        access,
        endpoint: endpointOf(access),
        values,
      });
      expect(found).toEqual([]);
    },
  );
});

it("no answer of all the above contains a column that the contract does not name", () => {
  expect([...leakingCalls]).toEqual([]);
});

it("links in all messages lead to an existing screen or to the API", async () => {
  const { storefronts } = world.platform.context.config;
  const written = await world.platform.rows<{ kind: string; body: string }>(
    "SELECT kind, body FROM outbox",
  );
  const links = written.flatMap(({ kind, body }) =>
    [...body.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => ({ kind, link })),
  );
  expect(new Set(links.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  const lost = links.filter(({ link }) =>
    Object.values(storefronts).some(
      (home) =>
        link.startsWith(home) && !hasScreen(link.slice(home.length) || "/") && !isServed(link),
    ),
  );
  expect([...new Set(lost.map(({ kind, link }) => `${kind}: ${link}`))]).toEqual([]);
});

/** Calls that storefronts pass on to the API: programmes, ends of subscriptions. */
const isServed = (link: string): boolean => /^\/(spa|crm|files)\//.test(new URL(link).pathname);
