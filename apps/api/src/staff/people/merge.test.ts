import type { ApiClient } from "@tropa/api-client/client";
import { authViaCodeCall, sendAuthCodeCall } from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import * as calls from "@tropa/api-contract/staff/calls-people";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser, endCountdown, newPhone, sentCode } from "../../../testing/browser.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { belongingKinds, dump, give } from "../../../testing/people/belongings.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";

let bookings: GuestBookings;
let platform: Platform;
let desk: ApiClient;
let into: Person;
let from: Person;
let tours: number[];
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  desk = platform.client(await platform.person("bookingsStaff"));
  tours = [];
  for (let number = 0; number < 3; number += 1)
    tours.push((await insertTour(platform.context.pool)).tourId);
});
afterAll(() => platform.close());
beforeEach(async () => {
  into = await platform.person("tourist");
  from = await platform.person("tourist");
});

const reason = "One person, two phones";
const preview = () =>
  desk.call(calls.mergePreviewCall, {
    query: { account_id: String(into.accountId), other_id: String(from.accountId) },
  });
const merge = (idempotencyKey?: string) =>
  desk.call(calls.mergePeopleCall, {
    body: { account_id: into.accountId, other_id: from.accountId, reason },
    ...(idempotencyKey && { idempotencyKey }),
  });
const undo = () =>
  desk.call(calls.undoMergeCall, {
    body: { account_id: from.accountId, reason: "They are brothers" },
  });
const card = ({ accountId }: Person) =>
  desk.call(calls.staffPersonCall, { query: { account_id: String(accountId) } });
const conflict = { status: 409 };

async function signIn(login: string) {
  const browser = new Browser(platform);
  await endCountdown(platform);
  await browser.client.call(sendAuthCodeCall, { body: { login } });
  const code = await sentCode(platform, login);
  return browser.client.call(authViaCodeCall, { body: { login, code } });
}

const setContacts = (person: Person, columns: string) =>
  platform.row<{ email: string }>(
    `UPDATE account SET ${columns} WHERE id = $1 RETURNING email`,
    person.accountId,
  );

describe("merging two accounts of a person", () => {
  it("moves what the other one has, ends its sessions and leads its sign-in here", async () => {
    const made = await bookings.request({ from });
    await give(platform, from.accountId, { kind: "chat", tourId: tours[0]!, which: 1 });
    const { email } = await setContacts(from, "seen_at = now()");
    await merge();
    expect((await card(into)).bookings).toMatchObject([{ id: made.id }]);
    expect((await card(into)).chats).toHaveLength(1);
    await expect(platform.client(from).call(profileCall)).rejects.toMatchObject({ status: 401 });
    expect((await signIn(email)).profile.id).toBe(into.accountId);
    expect(await card(from)).toMatchObject({
      bookings: [],
      merged_into: { account_id: into.accountId, is_undoable: true },
      acts: [{ act: "merged", reason }],
    });
    expect(await card(into)).toMatchObject({
      merged: [{ account_id: from.accountId }],
      log: [{ call: "mergePeople" }],
    });
  });

  it("gives the account a contact that it lacks", async () => {
    const phone = newPhone();
    await setContacts(from, `phone = '${phone}', phone_confirmed_at = now()`);
    expect((await preview()).contacts).toEqual(["phone"]);
    await merge();
    expect(await card(into)).toMatchObject({ is_phone_confirmed: true });
    expect(await card(from)).toMatchObject({ is_phone_confirmed: false });
    expect((await signIn(phone)).profile.id).toBe(into.accountId);
  });

  it("is told before, with what stays behind, and changes nothing until then", async () => {
    const [tourId = 0, other = 0] = tours;
    for (const person of [into, from]) {
      await give(platform, person.accountId, { kind: "favourite", tourId, which: 0 });
      await give(platform, person.accountId, { kind: "chat", tourId, which: 0 });
    }
    await give(platform, from.accountId, { kind: "favourite", tourId: other, which: 0 });
    await give(platform, from.accountId, { kind: "bought", tourId, which: 0 });
    await give(platform, from.accountId, { kind: "given", tourId, which: 0 });
    const before = await dump(platform);
    expect(await preview()).toMatchObject({
      other: { account_id: from.accountId, name: "Вера Полевая" },
      moves: { favourites: 1, chats: 0, certificates: 2, bookings: 0 },
      conflicts: { favourites: 1, chats: [null], subscriptions: 0, messengers: 0 },
    });
    expect(await dump(platform)).toEqual(before);
  });

  it("shows both side by side, masked, and says where they differ", async () => {
    const [mine, other] = [newPhone(), newPhone()];
    await setContacts(into, `phone = '${mine}', last_name = 'Polevaya'`);
    await setContacts(from, `phone = '${other}', last_name = 'Orlova'`);
    const { own, other: shown, differences } = await preview();
    expect(differences).toEqual(["name", "phone", "email"]);
    for (const [person, { accountId }, phone] of [
      [own, into, mine],
      [shown, from, other],
    ] as const) {
      expect(person.account_id).toBe(accountId);
      expect(person.phone).toContain(phone.slice(-2));
      expect(person.phone).not.toContain(phone);
    }
    expect([own.name, shown.name].map((name) => name.split(" ").at(-1))).toEqual([
      "Polevaya",
      "Orlova",
    ]);
    // A contact that only one of them has is no difference.
    await setContacts(from, "phone = NULL, last_name = 'polevaya'");
    expect((await preview()).differences).toEqual(["email"]);
  });

  it("refuses organizers, staff, blocked and merged accounts, and one with itself", async () => {
    const tourist = from;
    for (const role of ["organizer", "plainStaff"] as const) {
      from = await platform.person(role);
      await expect(merge()).rejects.toMatchObject(conflict);
    }
    from = into;
    await expect(merge()).rejects.toMatchObject(conflict);
    from = tourist;
    const blocking = { account_id: from.accountId, reason, with_contacts: false };
    await desk.call(calls.blockPersonCall, { body: blocking });
    await expect(preview()).rejects.toMatchObject(conflict);
    from = await platform.person("tourist");
    await merge();
    await expect(merge()).rejects.toMatchObject(conflict);
    // Pointers do not form chains.
    [into, from] = [await platform.person("tourist"), into];
    await expect(merge()).rejects.toMatchObject(conflict);
  });

  it("is told to both at the contacts that each had, and so is its undo", async () => {
    const phone = newPhone();
    const byPhone = `phone = '${phone}', phone_confirmed_at = now()`;
    await setContacts(from, `email = NULL, email_confirmed_at = NULL, ${byPhone}`);
    const { email } = await setContacts(into, "seen_at = now()");
    await merge();
    await undo();
    const sent = "SELECT kind, recipient FROM outbox WHERE recipient IN ($1, $2) ORDER BY id";
    expect(await platform.rows(sent, phone, email)).toEqual(
      ["accountsMerged", "mergeUndone"].flatMap((kind) =>
        [phone, email].map((recipient) => ({ kind, recipient })),
      ),
    );
  });

  it("is done once at a time, and once per key", async () => {
    const outcomes = await Promise.allSettled([merge(), merge(), merge()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    from = await platform.person("tourist");
    await Promise.all([merge("key-of-a-merge"), merge("key-of-a-merge")]);
    expect((await card(into)).merged).toHaveLength(2);
  });

  it("takes a booking along that the other account makes at the same moment", async () => {
    const client = await platform.context.pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [from.accountId]);
    const merging = merge();
    const ordering = bookings.request({ from });
    await expect
      .poll(() =>
        platform.rows(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()",
        ),
      )
      .toHaveLength(2);
    await client.query("COMMIT");
    client.release();
    const [, { id }] = await Promise.all([merging, ordering]);
    const [owner] = await platform.rows("SELECT account_id FROM booking WHERE id = $1", id);
    expect(owner).toEqual({ account_id: into.accountId });
  });

  it("gives a booking that waited for it to the account that stays", async () => {
    const client = await platform.context.pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT FROM account WHERE id = $1 FOR UPDATE", [from.accountId]);
    const ordering = bookings.request({ from });
    await expect
      .poll(() =>
        platform.rows(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO booking %'",
        ),
      )
      .toHaveLength(1);
    await client.query("UPDATE account SET merged_into = $2 WHERE id = $1", [
      from.accountId,
      into.accountId,
    ]);
    await client.query("COMMIT");
    client.release();
    const { id } = await ordering;
    const [owner] = await platform.rows("SELECT account_id FROM booking WHERE id = $1", id);
    expect(owner).toEqual({ account_id: into.accountId });
  });
});

describe("undoing a merge", () => {
  it("leaves the rows of before, whatever the two had", async () => {
    const thing = fc.record({
      isFrom: fc.boolean(),
      kind: fc.constantFrom(...belongingKinds),
      place: fc.nat({ max: 2 }),
      which: fc.nat({ max: 2 }),
    });
    const contacts = fc.constantFrom(
      "seen_at = now()",
      "email_confirmed_at = NULL",
      "phone = '+7904' || lpad(id::text, 7, '0'), phone_confirmed_at = now()",
      "phone = '+7904' || lpad(id::text, 7, '0')",
      "phone = '+7904' || lpad(id::text, 7, '0'), phone_confirmed_at = now(), email = NULL, email_confirmed_at = NULL",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(thing, { maxLength: 40 }),
        fc.tuple(contacts, contacts),
        async (things, [ofInto, ofFrom]) => {
          into = await platform.person("tourist");
          from = await platform.person("tourist");
          await setContacts(into, ofInto);
          await setContacts(from, ofFrom);
          for (const { isFrom, kind, place, which } of things) {
            const { accountId } = isFrom ? from : into;
            await give(platform, accountId, { kind, tourId: tours[place] ?? 0, which });
          }
          const before = await dump(platform);
          await merge();
          await undo();
          expect(await dump(platform)).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("leaves what came since where it is, and ends the sessions of both", async () => {
    const { email } = await setContacts(from, "seen_at = now()");
    const before = await bookings.request({ from });
    await merge();
    const since = await bookings.request({ from: into });
    await signIn(email);
    await undo();
    expect((await card(from)).bookings.map(({ id }) => id)).toEqual([before.id]);
    expect((await card(into)).bookings.map(({ id }) => id)).toEqual([since.id]);
    await expect(platform.client(into).call(profileCall)).rejects.toMatchObject({ status: 401 });
    expect((await card(into)).sessions.filter(({ is_open: isOpen }) => isOpen)).toEqual([]);
    expect((await signIn(email)).profile.id).toBe(from.accountId);
  });

  it("keeps a contact that the person has set since", async () => {
    const phone = newPhone();
    await setContacts(from, `phone = '${phone}', phone_confirmed_at = now()`);
    await merge();
    await setContacts(into, `phone = '${newPhone()}', phone_confirmed_at = now()`);
    await undo();
    expect(await card(into)).toMatchObject({ is_phone_confirmed: true });
    expect((await signIn(phone)).profile.id).toBe(from.accountId);
  });

  it("is refused after a day, and a second time", async () => {
    await merge();
    await platform.rows(
      "UPDATE account_merge SET at = at - interval '1 day' WHERE from_id = $1",
      from.accountId,
    );
    await expect(undo()).rejects.toMatchObject(conflict);
    expect((await card(from)).merged_into).toMatchObject({ is_undoable: false });
    await platform.rows("UPDATE account_merge SET at = now() WHERE from_id = $1", from.accountId);
    await undo();
    await expect(undo()).rejects.toMatchObject(conflict);
  });
});
