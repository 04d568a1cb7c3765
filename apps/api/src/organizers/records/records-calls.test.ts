import { ApiClientError } from "@tropa/api-client/api-client-error";
import * as calls from "@tropa/api-contract/organizers/calls-organizers";
import * as forms from "@tropa/api-contract/organizers/calls-organizer-forms";
import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person, Role } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  platform = await Platform.open();
  people = await platform.everybody();
});
afterAll(() => platform.close());

const as = (role: Role) => platform.client(people[role]);
const own = { id: String(organizers.direct) };

type Form = BodyOf<typeof forms.organizerCreateCall>;

const form: Form = {
  title: "Тайга и люди",
  first_name: { ru: "Илья", en: "Ilya" },
  last_name: { ru: "Сосновский", en: "Sosnovsky" },
  email: "ilya@tropa.example",
  phone: "+7 900 000-00-01",
  city_id: 1,
};
const requisites = {
  legal_form: "individual_entrepreneur" as const,
  legal_name: "Сосновский Илья Петрович",
  country_id: 1,
  tax_id: "500100732259",
  registration_number: "304500116000157",
};

async function photoOf(person: Person): Promise<number> {
  const bytes = await sharp({
    create: { width: 60, height: 60, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  const { id } = await platform.client(person).call(uploadImageCall, {
    body: { bucket: "avatar" },
    file: new File([new Uint8Array(bytes)], "me.png"),
  });
  return id;
}

async function contactsOf({ accountId }: Person): Promise<{ email: string }> {
  const [row] = await platform.rows<{ email: string }>(
    "SELECT email FROM account WHERE id = $1",
    accountId,
  );
  if (!row) throw new Error("nobody has this account");
  return row;
}

/** Somebody with a record of their own that nobody has published yet. */
async function newOrganizer(): Promise<{ person: Person; record: OrganizerRecord }> {
  const person = await platform.person("tourist");
  const record = await as("staff").call(forms.organizerCreateCall, { body: form });
  const owner = "UPDATE account SET organizer_id = $2 WHERE id = $1";
  await platform.rows(owner, person.accountId, record.id);
  return { person, record };
}

describe("records", () => {
  it("who joins owns a record that nobody else sees yet", async () => {
    const { person, record } = await newOrganizer();
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
  ])("%s makes no record: whoever wants one applies for it", async (role, code) => {
    const call = as(role).call(forms.organizerCreateCall, { body: form });
    expect(await codeOf(call)).toBe(code);
  });

  it("staff whose desk has no records make none", async () => {
    const other = await platform.person("staff");
    const parts = "UPDATE account SET desk_parts = '{reviews}' WHERE id = $1";
    await platform.rows(parts, other.accountId);
    const call = platform.client(other).call(forms.organizerCreateCall, { body: form });
    expect(await codeOf(call)).toBe("forbidden");
  });

  it("a record is made for an account, whole; its owner is written to and works with it", async () => {
    const owner = await platform.person("tourist");
    const { email } = await contactsOf(owner);
    const made = await as("staff").call(forms.organizerCreateCall, {
      body: {
        ...form,
        owner: ` ${email.toUpperCase()} `,
        about: { ru: "Вожу по тайге" },
        photo_id: await photoOf(people.staff),
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

  it("no record is made for an account that is not there, or works for somebody already", async () => {
    const count = () => platform.rows<{ id: number }>("SELECT id FROM organizer");
    const before = await count();
    const [organizer, staff] = [await contactsOf(people.organizer), await contactsOf(people.staff)];
    for (const owner of ["nobody@tropa.example", organizer.email, staff.email, "not a contact"]) {
      const call = as("staff").call(forms.organizerCreateCall, { body: { ...form, owner } });
      expect(await refusal(call)).toMatchObject({ validation: { owner: [expect.any(String)] } });
    }
    // A contact that nobody has confirmed is nobody's.
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

  it("two who make a record for one account at once: one is made", async () => {
    const { email: owner } = await contactsOf(await platform.person("tourist"));
    const body = { ...form, title: `Одна ${owner}`, owner };
    const both = await Promise.allSettled(
      [1, 2].map(() => as("staff").call(forms.organizerCreateCall, { body })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const made = await platform.rows("SELECT id FROM organizer WHERE title = $1", body.title);
    expect(made).toHaveLength(1);
  });

  it("staff make records for others and see them all, newest first", async () => {
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
    ["commissionStaff", null],
  ])("%s and the record of an organizer", async (role, code) => {
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

  it("a list is for organizers and staff", async () => {
    expect(await codeOf(as("visitor").call(calls.organizerListCall, { query: {} }))).toBe(
      "unauthorized",
    );
    expect(await codeOf(as("tourist").call(calls.organizerListCall, { query: {} }))).toBe(
      "forbidden",
    );
  });

  it("publishing asks for what is missing, and then the page is there", async () => {
    const { person, record } = await newOrganizer();
    const client = platform.client(person);
    const publish = { body: { id: record.id, is_published: true } };
    const refused = await refusal(client.call(calls.organizerSetPublishedCall, publish));
    expect(Object.keys(refused.validation)).toEqual(["about", "photo_id", "requisites"]);
    const full = await client.call(forms.organizerUpdateCall, {
      query: { id: String(record.id) },
      body: {
        version: record.version,
        about: { ru: "Вожу в тайгу.", en: "I lead into the taiga." },
        photo_id: await photoOf(person),
        requisites,
        languages: ["ru", "en", "ru"],
        site: "https://taiga.example/",
      },
    });
    expect(full).toMatchObject({
      version: 2,
      missing: [],
      languages: ["ru", "en"],
      site: "https://taiga.example/",
      requisites: { ...requisites, kpp: "", bank_account: "" },
    });
    expect(full.photo).toMatch(/^\/files\/[\da-f-]{36}\/image\/\{size\}\.avif$/);
    const published = await client.call(calls.organizerSetPublishedCall, publish);
    expect(published).toMatchObject({ is_published: true, version: 3 });
    const page = await as("visitor").call(calls.organizerPublicInfoCall, {
      query: { id: String(record.id) },
    });
    expect(page).toMatchObject({ about: "Вожу в тайгу.", tours_count: 0 });
    const emptied = client.call(forms.organizerUpdateCall, {
      query: { id: String(record.id) },
      body: { version: 3, photo_id: record.id },
    });
    expect((await refusal(emptied)).validation).toHaveProperty("photo_id");
  });

  it("of changes to one version exactly one is stored", async () => {
    const { person, record } = await newOrganizer();
    const titles = Array.from({ length: 6 }, (_, index) => `Имя ${index}`);
    const outcomes = await Promise.allSettled(
      titles.map((title) =>
        platform.client(person).call(forms.organizerUpdateCall, {
          query: { id: String(record.id) },
          body: { version: record.version, title },
        }),
      ),
    );
    const stored = outcomes.filter((outcome) => outcome.status === "fulfilled");
    expect(stored).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    const now = await platform
      .client(person)
      .call(calls.organizerViewCall, { query: { id: String(record.id) } });
    expect(now).toMatchObject({ version: 2, title: stored[0]!.value.title });
  });

  it("names what is wrong with a record", async () => {
    const faults = async (body: Partial<Form>) => {
      const call = as("staff").call(forms.organizerCreateCall, { body: { ...form, ...body } });
      return Object.keys((await refusal(call)).validation);
    };
    expect(await faults({ title: " " })).toEqual(["title"]);
    expect(await faults({ first_name: {} })).toEqual(["first_name"]);
    expect(await faults({ title: "half a character: \ud83d" })).toEqual(["title"]);
    expect(await faults({ started_on: "0000-01-01" })).toEqual(["started_on"]);
    expect(await faults({ city_id: 77 })).toEqual(["city_id"]);
    expect(await faults({ email: "ilya" })).toEqual(["email"]);
    expect(await faults({ site: "javascript:alert(1)" })).toEqual(["site"]);
    expect(await faults({ photo_id: 1 })).toEqual(["photo_id"]);
    expect(await faults({ requisites: { ...requisites, tax_id: "500100732258" } })).toEqual([
      "requisites.tax_id",
    ]);
    expect(await faults({ requisites: { ...requisites, country_id: 77 } })).toEqual([
      "requisites.country_id",
    ]);
    const company = { ...requisites, legal_form: "legal_entity" as const, tax_id: "7707083893" };
    expect(
      await faults({
        requisites: { ...company, registration_number: "", bank_account: "40702810900000002851" },
      }),
    ).toEqual([
      "requisites.registration_number",
      "requisites.kpp",
      "requisites.bank_code",
      "requisites.bank_account",
    ]);
  });

  it("a picture of somebody else is no photo of one's own", async () => {
    const photo_id = await photoOf(people.tourist);
    const { person, record } = await newOrganizer();
    const taken = platform.client(person).call(forms.organizerUpdateCall, {
      query: { id: String(record.id) },
      body: { version: record.version, photo_id },
    });
    expect((await refusal(taken)).validation).toHaveProperty("photo_id");
  });

  it("what everybody reads of an organizer has no contacts", async () => {
    const { version } = await as("organizer").call(calls.organizerViewCall, { query: own });
    const { about } = await as("organizer").call(forms.organizerUpdateCall, {
      query: own,
      body: { version, about: { ru: "Вожу с 2012 года. Пишите: +7 916 123-45-67, vetrova.ru" } },
    });
    expect(about).toEqual({ ru: "Вожу с 2012 года. Пишите: ********, ********" });
  });

  it("only staff change the terms of selling", async () => {
    const { person, record } = await newOrganizer();
    const query = { id: String(record.id) };
    const bold = platform.client(person).call(forms.organizerUpdateCall, {
      query,
      body: { version: 1, has_direct_sale: true },
    });
    expect(await codeOf(bold)).toBe("forbidden");
    const changed = await as("staff").call(forms.organizerUpdateCall, {
      query,
      body: { version: 1, has_direct_sale: true },
    });
    expect(changed.has_direct_sale).toBe(true);
    // Sent back as it is by its owner, it stays.
    const same = await platform.client(person).call(forms.organizerUpdateCall, {
      query,
      body: { version: 2, title: "Тайга", has_direct_sale: true },
    });
    expect(same).toMatchObject({ title: "Тайга", has_direct_sale: true, version: 3 });
  });
});
