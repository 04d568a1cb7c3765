import * as calls from "@tropa/api-contract/organizers/calls-applications";
import { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { organizerViewCall } from "@tropa/api-contract/organizers/calls-organizers";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { codeOf, refusal } from "../../../testing/refusal.ts";

let platform: Platform;
let staff: Person;
beforeAll(async () => {
  platform = await Platform.open();
  staff = await platform.person("staff");
});
afterAll(() => platform.close());

type Form = BodyOf<typeof applyAsOrganizerCall>;
const form: Form = {
  first_name: "Пётр",
  last_name: "Лесной",
  title: "Саянские тропы",
  legal_form: "self_employed",
  email: "Petr@Example.org",
  phone: "+7 903 123-45-67",
  city_id: 1,
  site: "https://sayan.example",
  about:
    "Вожу пешие группы по Саянам двенадцать лет, знаю перевалы и людей на кордонах, умею ждать погоду.",
  agree: true,
};

const as = (person: Person, language = "ru") => platform.client(person, language);
const apply = (person: Person, changes: Partial<Form> = {}) =>
  as(person).call(applyAsOrganizerCall, { body: { ...form, ...changes } });
const decide = (body: BodyOf<typeof calls.decideApplicationCall>, person = staff) =>
  as(person).call(calls.decideApplicationCall, { body });
const ownOf = (person: Person) => as(person).call(calls.ownApplicationCall);
const lettersTo = (recipient: string) =>
  platform.rows<{ kind: string; body: string; locale: string }>(
    "SELECT kind, body, locale FROM outbox WHERE recipient = $1 ORDER BY id",
    recipient,
  );
const reason = "Расскажите, пожалуйста, кто отвечает за группу на маршруте.";

describe("an application", () => {
  it.each([
    [{ name: "Набережные Челны", country_code: "RU" }, "Набережные Челны, Россия", "RU"],
    [{ name: "Малые Ключи", country_code: null }, "Малые Ключи", null],
  ])("accepts any city, such as %o, and copies it into the record", async (city, shown, code) => {
    const person = await platform.person("tourist");
    const sent = await apply(person, {
      city_id: undefined,
      city,
      email: "town@example.org",
    });
    expect(sent).toMatchObject({ city: city.name, city_id: null, country_code: code });
    const { organizer_id: id } = await decide({ id: sent.id, decision: "accept" });
    const record = await as(staff).call(organizerViewCall, { query: { id: String(id) } });
    expect([record.city.name, record.country?.name].filter(Boolean).join(", ")).toBe(shown);
  });

  it("requires a city", async () => {
    const person = await platform.person("tourist");
    const { validation } = await refusal(apply(person, { city_id: undefined }));
    expect(Object.keys(validation)).toEqual(["city"]);
  });

  it("fills in a missing name of the account and leaves an existing one unchanged", async () => {
    const person = await platform.person("tourist");
    const nameOf = () =>
      platform.rows("SELECT first_name, last_name FROM account WHERE id = $1", person.accountId);
    await platform.rows(
      "UPDATE account SET first_name = 'Анна', last_name = '' WHERE id = $1",
      person.accountId,
    );
    await apply(person, { email: "anna@example.org" });
    expect(await nameOf()).toEqual([{ first_name: "Анна", last_name: "Лесной" }]);
  });

  it("waits for staff, notifies both sides, and creates a record once when it is accepted", async () => {
    const person = await platform.person("tourist");
    expect(await ownOf(person)).toEqual({ application: null, organizer_id: null, may_apply: true });
    const sent = await apply(person);
    expect(sent).toMatchObject({
      status: "waiting",
      phone: "+79031234567",
      city: "Иркутск",
      country: "Россия",
      reason: null,
    });
    expect(await ownOf(person)).toMatchObject({ application: { id: sent.id }, may_apply: false });
    const team = await lettersTo(platform.context.config.staffEmail);
    expect(team.at(-1)).toMatchObject({ kind: "staffOrganizerApplication" });
    expect(team.at(-1)?.body).toContain("/staff/organizers?view=applications");

    const decided = await decide({ id: sent.id, decision: "accept" });
    expect(decided).toMatchObject({ status: "accepted", reason: null, decided_by: "Вера Полевая" });
    const own = await ownOf(person);
    expect(own).toMatchObject({ organizer_id: decided.organizer_id, may_apply: false });
    const record = await as(person).call(organizerViewCall, {
      query: { id: String(decided.organizer_id) },
    });
    expect(record).toMatchObject({
      title: "Саянские тропы",
      first_name: { ru: "Пётр" },
      about: { ru: form.about },
      site: form.site,
      is_published: false,
      has_direct_sale: false,
    });
    expect(await codeOf(decide({ id: sent.id, decision: "accept" }))).toBe("conflict");
    expect(await codeOf(decide({ id: sent.id, decision: "refuse", reason }))).toBe("conflict");
    const letters = await lettersTo(sent.email);
    expect(letters.map(({ kind }) => kind)).toEqual([
      "organizerApplicationReceived",
      "organizerApplicationAccepted",
    ]);
  });

  it("is refused with a reason shown to the applicant, and may be sent again", async () => {
    const person = await platform.person("tourist");
    const email = "refused@example.org";
    const { id } = await apply(person, { email });
    const short = await refusal(decide({ id, decision: "refuse", reason: " Нет. " }));
    expect(short).toMatchObject({ code: "validation" });
    expect(Object.keys(short.validation)).toEqual(["reason"]);
    await decide({ id, decision: "refuse", reason });
    const own = await ownOf(person);
    expect(own).toMatchObject({
      application: { status: "refused", reason },
      organizer_id: null,
      may_apply: true,
    });
    expect((await lettersTo(email)).at(-1)?.body).toContain(reason);
    const again = await apply(person, { email });
    const waiting = await as(staff).call(calls.organizerApplicationsCall, {
      query: { status: "waiting" },
    });
    expect(waiting.items.find((item) => item.id === again.id)).toMatchObject({
      refused_before: 1,
      account_id: person.accountId,
    });
    await decide({ id: again.id, decision: "accept" });
  });

  it("is stored once when sent five times at once, and creates one record when accepted five times", async () => {
    const person = await platform.person("tourist");
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => apply(person)));
    const [first, ...others] = sent.flatMap((one) =>
      one.status === "fulfilled" ? [one.value] : [],
    );
    expect(others).toEqual([]);
    const records = () => platform.rows("SELECT FROM organizer");
    const before = (await records()).length;
    const id = first?.id ?? 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => decide({ id, decision: "accept" })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect((await records()).length).toBe(before + 1);
  });

  it("cannot be accepted once the applicant works for an organizer", async () => {
    const person = await platform.person("tourist");
    const { id } = await apply(person);
    await platform.rows("UPDATE account SET organizer_id = 1 WHERE id = $1", person.accountId);
    const before = await platform.rows("SELECT FROM organizer");
    expect(await codeOf(decide({ id, decision: "accept" }))).toBe("conflict");
    expect(await platform.rows("SELECT FROM organizer")).toHaveLength(before.length);
    await decide({ id, decision: "refuse", reason });
  });

  it.each<[string, Partial<Form>, string]>([
    ["no name", { first_name: " " }, "first_name"],
    ["a link as a name", { last_name: "https://spam.example" }, "last_name"],
    ["too short a description", { about: "Люблю горы." }, "about"],
    ["only spaces as a description", { about: " ".repeat(200) }, "about"],
    ["too long a description", { about: "а".repeat(5001) }, "about"],
    ["an unknown city", { city_id: 999_999 }, "city_id"],
    ["a script as a site", { site: "javascript:alert(1)" }, "site"],
    ["half an e-mail", { email: "petr@" }, "email"],
    ["no phone", { phone: "" }, "phone"],
    ["half a phone", { phone: "+7903" }, "phone"],
    ["a text with a null", { title: "a\0b" }, "title"],
  ])("with %s is refused with an error on its field", async (_, changes, field) => {
    const person = await platform.person("tourist");
    const refused = await refusal(apply(person, changes));
    expect(refused.code).toBe("validation");
    expect(Object.keys(refused.validation)).toEqual([field]);
    expect(await ownOf(person)).toMatchObject({ application: null });
  });

  it("cannot be sent by organizers and staff; only its applicant sees it and only staff decide on it", async () => {
    expect(await codeOf(apply(await platform.person("organizer")))).toBe("conflict");
    expect(await codeOf(apply(staff))).toBe("forbidden");
    const person = await platform.person("tourist");
    const { id } = await apply(person);
    const stranger = await platform.person("otherTourist");
    expect(await ownOf(stranger)).toMatchObject({ application: null });
    expect(await codeOf(decide({ id, decision: "accept" }, stranger))).toBe("forbidden");
    expect(await codeOf(decide({ id, decision: "accept" }, person))).toBe("forbidden");
    expect(await codeOf(decide({ id: 2_000_000_000, decision: "accept" }))).toBe("not_found");
    await decide({ id, decision: "refuse", reason });
  });

  it("shows staff which contacts are confirmed, and counts as waiting", async () => {
    const person = await platform.person("tourist");
    const [account] = await platform.rows<{ email: string }>(
      "SELECT email FROM account WHERE id = $1",
      person.accountId,
    );
    const { id } = await apply(person, { email: account?.email.toUpperCase() ?? "" });
    const { items } = await as(staff).call(calls.organizerApplicationsCall, { query: {} });
    expect(items.find((item) => item.id === id)).toMatchObject({
      is_email_confirmed: true,
      is_phone_confirmed: false,
    });
    const { parts } = await as(staff).call(staffDeskCall);
    const waiting = parts.find(({ part }) => part === "organizers")?.waiting;
    expect(waiting).toBe(items.length);
    await decide({ id, decision: "accept" });
    const after = await as(staff).call(staffDeskCall);
    expect(after.parts.find(({ part }) => part === "organizers")?.waiting).toBe(items.length - 1);
  });

  it("is deleted with the account", async () => {
    const person = await platform.person("tourist");
    await apply(person);
    await platform.rows("DELETE FROM account WHERE id = $1", person.accountId);
    expect(
      await platform.rows(
        "SELECT FROM organizer_application WHERE account_id = $1",
        person.accountId,
      ),
    ).toEqual([]);
  });
});
