import { createHash, randomUUID } from "node:crypto";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const reason = "They change departments";

/** A role without rights, so that everybody may give it. */
const role = (world: World): Promise<number> =>
  world.id(
    "INSERT INTO staff_role (name, rights) VALUES (gen_random_uuid()::text, '{}') RETURNING id",
  );

const member = (world: World): Promise<number> =>
  world.id(
    `INSERT INTO account (email, email_confirmed_at, storefront, is_staff)
     VALUES (gen_random_uuid() || '@tropa.example', now(), 'ru', true) RETURNING id`,
  );

async function invitation(world: World): Promise<{ id: number; token: string }> {
  const token = randomUUID();
  const id = await world.id(
    `INSERT INTO staff_invitation (email, token_hash, expires_at)
     VALUES (gen_random_uuid() || '@tropa.example', $1, now() + interval '1 hour') RETURNING id`,
    createHash("sha256").update(token).digest(),
  );
  return { id, token };
}

/** The team, its roles and invitations. */
export const teamCases: readonly AccessCase[] = [
  ...callsWithoutOwner("staffTeam"),
  {
    call: "saveStaffRole",
    input: () => ({ body: { role: null, name: randomUUID(), rights: ["team.look"], reason } }),
  },
  {
    call: "deleteStaffRole",
    input: async (world) => ({ body: { id: await role(world), version: 1, reason } }),
  },
  ...(["giveStaffRole", "takeStaffRole"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({
      body: { account_id: await member(world), role_id: await role(world), reason },
    }),
  })),
  ...(["endStaffSessions", "removeStaff"] as const).map((call): AccessCase => ({
    call,
    input: async (world) => ({ body: { account_id: await member(world), reason } }),
  })),
  {
    call: "inviteStaff",
    input: async (world) => ({
      body: { email: `${randomUUID()}@tropa.example`, role_ids: [await role(world)], reason },
    }),
  },
  {
    call: "withdrawStaffInvitation",
    input: async (world) => ({ body: { id: (await invitation(world)).id, reason } }),
  },
  {
    call: "staffInvitation",
    input: async (world) => ({ body: { token: (await invitation(world)).token } }),
  },
  {
    call: "acceptStaffInvitation",
    input: async (world) => ({
      body: {
        token: (await invitation(world)).token,
        password: "a long password",
        first_name: "Anna",
        last_name: "Volkova",
      },
    }),
  },
];
