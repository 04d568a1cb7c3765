import * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { ApiClient } from "@tropa/api-client/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import { GuestBookings } from "../../../testing/sales/guest-bookings.ts";
import { learnNameWords } from "./lookup.ts";

let bookings: GuestBookings;
let platform: Platform;
let desk: ApiClient;
let staffId: number;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
  const staff = await platform.person("bookingsStaff");
  staffId = staff.accountId;
  desk = platform.client(staff);
});
afterAll(() => platform.close());

const find = (q: string) => desk.call(calls.staffSearchCall, { query: { q } });
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Those of the texts that find a booking. */
async function textsThatFind(id: number, texts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(texts.map(async (text) => (await find(text)).bookings));
  return texts.filter((_text, index) => idsOf(found[index] ?? []).includes(id));
}

async function bookingOf(form: object): Promise<{ id: number; uuid: string }> {
  const { id } = await bookings.request({}, form);
  return platform.row("SELECT id, uuid FROM booking WHERE id = $1", id);
}

describe("the staff's search", () => {
  it("finds a booking by its number, link, phone, the phone's last digits and e-mail", async () => {
    const { id, uuid } = await bookingOf({
      first_name: "Агафья",
      phone: "+7 903 555-11-22",
      email: "agafya@example.org",
    });
    const texts = [
      String(id),
      `№ ${id}`,
      uuid,
      "+7 (903) 555-11-22",
      "5551122",
      "8 903 555 11 22",
      "Agafya@example.org",
      "agafya@",
    ];
    expect(await textsThatFind(id, texts)).toEqual(texts);
    expect(idsOf((await find("5551123")).bookings)).not.toContain(id);
    expect(idsOf((await find("gafya@example.org")).bookings)).not.toContain(id);
  });

  it("finds a name by its words in any order and by their beginnings", async () => {
    const { id } = await bookingOf({ first_name: "Евпраксия", last_name: "Заозерская" });
    const texts = ["заозерская", "Евпраксия Заозерская", "заоз евпр", "  ЗАОЗЕРСКАЯ "];
    expect(await textsThatFind(id, texts)).toEqual(texts);
    expect((await find("заозерская мария")).bookings).toEqual([]);
  });

  it("finds a booking by a traveller's name, and е for ё", async () => {
    const { id } = await bookingOf({ first_name: "Артём" });
    await platform.rows(
      "INSERT INTO tourist (booking_id, place, first_name, last_name) VALUES ($1, 2, 'Алёна', 'Спутникова')",
      id,
    );
    expect(await textsThatFind(id, ["алена спутникова", "Алёна", "артем"])).toHaveLength(3);
  });

  it("finds a mistyped name once nothing has exactly that name", async () => {
    const { id } = await bookingOf({ first_name: "Поликсена", last_name: "Верхоянская" });
    expect((await find("поликсена верхаянская")).bookings).toEqual([]);
    await learnNameWords(platform.context.pool);
    expect(idsOf((await find("поликсена верхаянская")).bookings)).toEqual([id]);
  });

  it("learns all names the first time, those of the newest rows afterwards", async () => {
    const words = async () =>
      (await platform.rows<{ word: string }>("SELECT word FROM name_word")).map(({ word }) => word);
    const { id } = await bookingOf({ first_name: "Евлампия" });
    const addTraveller = (place: number, name: string) =>
      platform.rows(
        "INSERT INTO tourist (booking_id, place, first_name) VALUES ($1, $2, $3)",
        id,
        place,
        name,
      );
    await addTraveller(2, "Аполлинария");
    await platform.rows("SELECT setval(pg_get_serial_sequence('tourist', 'id'), 50000)");
    await addTraveller(3, "Варсонофий");
    await platform.rows("TRUNCATE name_word");
    await learnNameWords(platform.context.pool);
    expect(await words()).toEqual(
      expect.arrayContaining(["евлампия", "аполлинария", "варсонофий"]),
    );
    await platform.rows("DELETE FROM name_word WHERE word <> 'евлампия'");
    await learnNameWords(platform.context.pool);
    expect(await words()).toContain("варсонофий");
    expect(await words()).not.toContain("аполлинария");
  });

  it("finds the newest bookings of a name that many have", async () => {
    const date = await platform.row<{ tour_date_id: number }>(
      "SELECT tour_date_id FROM booking ORDER BY id LIMIT 1",
    );
    await platform.rows(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, children, first_name, last_name, phone,
                            locale, storefront, currency, total_minor, prepayment_minor, details)
       SELECT tour_id, tour_date_id, organizer_id, 7, 1, 0, 'Ферапонт', NULL, '+79030000000', locale, storefront, currency,
              total_minor, prepayment_minor, details
         FROM booking, generate_series(1, 30) WHERE booking.id = (SELECT min(id) FROM booking WHERE tour_date_id = $1)`,
      date.tour_date_id,
    );
    const { bookings: found } = await find("ферапонт");
    const newest = await platform.rows<{ id: number }>(
      "SELECT id FROM booking WHERE first_name = 'Ферапонт' ORDER BY id DESC LIMIT 10",
    );
    expect(idsOf(found)).toEqual(idsOf(newest));
  });

  it("finds a payment by the end of its number at the bank", async () => {
    const { id } = await bookingOf({ first_name: "Павел" });
    const payment = await platform.row<{ id: number }>(
      `INSERT INTO payment (booking_id, provider, kind, method, amount_minor, currency, provider_ref, return_url, fail_url)
       VALUES ($1, 2, 'prepayment', 'card', 100, 'RUB', 'PI_3Nq8%x77', '/', '/') RETURNING id`,
      id,
    );
    expect((await find("pi_3nq8%x77")).payments).toEqual([]);
    expect((await find(String(payment.id))).payments).toMatchObject([
      { id: payment.id, booking_id: id, amount: 100 },
    ]);
    await platform.rows("UPDATE payment SET provider_ref = 'PI_3Nq8x77' WHERE id = $1", payment.id);
    expect(idsOf((await find("PI_3Nq8x77")).payments)).toEqual([payment.id]);
    expect(idsOf((await find("q8x77")).payments)).toEqual([payment.id]);
  });

  it("finds people, masked, with their bookings, organizers and tours", async () => {
    const { accountId } = await platform.person("tourist");
    await platform.rows(
      "UPDATE account SET first_name = 'Макарий', phone = '+79161112233' WHERE id = $1",
      accountId,
    );
    const masked = { account_id: accountId, name: "Макарий Полевая", phone: "+7********33" };
    expect((await find("макарий")).people).toMatchObject([masked]);
    expect((await find("1112233")).people).toMatchObject([masked]);

    const organizer = await platform.row<{ id: number; title: string }>(
      "SELECT id, title FROM organizer ORDER BY id LIMIT 1",
    );
    expect(idsOf((await find(organizer.title)).organizers)).toContain(organizer.id);
    const tour = await platform.row<{ id: number; title: { ru: string } }>(
      "SELECT id, title FROM tour ORDER BY id LIMIT 1",
    );
    expect(idsOf((await find(tour.title.ru)).tours)).toContain(tour.id);
  });

  it.each(["", "'", "a & b | !c", "';--", "%", "_", "\\", "💥", "''':*", "a'b", "12abc@"])(
    "answers %j",
    async (text) => {
      await expect(find(text)).resolves.toHaveProperty("bookings");
    },
  );

  it("is recorded in the audit log", async () => {
    await find("anna");
    const entries = await platform.rows(
      "SELECT call, subject_id FROM audit_entry WHERE account_id = $1 ORDER BY id DESC LIMIT 1",
      staffId,
    );
    expect(entries).toEqual([{ call: "staffSearch", subject_id: null }]);
  });
});
