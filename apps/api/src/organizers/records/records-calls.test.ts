import { ApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/organizers/calls-organizers";
import * as forms from "@tropa/api-contract/organizers/calls-organizer-forms";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import type { Platform, Person, Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";
import {
  OrganizerRecords,
  form,
  requisites,
} from "../../../testing/organizers/organizer-records.ts";

let records: OrganizerRecords;
let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  records = await OrganizerRecords.open();
  ({ platform, people } = records);
});
afterAll(() => records.close());

const as = (role: Role) => records.as(role);
const own = { id: String(organizers.direct) };

async function contactsOf({ accountId }: Person): Promise<{ email: string }> {
  const [row] = await platform.rows<{ email: string }>(
    "SELECT email FROM account WHERE id = $1",
    accountId,
  );
  if (!row) throw new Error("nobody has this account");
  return row;
}

describe("records of organizers", () => {
  it("belong to the new organizer and are hidden from others until published", async () => {
    const { person, record } = await records.newOrganizer();
    expect(record).toMatchObject({
      title: form.title,
      name: "Илья Сосновский",
      phone: "+79000000001",
      version: 1,
      is_published: false,
      is_verified: false,
      requisites: null,
      contracts: [],
      missing: ["about", "photo_id", "requisites"],
    });
    const query = { id: String(record.id) };
    const mine = await platform.client(person).call(calls.organizerListCall, { query: {} });
    expect(mine.items.map(({ id }) => id)).toEqual([record.id]);
    await platform.client(person).call(calls.organizerPublicInfoCall, { query });
    expect(await codeOf(as("visitor").call(calls.organizerPublicInfoCall, { query }))).toBe(
      "not_found",
    );
    expect(await codeOf(as("organizer").call(calls.organizerPublicInfoCall, { query }))).toBe(
      "not_found",
    );
  });

  it.each<[Role, string]>([
    ["visitor", "unauthorized"],
    ["tourist", "forbidden"],
    ["organizer", "forbidden"],
  ])("cannot be created by a %s", async (role, code) => {
    const call = as(role).call(forms.organizerCreateCall, { body: form });
    expect(await codeOf(call)).toBe(code);
  });

  it("cannot be created by staff without access to that part of the desk", async () => {
    const other = await platform.person("staff");
    const parts = "UPDATE account SET desk_rights = '{reviews.look,reviews.act}' WHERE id = $1";
    await platform.rows(parts, other.accountId);
    const call = platform.client(other).call(forms.organizerCreateCall, { body: form });
    expect(await codeOf(call)).toBe("forbidden");
  });

  it("can be created complete by staff for an account, and the organizer gets a letter", async () => {
    const owner = await platform.person("tourist");
    const { email } = await contactsOf(owner);
    const made = await as("staff").call(forms.organizerCreateCall, {
      body: {
        ...form,
        owner: ` ${email.toUpperCase()} `,
        about: { ru: "Вожу по тайге" },
        photo_id: await records.photoOf(people.staff),
        requisites,
      },
    });
    expect(made).toMatchObject({ missing: [], is_published: false, requisites });
    const mine = await platform.client(owner).call(calls.organizerListCall, { query: {} });
    expect(mine.items.map(({ id }) => id)).toEqual([made.id]);
    const letters = await platform.rows<{ recipient: string; body: string }>(
      "SELECT recipient, body FROM outbox WHERE kind = 'organizerRecordMade' ORDER BY id DESC LIMIT 1",
    );
    expect(letters).toMatchObject([{ recipient: form.email }]);
    expect(letters[0]!.body).toContain(`/organizer/records/${made.id}`);
  });

  it("cannot be owned by an account that is unknown, unconfirmed or already works for an organizer", async () => {
    const count = () => platform.rows<{ id: number }>("SELECT id FROM organizer");
    const before = await count();
    const [organizer, staff] = [await contactsOf(people.organizer), await contactsOf(people.staff)];
    for (const owner of ["nobody@tropa.example", organizer.email, staff.email, "not a contact"]) {
      const call = as("staff").call(forms.organizerCreateCall, { body: { ...form, owner } });
      expect(await refusal(call)).toMatchObject({ validation: { owner: [expect.any(String)] } });
    }
    // An unconfirmed contact identifies no account.
    const unsure = await platform.person("tourist");
    const { email: owner } = await contactsOf(unsure);
    await platform.rows(
      "UPDATE account SET email_confirmed_at = NULL WHERE id = $1",
      unsure.accountId,
    );
    const call = as("staff").call(forms.organizerCreateCall, { body: { ...form, owner } });
    expect(await codeOf(call)).toBe("validation");
    expect(await count()).toEqual(before);
  });

  it("are created once when staff create two for one account at the same time", async () => {
    const { email: owner } = await contactsOf(await platform.person("tourist"));
    const body = { ...form, title: `Одна ${owner}`, owner };
    const both = await Promise.allSettled(
      [1, 2].map(() => as("staff").call(forms.organizerCreateCall, { body })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const made = await platform.rows("SELECT id FROM organizer WHERE title = $1", body.title);
    expect(made).toHaveLength(1);
  });

  it("are created by staff for others and listed to staff, newest first", async () => {
    const made = await as("staff").call(forms.organizerCreateCall, {
      body: { ...form, has_direct_sale: true, seller_kind: "agent" },
    });
    expect(made).toMatchObject({ has_direct_sale: true, seller_kind: "agent" });
    const all = await as("staff").call(calls.organizerListCall, { query: {} });
    expect(all.items[0]!.id).toBe(made.id);
    expect(all.items.map(({ id }) => id)).toContain(organizers.direct);
    expect(all.total).toBe(all.items.length);
  });

  it.each<[Role, string | null]>([
    ["visitor", "unauthorized"],
    ["tourist", "forbidden"],
    ["organizer", null],
    ["otherOrganizer", "forbidden"],
    ["staff", null],
    ["organizersStaff", null],
    ["supportStaff", "forbidden"],
    ["plainStaff", "forbidden"],
  ])("answer a %s with the code %s (null if allowed)", async (role, code) => {
    const outcomeOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: unknown) => (error instanceof ApiClientError ? error.code : error),
      );
    const { version } = await as("staff").call(calls.organizerViewCall, { query: own });
    expect(await outcomeOf(as(role).call(calls.organizerViewCall, { query: own }))).toBe(code);
    const change = { query: own, body: { title: "Ветер", version } };
    expect(await outcomeOf(as(role).call(forms.organizerUpdateCall, change))).toBe(code);
    const hide = { body: { id: organizers.direct, is_published: false } };
    expect(await outcomeOf(as(role).call(calls.organizerSetPublishedCall, hide))).toBe(code);
    const seen = await platform.rows("SELECT is_published FROM organizer WHERE id = 1");
    expect(seen).toEqual([{ is_published: code !== null }]);
    await platform.rows("UPDATE organizer SET is_published = true WHERE id = 1");
  });

  it("are not listed to visitors and tourists", async () => {
    expect(await codeOf(as("visitor").call(calls.organizerListCall, { query: {} }))).toBe(
      "unauthorized",
    );
    expect(await codeOf(as("tourist").call(calls.organizerListCall, { query: {} }))).toBe(
      "forbidden",
    );
  });
});
