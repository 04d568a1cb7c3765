import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { createServer } from "../../server/server.ts";
import { serve } from "../../server/serve.ts";
import { accessLevels, endpoint } from "@tropa/api-contract/base/endpoint";
import type { Access } from "@tropa/api-contract/base/endpoint";
import { Platform, roles } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { z } from "zod";
import { authenticate } from "./sessions.ts";

let platform: Platform;
const people = new Map<Role, Person>();

beforeAll(async () => {
  platform = await Platform.open();
  for (const role of roles) people.set(role, await platform.person(role));
});
afterAll(() => platform.close());

const personOf = (role: Role) => people.get(role) ?? { role, accountId: 0, token: null };

/** A server with one call for each level of access. */
function levels() {
  const server = createServer({
    storefronts: testStorefronts,
    logLevel: "silent",
    guards: {
      authenticate: (request) => authenticate(platform.context, request),
      checkCaptcha: async () => {},
      recordRead: async () => {},
    },
  });
  for (const auth of accessLevels) {
    const call = endpoint({
      name: auth,
      method: "GET",
      path: `/${auth}`,
      summary: auth,
      query: z.object({}),
      answer: z.object({ account: z.number().nullable() }),
      errors: [],
      auth: auth satisfies Access,
    });
    serve(server, call, ({ actor }) => ({ account: actor?.accountId ?? null }));
  }
  return server;
}

const allStaff = roles.filter((role) => role.toLowerCase().endsWith("staff"));

/** Whom each level lets in. */
const admitted: Record<Access, readonly Role[]> = {
  open: roles,
  account: roles.filter((role) => role !== "visitor"),
  organizer: ["organizer", "otherOrganizer", ...allStaff],
  staff: allStaff,
  commission: ["commissionStaff"],
  "desk.bookings": ["staff", "bookingsStaff"],
  "desk.support": ["staff", "supportStaff"],
  "desk.tasks": ["staff", "tasksStaff"],
  "desk.reviews": ["staff", "reviewsStaff"],
  "desk.messages": ["staff", "messagesStaff"],
  "desk.payments": ["staff", "paymentsStaff"],
  "desk.letters": ["staff", "lettersStaff"],
  "desk.organizers": ["staff", "organizersStaff"],
  "desk.audit": ["staff", "auditStaff"],
  "desk.team": ["staff", "teamStaff"],
};

const statusOf = (level: Access, role: Role) => {
  // The calls of this test look, which those may as well who may do no more in their part.
  const whole = role.replace(/(?:Look|Act)Staff$/, "Staff");
  if (admitted[level].some((name) => name === role || name === whole)) return 200;
  return role === "visitor" ? 401 : 403;
};

describe("access to a call", () => {
  const server = levels();
  test.each(accessLevels.flatMap((level) => roles.map((role) => ({ level, role }))))(
    "is granted or refused to $role at the level $level",
    async ({ level, role }) => {
      const { token, accountId } = personOf(role);
      const headers = token ? { "x-authorization": `Bearer ${token}` } : {};
      const response = await server.inject({ url: `/${level}`, headers });
      expect(response.statusCode).toBe(statusOf(level, role));
      if (response.statusCode === 200)
        expect(response.json()).toEqual({ account: accountId || null });
    },
  );

  test.each(["Bearer nonsense", "Basic abc", "Bearer ", "Bearer a.b.c"])(
    "is refused for an invalid token, even at the access level open: %s",
    async (header) => {
      const response = await server.inject({
        url: "/open",
        headers: { "x-authorization": header },
      });
      expect(response.statusCode).toBe(401);
    },
  );

  test("ends at once when the session is revoked", async () => {
    const { token, accountId } = await platform.person("tourist");
    const headers = { "x-authorization": `Bearer ${token}` };
    expect((await server.inject({ url: "/account", headers })).statusCode).toBe(200);
    await platform.rows("UPDATE session SET revoked_at = now() WHERE account_id = $1", accountId);
    expect((await server.inject({ url: "/account", headers })).statusCode).toBe(401);
  });
});
