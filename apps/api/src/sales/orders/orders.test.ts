import { todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "../../server/server.ts";
import { insertTour, organizers, testStorefronts } from "../../../testing/fixtures.ts";
import { codeOf, faultsOf, orderOf, Shop } from "../../../testing/shop.ts";
import type { OrderAnswer } from "../../../testing/shop.ts";
import { bookingRoutes } from "./booking-routes.ts";

/** Time zone of the tours of the fixtures. */
const irkutsk = "Asia/Irkutsk";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const minutesUntil = (moment: string | null) => (Date.parse(moment ?? "") - Date.now()) / 60_000;

describe("an order", () => {
  it("in a direct sale waits for its prepayment, with seats held for 30 minutes", async () => {
    const { response, dateId } = await shop.order();
    const answer = response.json<OrderAnswer>();
    expect(answer).toMatchObject({ status: 2, region: "other" });
    expect(await shop.seatsTaken(dateId)).toBe(2);
    const booking = await shop.booking(answer.uuid);
    expect(booking).toMatchObject({
      total: 2_000_000,
      prepayment: 400_000,
      paid: 0,
      currency: "RUB",
    });
    expect(booking.tour).toMatchObject({
      title: "Лёд Байкала",
      location: "Иркутск",
    });
    expect(booking.meeting).toMatchObject({ place: "У вокзала", time: null, phone: null });
    expect(booking.history.map(({ status }) => status)).toEqual([2]);
    expect(minutesUntil(booking.hold_until)).toBeCloseTo(30, 0);
  });

  it("to a confirming organizer waits a day for confirmation", async () => {
    const booking = await shop.booking(
      (await shop.book({ organizerId: organizers.confirming })).uuid,
    );
    expect(booking.status).toBe(1);
    expect(minutesUntil(booking.hold_until)).toBeCloseTo(24 * 60, 0);
  });

  it("shows no personal data but the first name through its link", async () => {
    const { response } = await shop.order({}, { last_name: "Верещагина", comment: "Аллергия" });
    const shown = JSON.stringify(await shop.booking(response.json<OrderAnswer>().uuid));
    expect(shown).toContain("Мария");
    for (const secret of ["Верещагина", "9031234567", "maria@", "Аллергия", "organizer1@"]) {
      expect(shown).not.toContain(secret);
    }
  });

  it("is charged in the storefront's currency, rounded up to whole units per seat", async () => {
    const headers = { "x-localization": "intl", "x-currency": "EUR" };
    const { uuid } = await shop.book({ priceMinor: 1_000_001 }, headers);
    // 10 000.01 roubles at 80 are 125.000125 dollars; two seats.
    expect(await shop.booking(uuid)).toMatchObject({
      currency: "USD",
      total: 2 * 12_600,
      prepayment: 5100,
    });
  });

  it("writes to the tourist and the organizer", async () => {
    const { id, uuid } = await shop.book();
    const [tourist, organizer] = await shop.messages(id);
    expect(tourist).toMatchObject({ kind: "bookingToPay", recipient: "maria@example.org" });
    expect(tourist?.body).toContain("30 минут на оплату");
    expect(tourist?.body).toContain(`http://localhost:3000/booking/uuid/${uuid}`);
    expect(organizer).toMatchObject({
      kind: "organizerBookingDirect",
      recipient: "organizer1@tropa.example",
    });
  });

  it("links to pages in the reader's language when the storefront has several", async () => {
    const { id, uuid } = await shop.book({}, { "x-localization": "intl", "x-language": "de" });
    const [tourist] = await shop.messages(id);
    expect(tourist?.body).toContain(`http://localhost:3001/de/booking/uuid/${uuid}`);
  });

  it.each([
    [{ status: "gone" }, 410, "gone"],
    [{ status: "removed" }, 404, "removed_from_publication"],
    [{ startsOn: "2020-05-05" }, 410, "gone"],
    [{ startsOn: todayIn(irkutsk, new Date()) }, 410, "gone"],
    [{ seats: 1 }, 409, "no_seats"],
  ] as const)("for %o is refused with %i %s", async (tour, status, code) => {
    const { response, dateId } = await shop.order(tour);
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
    expect(await shop.seatsTaken(dateId)).toBe(0);
  });

  it("for an unknown tour or another tour's date is answered with 404", async () => {
    const a = await insertTour(shop.context.pool);
    const b = await insertTour(shop.context.pool);
    for (const tourId of [a.tourId, 999_999_999]) {
      const response = await shop.post("/spa/submit-order", orderOf({ tourId, dateId: b.dateId }));
      expect(response.statusCode).toBe(404);
    }
  });

  it("reads the current day from the injected clock", async () => {
    const server = createServer({ logLevel: "silent", storefronts: testStorefronts });
    bookingRoutes(server, shop.context, () => new Date("2020-01-01T12:00:00Z"));
    const payload = orderOf(await insertTour(shop.context.pool, { startsOn: "2020-01-02" }));
    const response = await server.inject({
      method: "POST",
      url: "/spa/submit-order",
      payload,
      headers: { "x-localization": "ru" },
    });
    expect(response.statusCode).toBe(200);
    await server.close();
  });

  it("for an excursion is answered with 404 on a storefront without excursions", async () => {
    const made = await insertTour(shop.context.pool, { startTimes: ["10:00"] });
    const order = { ...orderOf(made), time_start: "10:00" };
    const at = async (storefront: string) =>
      (await shop.post("/spa/submit-order", order, { "x-localization": storefront })).statusCode;
    expect(await at("intl")).toBe(404);
    expect(await shop.seatsTaken(made.dateId)).toBe(0);
    expect(await at("ru")).toBe(200);
  });

  it("for an excursion requires one of the date's start times", async () => {
    const tour = { startTimes: ["10:00", "14:00"] };
    const { response } = await shop.order(tour, { time_start: "14:00" });
    expect((await shop.booking(response.json<OrderAnswer>().uuid)).start_time).toBe("14:00");
    const wrong = (await shop.order(tour, { time_start: "11:00" })).response;
    expect(faultsOf(wrong)).toEqual({ time_start: ["Некорректное значение"] });
    const missing = (await shop.order(tour)).response;
    expect(faultsOf(missing)).toEqual({ time_start: ["Обязательно для заполнения"] });
  });
});

describe("validation of an order", () => {
  it.each([
    [
      "ru",
      "Обязательно для заполнения",
      "Некорректный номер телефона",
      "Введите корректный e-mail",
      "Максимальное значение 20",
    ],
    [
      "en",
      "Required field",
      "Please enter a valid phone number",
      "Please enter a valid e-mail",
      "Maximum 20",
    ],
  ])("reports each invalid field in %s", async (language, required, phone, email, most) => {
    const wrong = { first_name: " ", phone: "123", email: "a@b", agree: false };
    const { response } = await shop.order({}, wrong, { "x-language": language });
    expect(response.statusCode).toBe(422);
    expect(faultsOf(response)).toEqual({
      first_name: [required],
      phone: [phone],
      email: [email],
      agree: [required],
    });
    const crowd = { adults: 30, children: 21 };
    const many = await shop.order({ seats: 100 }, crowd, { "x-language": language });
    expect(faultsOf(many.response)).toEqual({ children: [most] });
  });
});

describe("an idempotency key", () => {
  const send = (form: object, key: string) =>
    shop.post("/spa/submit-order", form, { "idempotency-key": key });

  it("makes one booking of twenty identical concurrent orders for the last seats", async () => {
    const made = await insertTour(shop.context.pool, { seats: 2 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(orderOf(made), `same-${made.tourId}`)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const uuids = responses.map((response) => response.json<OrderAnswer>().uuid);
    expect(new Set(uuids).size).toBe(1);
    expect(await shop.seatsTaken(made.dateId)).toBe(2);
  });

  it("refuses a different order under the same key", async () => {
    const made = await insertTour(shop.context.pool);
    await send(orderOf(made), `other-${made.tourId}`);
    const response = await send({ ...orderOf(made), adults: 3 }, `other-${made.tourId}`);
    expect([response.statusCode, codeOf(response)]).toEqual([409, "conflict"]);
    expect(await shop.seatsTaken(made.dateId)).toBe(2);
  });

  it("can be reused after the order failed", async () => {
    const made = await insertTour(shop.context.pool, { seats: 1 });
    expect((await send(orderOf(made), `again-${made.tourId}`)).statusCode).toBe(409);
    await shop.rows("UPDATE tour_date SET seats_total = 2 WHERE id = $1", made.dateId);
    expect((await send(orderOf(made), `again-${made.tourId}`)).statusCode).toBe(200);
  });
});

it("when seats are gone, reports when held seats may become free; for sold seats it reports no time", async () => {
  const { dateId, tourId } = await insertTour(shop.context.pool, { seats: 2 });
  const first = await shop.post("/spa/submit-order", orderOf({ tourId, dateId }));
  const { uuid } = first.json<OrderAnswer>();
  const { hold_until: until } = await shop.booking(uuid);
  const refused = async () => {
    const answer = await shop.post("/spa/submit-order", orderOf({ tourId, dateId }));
    return answer.json<unknown>();
  };
  expect(await refused()).toMatchObject({ code: "no_seats", held_until: until });
  await shop.rows("UPDATE booking SET status = 3, hold_until = NULL WHERE uuid = $1", uuid);
  expect(await refused()).toMatchObject({ code: "no_seats", held_until: null });
});
