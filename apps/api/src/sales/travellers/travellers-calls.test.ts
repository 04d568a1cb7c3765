import { isApiClientError } from "@tropa/api-client/api-client-error";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import {
  addTouristsCall,
  updateTouristsCall,
} from "@tropa/api-contract/sales/calls-traveller-forms";
import {
  removeTravellerCall,
  touristsInfoCall,
  updateQuestionnairesCall,
} from "@tropa/api-contract/sales/calls-travellers";
import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour, testConfig } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { passportCipher } from "../../platform/secrets/passport-cipher.ts";

let platform: Platform;
let tourist: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
});
afterAll(() => platform.close());

/** A booking of three seats, the tourist on the first of them. */
async function book(language = "ru", storefront = "ru") {
  const made = await insertTour(platform.context.pool);
  const { request_id: id } = await platform
    .client(tourist, language)
    .call(submitOrderCall, { body: { ...orderOf(made), children: 1, seen: null } });
  if (storefront !== "ru")
    await platform.rows("UPDATE booking SET storefront = $2 WHERE id = $1", id, storefront);
  const record = await platform.client(tourist).call(bookingCall, { query: { id: String(id) } });
  return { id, dateId: made.dateId, uuid: record.uuid ?? "", link: record.tourists_uuid ?? "" };
}

const anna = {
  first_name: "Анна",
  last_name: "Каренина",
  birthday: "1990-05-17",
  passport: "4509 123456",
  phone: "+7 (912) 345-67-89",
  food_restriction: "Без орехов",
};
const add = (uuid: string, tourists: object[]) =>
  platform.client(visitor).call(addTouristsCall, {
    query: { uuid },
    body: { tourists: tourists as (typeof anna)[] },
  });
const info = (uuid: string) => platform.client(visitor).call(touristsInfoCall, { query: { uuid } });
const replace = (id: number, list: object[], from: { token: string | null } = tourist) =>
  platform.client(from).call(updateTouristsCall, {
    query: { request_id: String(id) },
    body: list as (typeof anna)[],
  });
const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiClientError(error)) throw error ?? new Error("it succeeded");
  return { status: error.status, fields: Object.keys(error.validation) };
};

describe("the travellers' link", () => {
  it("lets travellers fill themselves in, and shows only first names", async () => {
    const { link } = await book();
    expect(await info(link)).toMatchObject({ seats: 3, free_seats: 2, is_open: true });
    const after = await add(link, [anna]);
    expect(after).toMatchObject({ free_seats: 1, collects_passports: true });
    expect(after.tourists.map((one) => one.first_name)).toEqual(["Мария", "Анна"]);
    expect(JSON.stringify(await info(link))).not.toMatch(/Каренина|4509|912|1990|орехов/);
  });

  it("differs from the booking's own link", async () => {
    const { uuid } = await book();
    expect(await failure(info(uuid))).toMatchObject({ status: 404 });
    expect(await failure(add(uuid, [anna]))).toMatchObject({ status: 404 });
  });

  it("fills no more seats than there are under concurrent requests", async () => {
    const { link, id } = await book();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        add(link, [{ first_name: `Гость ${"абвгдежзиклм"[index]}` }]),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const places = await platform.rows(
      "SELECT place FROM tourist WHERE booking_id = $1 ORDER BY place",
      id,
    );
    expect(places).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
  });

  it("adds the whole group or nobody", async () => {
    const { link } = await book();
    const group = [anna, { first_name: "Пётр" }, { first_name: "Лишний" }];
    expect(await failure(add(link, group))).toMatchObject({ status: 409 });
    expect((await info(link)).tourists).toHaveLength(1);
  });

  it.each([
    [{ ...anna, first_name: " " }, "tourists.0.first_name"],
    [{ ...anna, first_name: "Приз на prize.example" }, "tourists.0.first_name"],
    [{ ...anna, last_name: "https://prize.example" }, "tourists.0.last_name"],
    [{ ...anna, birthday: "1990-02-30" }, "tourists.0.birthday"],
    [{ ...anna, birthday: "1790-02-20" }, "tourists.0.birthday"],
    [{ ...anna, email: "anna" }, "tourists.0.email"],
    [{ ...anna, phone: "12" }, "tourists.0.phone"],
    [{ ...anna, passport: "4".repeat(61) }, "tourists.0.passport"],
  ])("reports the invalid field of %j", async (form, field) => {
    const { link } = await book();
    expect(await failure(add(link, [form]))).toEqual({ status: 422, fields: [field] });
  });

  it("refuses passports when the storefront collects none", async () => {
    const { link } = await book("en", "intl");
    expect(await failure(add(link, [anna]))).toEqual({
      status: 422,
      fields: ["tourists.0.passport"],
    });
    expect(await add(link, [{ ...anna, passport: null }])).toMatchObject({
      collects_passports: false,
    });
  });

  it.each([["begins", "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1"]])(
    "closes when the trip %s",
    async (_, change) => {
      const { link, dateId } = await book();
      await platform.rows(change, dateId, todayIn("UTC"));
      expect(await info(link)).toMatchObject({ is_open: false });
      expect(await failure(add(link, [anna]))).toMatchObject({ status: 409 });
    },
  );
});

describe("the list of travellers", () => {
  it("changes travellers by id, adds those without an id and deletes those left out", async () => {
    const { id } = await book();
    const [first] = (await replace(id, [anna, { first_name: "Пётр" }])).tourists;
    const after = await replace(id, [
      { ...anna, id: first?.id, last_name: "Вронская" },
      { first_name: "Серёжа" },
    ]);
    expect(after.tourists).toMatchObject([
      { id: first?.id, full_name: "Вронская Анна", passport: "4509 123456", can_edit: true },
      { first_name: "Серёжа", passport: null },
    ]);
  });

  it("refuses the id of another booking's traveller", async () => {
    const [one, other] = await Promise.all([book(), book()]);
    const [stranger] = (await replace(other.id, [anna])).tourists;
    const stolen = { ...anna, id: stranger?.id, first_name: "Вор" };
    expect(await failure(replace(one.id, [stolen]))).toEqual({ status: 422, fields: ["0.id"] });
    const own = await platform
      .client(tourist)
      .call(bookingCall, { query: { id: String(other.id) } });
    expect(own.tourists).toMatchObject([{ first_name: "Анна" }]);
  });

  it("is refused to other tourists and visitors", async () => {
    const { id } = await book();
    const stranger = await platform.person("otherTourist");
    expect(await failure(replace(id, [anna], stranger))).toMatchObject({ status: 403 });
    expect(await failure(replace(id, [anna], visitor))).toMatchObject({ status: 401 });
  });
});

describe("removing a traveller", () => {
  const remove = (body: object, from: { token: string | null } = visitor) =>
    platform.client(from).call(removeTravellerCall, { body: body as { id: number } });
  const idOf = ({ tourists }: TouristsInfo, name: string) =>
    tourists.find((one) => one.first_name === name)?.id ?? 0;

  it("deletes all their data and moves the others to the first seats", async () => {
    const { id } = await book();
    const before = await replace(id, [anna, { first_name: "Пётр" }, { first_name: "Серёжа" }]);
    const after = await remove({ request_id: id, id: idOf(before, "Анна") }, tourist);
    expect(after).toMatchObject({ seats: 3, free_seats: 1 });
    const rows = await platform.rows(
      "SELECT place, first_name, passport FROM tourist WHERE booking_id = $1 ORDER BY place",
      id,
    );
    expect(rows).toEqual([
      { place: 1, first_name: "Серёжа", passport: null },
      { place: 2, first_name: "Пётр", passport: null },
    ]);
    // The same request again removes nobody else.
    const again = await remove({ request_id: id, id: idOf(before, "Анна") }, tourist);
    expect(again.tourists).toHaveLength(2);
  });

  it("is refused to strangers who know the booking's number, and allowed by its link", async () => {
    const { id, uuid } = await book();
    const list = await replace(id, [anna, { first_name: "Пётр" }]);
    const stranger = await platform.person("otherTourist");
    const byNumber = { request_id: id, id: idOf(list, "Анна") };
    expect(await failure(remove(byNumber, stranger))).toMatchObject({ status: 403 });
    expect(await failure(remove(byNumber))).toMatchObject({ status: 401 });
    expect(await failure(remove({ id: byNumber.id }))).toMatchObject({ fields: ["request_id"] });
    const after = await remove({ uuid, id: byNumber.id });
    expect(after.tourists.map((one) => one.full_name)).toEqual(["Пётр"]);
    expect(JSON.stringify(after)).not.toMatch(/4509|912/);
  });

  it("is allowed by the travellers' link to those who have the key from adding themselves", async () => {
    const { link, uuid } = await book();
    const added = await add(link, [anna]);
    const own = added.tourists.find((one) => one.removal_key !== null);
    expect(own?.first_name).toBe("Анна");
    expect(JSON.stringify(await info(link))).not.toContain(own?.removal_key ?? "");
    const mine = { tourists_uuid: link, id: own?.id, key: own?.removal_key };
    const other = idOf(await info(link), "Мария");
    expect(await failure(remove({ ...mine, id: other }))).toMatchObject({ status: 403 });
    expect(await failure(remove({ ...mine, key: undefined }))).toMatchObject({ status: 403 });
    expect(await failure(remove({ ...mine, tourists_uuid: uuid }))).toMatchObject({ status: 404 });
    // A key is worth nothing at another booking.
    await remove({ ...mine, tourists_uuid: (await book()).link });
    expect((await info(link)).tourists).toHaveLength(2);
    expect((await remove(mine)).tourists.map((one) => one.first_name)).toEqual(["Мария"]);
    expect(await platform.rows("SELECT id FROM tourist WHERE id = $1", own?.id)).toEqual([]);
  });

  it("is refused once the trip begins", async () => {
    const { id, uuid, dateId } = await book();
    const list = await replace(id, [anna]);
    const today = todayIn("UTC");
    await platform.rows(
      "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1",
      dateId,
      today,
    );
    expect(await failure(remove({ uuid, id: idOf(list, "Анна") }))).toMatchObject({ status: 409 });
  });
});

describe("questionnaires", () => {
  it("keep the values of fields that were not sent", async () => {
    const { id, link } = await book();
    const call = (query: object, body: object, from: { token: string | null } = visitor) =>
      platform.client(from).call(updateQuestionnairesCall, { query, body });
    const [self] = (await info(link)).tourists;
    await call({ uuid: link }, { tickets: { arrival: "SU 1430, 12:40" } });
    await call(
      { uuid: link },
      { tickets: { departure: "поезд" }, tourists: [{ id: self?.id, food_restriction: "Веган" }] },
    );
    const own = await call({ id: String(id) }, {}, tourist);
    expect(own.tickets).toEqual({ arrival: "SU 1430, 12:40", departure: "поезд" });
    expect(own.tourists).toMatchObject([{ first_name: "Мария", food_restriction: "Веган" }]);
    // The link does not show the tickets of the others.
    expect((await info(link)).tickets).toEqual({});
    expect(await failure(call({}, {}))).toEqual({ status: 422, fields: ["id"] });
    expect(await failure(call({ id: String(id) }, {}))).toMatchObject({ status: 401 });
  });
});

describe("passports", () => {
  it("are encrypted in the table", async () => {
    const { link, id } = await book();
    await add(link, [anna]);
    const [row] = await platform.rows<{ passport: Buffer }>(
      "SELECT passport FROM tourist WHERE booking_id = $1 AND passport IS NOT NULL",
      id,
    );
    expect(row?.passport.toString("latin1")).not.toContain("4509");
    expect(passportCipher(platform.context.config).open(row?.passport ?? Buffer.alloc(0))).toBe(
      "4509 123456",
    );
  });

  it("can be decrypted only with their own key and if unaltered", () => {
    const cipher = passportCipher(testConfig());
    const sealed = cipher.seal("4509 123456");
    expect(cipher.seal("4509 123456")).not.toEqual(sealed);
    const other = passportCipher({ signingKey: "another key of another shop" });
    expect(() => other.open(sealed)).toThrow(/auth/);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => cipher.open(sealed)).toThrow(/auth/);
  });
});
