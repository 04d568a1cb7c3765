import { addBookingNoteCall, staffSearchCall } from "@tropa/api-contract/staff/calls-bookings";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import * as calls from "@tropa/api-contract/staff/calls-team";
import { rightsUpTo } from "@tropa/domain/people/desk-right";
import type { DeskRight } from "@tropa/domain/people/desk-right";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
const newName = () => `Role ${randomUUID()}`;
const partsOf = async (person: Person) =>
  (await platform.client(person).call(staffDeskCall)).parts.map(({ part }) => part);
const administrators = () =>
  platform.rows<{ id: number }>(
    "SELECT id FROM account WHERE is_staff AND 'team.act' = ANY (desk_rights) ORDER BY id",
  );

beforeEach(async () => {
  administrator = await newRole([...rightsUpTo("team", "act"), ...rightsUpTo("bookings", "money")]);
});

describe("roles", () => {
  test("open parts of the desk at their level", async () => {
    const looker = await holderOf(await newRole(rightsUpTo("bookings", "look")));
    expect(await partsOf(looker)).toEqual(["bookings"]);
    const client = platform.client(looker);
    await client.call(staffSearchCall, { query: { q: "12345" } });
    const note = client.call(addBookingNoteCall, { body: { id: 1, text: "Rang twice" } });
    expect(await refusal(note)).toMatchObject({ status: 403 });
  });

  test("add up, and what is taken is gone with the next call", async () => {
    const boss = platform.client(await holderOf(administrator));
    const member = await holderOf(await newRole(rightsUpTo("bookings", "look")));
    const more = await newRole(rightsUpTo("bookings", "act"));
    const change = { account_id: member.accountId, role_id: more, reason };
    await boss.call(calls.giveStaffRoleCall, { body: change });
    // Idempotent.
    await boss.call(calls.giveStaffRoleCall, { body: change });
    const rightsNow = async () =>
      (
        await platform.row<{ desk_rights: string[] }>(
          "SELECT desk_rights FROM account WHERE id = $1",
          member.accountId,
        )
      ).desk_rights;
    expect(await rightsNow()).toEqual(["bookings.act", "bookings.look"]);
    await boss.call(calls.takeStaffRoleCall, { body: change });
    expect(await rightsNow()).toEqual(["bookings.look"]);
    const log = await platform.rows(
      "SELECT call, reason, changes FROM audit_entry WHERE subject_kind = 'account' AND subject_id = $1 ORDER BY id",
      String(member.accountId),
    );
    expect(log).toHaveLength(3);
    expect(log[2]).toMatchObject({
      call: "takeStaffRole",
      reason,
      changes: [{ field: "roles", from: expect.stringContaining(", ") }],
    });
  });

  test("change for all who hold them; a version that is not the last one changes nothing", async () => {
    const boss = platform.client(await holderOf(administrator));
    const id = await newRole(rightsUpTo("bookings", "act"));
    const member = await holderOf(id);
    const saved = (version: number, rights: DeskRight[]) =>
      boss.call(calls.saveStaffRoleCall, {
        body: { role: { id, version }, name: newName(), rights, reason },
      });
    await saved(1, rightsUpTo("team", "look"));
    expect(await partsOf(member)).toEqual(["team"]);
    expect(await refusal(saved(1, []))).toEqual({ status: 409, reason: "changed" });
    expect(await partsOf(member)).toEqual(["team"]);
    const both = await Promise.all([refusal(saved(2, [])), refusal(saved(2, []))]);
    expect(both.filter((one) => one === null)).toHaveLength(1);
  });

  test("are given with no more rights than one's own", async () => {
    const boss = platform.client(await holderOf(administrator));
    const money = rightsUpTo("payments", "money");
    const rich = await newRole(money);
    const member = await holderOf(await newRole([]));
    const refused = { status: 403 };
    const change = { account_id: member.accountId, role_id: rich, reason };
    expect(await refusal(boss.call(calls.giveStaffRoleCall, { body: change }))).toMatchObject(
      refused,
    );
    const added = { role: null, name: newName(), rights: money, reason };
    expect(await refusal(boss.call(calls.saveStaffRoleCall, { body: added }))).toMatchObject(
      refused,
    );
    const own = { role: { id: administrator, version: 1 }, name: newName(), reason };
    const raised = { ...own, rights: [...rightsUpTo("team", "act"), ...money] };
    expect(await refusal(boss.call(calls.saveStaffRoleCall, { body: raised }))).toMatchObject(
      refused,
    );
    const invited = { email: "new@example.org", role_ids: [rich], reason };
    expect(await refusal(boss.call(calls.inviteStaffCall, { body: invited }))).toMatchObject(
      refused,
    );
  });

  test("stay while somebody holds them, and have names of their own", async () => {
    const boss = platform.client(await holderOf(administrator));
    const id = await newRole([]);
    const member = await holderOf(id);
    const deleted = () =>
      boss.call(calls.deleteStaffRoleCall, { body: { id, version: 1, reason } });
    expect(await refusal(deleted())).toEqual({ status: 409, reason: "role_held" });
    const { name } = await platform.row<{ name: string }>(
      "SELECT upper(name) AS name FROM staff_role WHERE id = $1",
      id,
    );
    const named = { role: null, name, rights: [], reason };
    expect(await refusal(boss.call(calls.saveStaffRoleCall, { body: named }))).toEqual({
      status: 409,
      reason: "name_taken",
    });
    await boss.call(calls.takeStaffRoleCall, {
      body: { account_id: member.accountId, role_id: id, reason },
    });
    await deleted();
  });

  test("count all where several are given at once", async () => {
    const boss = platform.client(await holderOf(administrator));
    const member = await platform.person("plainStaff");
    const roles = await Promise.all(
      (["bookings", "team"] as const).map((part) => newRole(rightsUpTo(part, "look"))),
    );
    await Promise.all(
      roles.map((roleId) =>
        boss.call(calls.giveStaffRoleCall, {
          body: { account_id: member.accountId, role_id: roleId, reason },
        }),
      ),
    );
    expect(await partsOf(member)).toEqual(["bookings", "team"]);
  });
});

describe("the last administrator", () => {
  /** Leaves the two, and nobody else, who can give roles. */
  async function twoAdministrators(): Promise<[Person, Person]> {
    const pair: [Person, Person] = [await holderOf(administrator), await holderOf(administrator)];
    const own = pair.map(({ accountId }) => accountId);
    await platform.rows(
      "UPDATE account SET desk_rights = '{}' WHERE is_staff AND id <> ALL ($1)",
      own,
    );
    return pair;
  }

  test("cannot leave, lose the role, or the role its right", async () => {
    const [first, second] = await twoAdministrators();
    const boss = platform.client(first);
    await boss.call(calls.removeStaffCall, { body: { account_id: second.accountId, reason } });
    const own = { account_id: first.accountId, reason };
    const last = { status: 409, reason: "last_administrator" };
    expect(await refusal(boss.call(calls.removeStaffCall, { body: own }))).toEqual(last);
    const role = { ...own, role_id: administrator };
    expect(await refusal(boss.call(calls.takeStaffRoleCall, { body: role }))).toEqual(last);
    const poorer = { role: { id: administrator, version: 1 }, name: newName(), rights: [], reason };
    expect(await refusal(boss.call(calls.saveStaffRoleCall, { body: poorer }))).toEqual(last);
    expect(await administrators()).toEqual([{ id: first.accountId }]);
  });

  test.each(["removeStaff", "takeStaffRole"] as const)(
    "is left where two take it from each other at once by %s",
    async (name) => {
      const take = (by: Person, { accountId }: Person) => {
        const client = platform.client(by);
        const body = { account_id: accountId, reason };
        return refusal(
          name === "removeStaff"
            ? client.call(calls.removeStaffCall, { body })
            : client.call(calls.takeStaffRoleCall, { body: { ...body, role_id: administrator } }),
        );
      };
      for (let round = 0; round < 5; round += 1) {
        const [first, second] = await twoAdministrators();
        const outcomes = await Promise.all([take(first, second), take(second, first)]);
        // The slower one is refused by the guard, or because its own rights are gone already.
        expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
        expect(await administrators()).toHaveLength(1);
      }
    },
  );

  test("is left by the database where two transactions pass each other", async () => {
    const pair = await twoAdministrators();
    const clients = await Promise.all(pair.map(() => platform.context.pool.connect()));
    try {
      await Promise.all(clients.map((client) => client.query("BEGIN")));
      // Both have read that the other is there before either writes.
      await Promise.all(
        clients.map((client) => client.query("SELECT count(*) FROM account WHERE is_staff")),
      );
      const remove = async (index: number) => {
        await clients[index]!.query("UPDATE account SET desk_rights = '{}' WHERE id = $1", [
          pair[index]!.accountId,
        ]);
        await clients[index]!.query("COMMIT");
      };
      const outcomes = await Promise.allSettled([remove(0), remove(1)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    } finally {
      await Promise.all(clients.map((client) => client.query("ROLLBACK")));
      for (const client of clients) client.release();
    }
    expect(await administrators()).toHaveLength(1);
  });
});

test("whoever is taken off the staff is signed out and has no roles", async () => {
  const boss = platform.client(await holderOf(administrator));
  const member = await holderOf(await newRole(rightsUpTo("bookings", "act")));
  const body = { account_id: member.accountId, reason };
  await boss.call(calls.endStaffSessionsCall, { body });
  expect(await refusal(platform.client(member).call(staffDeskCall))).toMatchObject({ status: 401 });
  await boss.call(calls.removeStaffCall, { body });
  expect(
    await platform.rows("SELECT is_staff, desk_parts FROM account WHERE id = $1", member.accountId),
  ).toEqual([{ is_staff: false, desk_parts: [] }]);
  expect(await refusal(boss.call(calls.endStaffSessionsCall, { body }))).toMatchObject({
    status: 404,
  });
});
