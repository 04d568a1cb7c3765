import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import { staffAuthCall, staffAuthViaCodeCall } from "@tropa/api-contract/staff/calls-staff-sign-in";
import * as calls from "@tropa/api-contract/staff/calls-team";
import { rightsUpTo } from "@tropa/domain/people/desk-right";
import type { DeskRight } from "@tropa/domain/people/desk-right";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser, sentCode } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { holderOf as addHolder, newRole as addRole, refusal } from "../../../testing/team.ts";

let platform: Platform;
/** A role of these tests' administrators. */
let administrator: number;
const reason = "They change departments";

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const newRole = (rights: readonly DeskRight[]) => addRole(platform, rights);
const holderOf = (roleId: number) => addHolder(platform, roleId);

beforeEach(async () => {
  administrator = await newRole([...rightsUpTo("team", "act"), ...rightsUpTo("bookings", "money")]);
});

describe("an invitation", () => {
  async function invited(email: string, boss: Person, roleIds: number[]): Promise<string> {
    await platform
      .client(boss)
      .call(calls.inviteStaffCall, { body: { email, role_ids: roleIds, reason } });
    const { body } = await platform.row<{ body: string }>(
      "SELECT body FROM outbox WHERE recipient = $1 AND kind = 'staffInvitation' ORDER BY id DESC LIMIT 1",
      email,
    );
    return /invitation=([\w-]+)/.exec(body)?.[1] ?? "";
  }
  const person = { password: "a long password", first_name: "Nina", last_name: "Serova" };
  const accept = (token: string) =>
    platform.client().call(calls.acceptStaffInvitationCall, { body: { token, ...person } });

  test("makes a member who signs in with a password and a code; the link works once", async () => {
    const boss = await holderOf(administrator);
    const email = "nina@example.org";
    const roleId = await newRole(rightsUpTo("bookings", "act"));
    const token = await invited(email, boss, [roleId]);
    expect(await platform.client().call(calls.staffInvitationCall, { body: { token } })).toEqual({
      email: expect.stringMatching(/\*|•|…/),
    });
    const twice = await Promise.all([refusal(accept(token)), refusal(accept(token))]);
    expect(twice).toContainEqual({ status: 410, reason: undefined });
    expect(twice.filter((outcome) => outcome === null)).toHaveLength(1);

    const at = new Browser(platform);
    const login = { login: email, password: person.password };
    await at.client.call(staffAuthCall, { body: login });
    const { profile, token: access } = await at.client.call(staffAuthViaCodeCall, {
      body: { login: email, code: await sentCode(platform, email) },
    });
    expect(profile.is_admin_auth).toBe(true);
    at.tokens.set(access);
    expect((await at.client.call(staffDeskCall)).parts.map(({ part }) => part)).toEqual([
      "bookings",
    ]);
    const { members, invitations } = await platform.client(boss).call(calls.staffTeamCall);
    expect(members.find((member) => member.email === email)).toMatchObject({
      name: "Nina Serova",
      role_ids: [roleId],
      has_second_factor: true,
      signed_in_at: expect.any(String),
      sessions: 1,
    });
    expect(invitations).toEqual([]);
  });

  test("is over when withdrawn, replaced, too old, or its sender has left", async () => {
    const boss = await holderOf(administrator);
    const gone = { status: 410 };
    const first = await invited("ivan@example.org", boss, []);
    const second = await invited("ivan@example.org", boss, []);
    expect(await refusal(accept(first))).toMatchObject(gone);
    const { invitations } = await platform.client(boss).call(calls.staffTeamCall);
    const { id } = invitations.find(({ email }) => email === "ivan@example.org")!;
    await platform.client(boss).call(calls.withdrawStaffInvitationCall, { body: { id, reason } });
    expect(await refusal(accept(second))).toMatchObject(gone);

    const old = await invited("old@example.org", boss, []);
    await platform.rows(
      "UPDATE staff_invitation SET expires_at = expires_at - interval '72 hours' WHERE email = 'old@example.org'",
    );
    expect(await refusal(accept(old))).toMatchObject(gone);

    const orphan = await invited("orphan@example.org", boss, []);
    const other = await holderOf(administrator);
    await platform
      .client(other)
      .call(calls.removeStaffCall, { body: { account_id: boss.accountId, reason } });
    expect(await refusal(accept(orphan))).toMatchObject(gone);
  });

  test("is not for staff and organizers", async () => {
    const boss = await holderOf(administrator);
    const { accountId } = await platform.person("organizer");
    const { email } = await platform.row<{ email: string }>(
      "SELECT email FROM account WHERE id = $1",
      accountId,
    );
    const form = { email, role_ids: [], reason };
    expect(
      await refusal(platform.client(boss).call(calls.inviteStaffCall, { body: form })),
    ).toEqual({ status: 409, reason: "account_taken" });
  });
});
