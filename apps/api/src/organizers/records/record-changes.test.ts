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
import type { RecordForm } from "../../../testing/organizers/organizer-records.ts";

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

describe("an organizer's record", () => {
  it("reports on publishing what is missing, and has a public page once it is published", async () => {
    const { person, record } = await records.newOrganizer();
    const client = platform.client(person);
    const publish = { body: { id: record.id, is_published: true } };
    const refused = await refusal(client.call(calls.organizerSetPublishedCall, publish));
    expect(Object.keys(refused.validation)).toEqual(["about", "photo_id", "requisites"]);
    const full = await client.call(forms.organizerUpdateCall, {
      query: { id: String(record.id) },
      body: {
        version: record.version,
        about: { ru: "Вожу в тайгу.", en: "I lead into the taiga." },
        photo_id: await records.photoOf(person),
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

  it("stores exactly one of several concurrent changes to the same version", async () => {
    const { person, record } = await records.newOrganizer();
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

  it("reports each invalid field", async () => {
    const faults = async (body: Partial<RecordForm>) => {
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

  it("refuses a photo uploaded by someone else", async () => {
    const photo_id = await records.photoOf(people.tourist);
    const { person, record } = await records.newOrganizer();
    const taken = platform.client(person).call(forms.organizerUpdateCall, {
      query: { id: String(record.id) },
      body: { version: record.version, photo_id },
    });
    expect((await refusal(taken)).validation).toHaveProperty("photo_id");
  });

  it("masks contacts in its public text", async () => {
    const { version } = await as("organizer").call(calls.organizerViewCall, { query: own });
    const { about } = await as("organizer").call(forms.organizerUpdateCall, {
      query: own,
      body: { version, about: { ru: "Вожу с 2012 года. Пишите: +7 916 123-45-67, vetrova.ru" } },
    });
    expect(about).toEqual({ ru: "Вожу с 2012 года. Пишите: ********, ********" });
  });

  it("lets only staff change the terms of selling", async () => {
    const { person, record } = await records.newOrganizer();
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
