import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import {
  addTouristsCall,
  saveTravellerCall,
} from "@tropa/api-contract/sales/calls-traveller-forms";
import {
  touristsInfoCall,
  travellersCall,
  travellersCsvCall,
  updateQuestionnairesCall,
} from "@tropa/api-contract/sales/calls-travellers";
import { bookingByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { orderOf } from "../../../testing/shop.ts";
import { deleteOldPassports } from "./passport-deletion.ts";
import { remindOfTravellers } from "./travellers-reminder.ts";

let platform: Platform;
let tourist: Person;
let organizer: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());
beforeEach(() => platform.rows("DELETE FROM booking_reminder"));

/** At the place of the tours. */
const today = todayIn("Asia/Irkutsk");
const anna = {
  first_name: "Анна",
  last_name: "Каренина",
  birthday: "1990-05-17",
  passport: "4509 123456",
  comment: "Боюсь высоты",
};

/** A booking of two seats with the organizer that tests know. */
async function book() {
  const made = await insertTour(platform.context.pool, { organizerId: organizers.direct });
  const answer = await platform.client(tourist).call(submitOrderCall, { body: orderOf(made) });
  return { ...made, id: answer.request_id, uuid: answer.uuid, link: answer.tourists_uuid };
}
const info = (link: string) =>
  platform.client(visitor).call(touristsInfoCall, { query: { uuid: link } });
const add = (link: string, tourists: (typeof anna & { id?: number })[]) =>
  platform.client(visitor).call(addTouristsCall, { query: { uuid: link }, body: { tourists } });
const whole = (id: number, who: { token: string | null } = tourist) =>
  platform.client(who).call(travellersCall, { query: { request_id: String(id) } });
const csv = async (id: number, who: { token: string | null }, group?: "1") => {
  const query = { request_id: String(id), ...(group && { group }) };
  return (await platform.client(who).call(travellersCsvCall, { query })).text();
};
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (!isApiClientError(error)) throw error;
      return error.status;
    },
  );
const passports = async (id: number) =>
  (await platform.rows("SELECT 1 FROM tourist WHERE booking_id = $1 AND passport IS NOT NULL", id))
    .length;
const pay = (id: number) =>
  platform.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE id = $1", id);
const moveTo = (dateId: number, start: string, end = start) =>
  platform.rows(
    "UPDATE tour_date SET starts_on = $2, ends_on = $3 WHERE id = $1",
    dateId,
    start,
    end,
  );

describe("the travellers' link", () => {
  it("is returned with the order and by the booking's link", async () => {
    const { uuid, link, id } = await book();
    const linked = await platform.client(visitor).call(bookingByUuidCall, { query: { uuid } });
    const own = await platform.client(tourist).call(bookingCall, { query: { id: String(id) } });
    expect([linked.tourists_uuid, own.tourists_uuid]).toEqual([link, link]);
  });

  it("fills in the person who ordered once, and changes no traveller already filled in", async () => {
    const { link, id } = await book();
    const before = await info(link);
    expect(before.tourists).toMatchObject([
      { can_edit: true, missing: ["last_name", "birthday", "passport"] },
    ]);
    const self = before.tourists[0]?.id;
    const after = await add(link, [{ ...anna, id: self }]);
    expect(after.tourists).toMatchObject([{ first_name: "Анна", can_edit: false, missing: [] }]);
    expect(await statusOf(add(link, [{ ...anna, first_name: "Вор", id: self }]))).toBe(422);
    expect((await whole(id)).tourists).toMatchObject([{ ...anna, id: self }]);
  });

  it("shows when it closes and when passports are deleted", async () => {
    const { link, dateId } = await book();
    await moveTo(dateId, addDays(today, 20), addDays(today, 25));
    expect(await info(link)).toMatchObject({
      open_until: addDays(today, 19),
      passports_deleted_on: addDays(today, 55),
    });
  });
});

describe("saving one traveller", () => {
  it("leaves other travellers and fields that were not sent unchanged", async () => {
    const { id, link } = await book();
    await add(link, [anna]);
    const [self, other] = (await whole(id)).tourists;
    const body = { request_id: id, id: other?.id, first_name: "Аня", last_name: "Вронская" };
    const after = await platform.client(tourist).call(saveTravellerCall, { body });
    expect(after.tourists).toMatchObject([
      { id: self?.id, first_name: "Мария" },
      { full_name: "Вронская Аня", comment: "Боюсь высоты", missing: ["birthday", "passport"] },
    ]);
  });

  it("is refused when all seats are taken", async () => {
    const { id, link } = await book();
    await add(link, [anna]);
    const body = { request_id: id, first_name: "Лишний" };
    expect(await statusOf(platform.client(tourist).call(saveTravellerCall, { body }))).toBe(409);
  });
});

describe("the CSV of travellers", () => {
  it("shows all of a paid booking to its organizer, with formulas escaped", async () => {
    const { id, link } = await book();
    await add(link, [
      { ...anna, comment: '=HYPERLINK("http://prize.example";"Приз")', last_name: "О'Хара, мл." },
    ]);
    await platform.client(visitor).call(updateQuestionnairesCall, {
      query: { uuid: link },
      body: { tickets: { arrival: "+SU 1430", departure: "-1+2", important: "@поздно" } },
    });
    expect(await csv(id, organizer)).not.toContain("4509 123456");
    await pay(id);
    const lines = (await csv(id, organizer)).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF?Бронь;Фамилия;Имя/);
    const row = lines.find((line) => line.includes("Анна"));
    expect(row).toContain(`О'Хара, мл.;Анна`);
    expect(row).toContain("4509 123456");
    expect(row).toContain(`"'=HYPERLINK(""http`);
    expect(row).toContain("'+SU 1430");
    expect(row).toContain("'-1+2");
    expect(row).toContain("'@поздно");
  });

  it("includes the departure's other paid bookings on request", async () => {
    const first = await book();
    const { request_id: second } = await platform
      .client(tourist)
      .call(submitOrderCall, { body: { ...orderOf(first), first_name: "Ольга" } });
    const { request_id: unpaid } = await platform
      .client(tourist)
      .call(submitOrderCall, { body: { ...orderOf(first), first_name: "Неоплачено" } });
    await pay(first.id);
    await pay(second);
    expect(await csv(first.id, organizer)).not.toContain("Ольга");
    const group = await csv(first.id, organizer, "1");
    expect(group).toContain("Ольга");
    expect(group).not.toContain(String(unpaid));
  });
});

describe("passports", () => {
  it("are deleted thirty days after the trip, not earlier", async () => {
    const { id, link, dateId } = await book();
    await add(link, [anna]);
    await pay(id);
    await moveTo(dateId, addDays(today, -40), addDays(today, -29));
    await deleteOldPassports(platform.context);
    expect(await passports(id)).toBe(1);
    await moveTo(dateId, addDays(today, -40), addDays(today, -30));
    await deleteOldPassports(platform.context);
    expect(await passports(id)).toBe(0);
    expect((await whole(id)).tourists).toMatchObject([{}, { first_name: "Анна", passport: null }]);
  });

  it("are deleted three days after a cancellation, not earlier", async () => {
    const { id, link } = await book();
    await add(link, [anna]);
    await platform.rows("UPDATE booking SET status = 5, hold_until = NULL WHERE id = $1", id);
    const cancelled = (at: string) =>
      platform.rows(
        `INSERT INTO booking_event (booking_id, from_status, to_status, reason, at)
         VALUES ($1, 2, 5, 'test', now() - $2::interval)`,
        id,
        at,
      );
    await cancelled("2 days 23 hours");
    await deleteOldPassports(platform.context);
    expect(await passports(id)).toBe(1);
    await platform.rows("DELETE FROM booking_event WHERE booking_id = $1 AND to_status = 5", id);
    await cancelled("3 days 1 minute");
    await deleteOldPassports(platform.context);
    expect(await passports(id)).toBe(0);
  });
});

describe("the reminder of travellers", () => {
  const letters = async (id: number) =>
    (
      await platform.rows<{ body: string }>(
        "SELECT body FROM outbox WHERE booking_id = $1 AND kind = 'bookingTravellersReminder'",
        id,
      )
    ).map(({ body }) => body);

  it("is sent once while travellers are missing, with the travellers' link", async () => {
    const { id, link, dateId } = await book();
    await pay(id);
    await moveTo(dateId, addDays(today, 10));
    await Promise.all([1, 2, 3].map(() => remindOfTravellers(platform.context)));
    const written = await letters(id);
    // By e-mail and by text message.
    expect(written).toHaveLength(2);
    for (const body of written) expect(body).toContain(`/order/${link}/add-tourists`);
  });

  it.each([
    ["far away", 15, false],
    ["tomorrow", 1, false],
    ["complete", 10, true],
  ])("is not sent for a trip that is %s", async (_, days, isComplete) => {
    const { id, link, dateId } = await book();
    await pay(id);
    await moveTo(dateId, addDays(today, days));
    if (isComplete) {
      const self = (await info(link)).tourists[0]?.id;
      await add(link, [{ ...anna, ...(self && { id: self }) }, anna]);
    }
    await remindOfTravellers(platform.context);
    expect(await letters(id)).toEqual([]);
  });
});
