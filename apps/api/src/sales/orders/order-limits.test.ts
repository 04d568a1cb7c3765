import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import type { TourFixture } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { codeOf, faultsOf, orderOf, Shop } from "../../../testing/shop.ts";

const limits = {
  UNVERIFIED_ORDERS_OF_ADDRESS: "20",
  UNVERIFIED_ORDERS_OF_EMAIL: "5",
  UNVERIFIED_SEATS_PERCENT: "50",
};

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(limits);
});
afterAll(() => shop.close());

let last = 0;
const newPhone = () => `+7903555${String((last += 1)).padStart(4, "0")}`;
const newAddress = () => ({ "x-forwarded-for": `203.0.113.${(last += 1) % 250}` });
const newEmail = () => `guest${(last += 1)}@example.org`;

async function departures(count: number, fixture: TourFixture = {}) {
  const made = [];
  for (let index = 0; index < count; index += 1)
    made.push(await insertTour(shop.context.pool, { seats: 40, ...fixture }));
  return made;
}

const order = (
  tour: { tourId: number; dateId: number },
  changes: object,
  headers: Record<string, string> = {},
) => shop.agree("/spa/submit-order", { ...orderOf(tour), ...changes }, headers);

/** As many as the database has connections for: more would wait for one, on a slow machine too long. */
const atOnce = 8;

/** How many orders came to what, many of them at once. */
async function outcomes(orders: (() => ReturnType<typeof order>)[]) {
  const counts: Record<string, number> = { placed: 0 };
  for (let from = 0; from < orders.length; from += atOnce) {
    const answers = orders.slice(from, from + atOnce).map((send) => send());
    for (const response of await Promise.all(answers)) {
      const outcome = response.statusCode === 200 ? "placed" : (codeOf(response) ?? "");
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  return counts;
}

async function textsTo(phone: string): Promise<Record<string, number>> {
  const rows = await shop.rows(
    "SELECT kind, count(*)::integer AS count FROM outbox WHERE recipient = $1 AND channel = 'sms' GROUP BY kind",
    phone,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [String(kind), Number(count)]));
}

async function codeSentTo(phone: string): Promise<string> {
  const [row] = await shop.rows(
    "SELECT body FROM outbox WHERE recipient = $1 AND kind = 'codeText' ORDER BY id DESC LIMIT 1",
    phone,
  );
  return /\d{6}/.exec(String(row?.body))?.[0] ?? "";
}

describe("an unconfirmed phone number", () => {
  it("gets one text message and one code from twenty concurrent orders", async () => {
    const phone = newPhone();
    const tours = await departures(20);
    const orders = tours.map((tour) => () => order(tour, { phone, email: "" }, newAddress()));
    expect(await outcomes(orders)).toEqual({ placed: 1, confirm_phone: 19 });
    expect(await textsTo(phone)).toEqual({ bookingToPay: 1, codeText: 1 });
  });

  it("gets at most three codes a day", async () => {
    const phone = newPhone();
    const tours = await departures(6);
    for (const tour of tours) {
      await order(tour, { phone, email: "" }, newAddress());
      await shop.rows("UPDATE contact_code SET sent_at = sent_at - interval '2 minutes'");
    }
    expect(await textsTo(phone)).toEqual({ bookingToPay: 1, codeText: 3 });
    const refused = await order(tours[0]!, { phone, email: "" }, newAddress());
    expect(refused.json()).toMatchObject({
      code: "confirm_phone",
      reason: "texts",
      send_error_reason: expect.stringContaining("мин") as unknown,
    });
  });

  it("gets one text message for several help requests, all of which are accepted", async () => {
    const phone = newPhone();
    const help = { type: "common_help", phone, agree: true };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post("/spa/submit-help-request", help)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await textsTo(phone)).toEqual({ helpRequestReceived: 1 });
  });
});

describe("the code for an order", () => {
  it("confirms one order; a wrong or used code gets an error on its field", async () => {
    const phone = newPhone();
    const [first, second, third] = await departures(3);
    const send = (tour: typeof first, more: object = {}) =>
      order(tour!, { phone, email: "", ...more }, newAddress());
    expect((await send(first)).statusCode).toBe(200);
    const answer = await send(second);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "confirm_phone",
      reason: "texts",
      code_length: 6,
      resend_after: 60,
      message: expect.stringContaining("Подтвердите") as unknown,
    });
    const code = await codeSentTo(phone);
    const wrong = code === "111111" ? "222222" : "111111";
    expect(faultsOf(await send(second, { phone_code: wrong }))).toEqual({
      phone_code: ["Неверный код"],
    });
    expect((await send(second, { phone_code: code })).statusCode).toBe(200);
    expect(faultsOf(await send(third, { phone_code: code }))).toHaveProperty("phone_code");
  });

  it("stays valid when the order fails because no seats are left", async () => {
    const phone = newPhone();
    const [first, second] = await departures(2);
    const [full] = await departures(1, { seats: 1 });
    await order(first!, { phone, email: "" }, newAddress());
    await order(second!, { phone, email: "" }, newAddress());
    const confirmed = { phone, email: "", phone_code: await codeSentTo(phone) };
    expect(codeOf(await order(full!, confirmed, newAddress()))).toBe("no_seats");
    expect((await order(second!, confirmed, newAddress())).statusCode).toBe(200);
  });
});

describe("seats of people with no confirmed contact", () => {
  it("are limited to a share of a departure per network address, whatever the phone and e-mail", async () => {
    const [tour] = await departures(1, { seats: 20 });
    const from = newAddress();
    const orders = Array.from(
      { length: 15 },
      () => () => order(tour!, { phone: newPhone(), email: newEmail() }, from),
    );
    expect(await outcomes(orders)).toEqual({ placed: 5, confirm_phone: 10 });
    expect(await shop.seatsTaken(tour!.dateId)).toBe(10);
  });

  it.each(["phone", "email"] as const)(
    "are limited per %s across network addresses",
    async (by) => {
      const [tour] = await departures(1, { seats: 8 });
      const same = by === "phone" ? { phone: newPhone() } : { email: newEmail() };
      const orders = Array.from(
        { length: 4 },
        () => () => order(tour!, { phone: newPhone(), email: newEmail(), ...same }, newAddress()),
      );
      expect(await outcomes(orders)).toEqual({ placed: 2, confirm_phone: 2 });
    },
  );

  it("may be four on the smallest departure; more seats require the code", async () => {
    const [tour] = await departures(1, { seats: 6 });
    const party = { phone: newPhone(), email: newEmail(), adults: 5 };
    const answer = await order(tour!, party, newAddress());
    expect(answer.json()).toMatchObject({ code: "confirm_phone", reason: "seats" });
    expect(await shop.seatsTaken(tour!.dateId)).toBe(0);
    const phone_code = await codeSentTo(party.phone);
    expect((await order(tour!, { ...party, phone_code }, newAddress())).statusCode).toBe(200);
    const [small] = await departures(1, { seats: 6 });
    expect((await order(small!, { ...party, adults: 4 }, newAddress())).statusCode).toBe(200);
  });

  it("become available again when their order is cancelled", async () => {
    const [tour] = await departures(1, { seats: 8 });
    const from = newAddress();
    const place = () => order(tour!, { phone: newPhone(), email: newEmail(), adults: 4 }, from);
    const { uuid } = (await place()).json<{ uuid: string }>();
    expect(codeOf(await place())).toBe("confirm_phone");
    await shop.post("/spa/cancel-booking", { uuid, refund: 0 });
    expect((await place()).statusCode).toBe(200);
  });
});

it("limits the orders per day from one network", async () => {
  const tours = await departures(25);
  const from = { "x-forwarded-for": "2001:db8:1:1::5" };
  const orders = tours.map(
    (tour) => () => order(tour, { phone: newPhone(), email: newEmail() }, from),
  );
  expect(await outcomes(orders)).toEqual({ placed: 20, confirm_phone: 5 });
  const neighbour = { "x-forwarded-for": "2001:db8:1:1::6" };
  const refused = await order(tours[0]!, { phone: newPhone(), email: newEmail() }, neighbour);
  expect(refused.json()).toMatchObject({ code: "confirm_phone", reason: "orders" });
});

it("limits the orders, and thus letters, per day with one e-mail, ignoring letter case", async () => {
  const tours = await departures(12);
  const orders = tours.map(
    (tour, index) => () =>
      order(
        tour,
        { phone: newPhone(), email: index % 2 ? "Victim@example.org" : "victim@example.org" },
        newAddress(),
      ),
  );
  expect(await outcomes(orders)).toEqual({ placed: 5, validation: 7 });
  const letters = await shop.rows(
    "SELECT 1 FROM outbox WHERE lower(recipient) = 'victim@example.org' AND kind = 'bookingToPay'",
  );
  expect(letters).toHaveLength(5);
});

it.each([
  "Выиграли приз! https://example.org",
  "Приз на priz.example",
  "www.priz",
  "t.me/priz",
  "a@b.example",
  "Анна 8 903 000-00-00",
  "＂ｐｒｉｚ．ｒｕ＂",
])("refuses %s as a first name", async (first_name) => {
  const [tour] = await departures(1);
  const response = await order(tour!, { first_name }, newAddress());
  expect(faultsOf(response)).toEqual({
    first_name: ["Только буквы, пробелы и дефисы, без ссылок"],
  });
});

it("exempts signed-in people ordering with their confirmed contact from the limits", async () => {
  const platform = await Platform.open({ settings: limits });
  try {
    const person = await platform.person("tourist");
    const [account] = await platform.rows<{ email: string }>(
      "UPDATE account SET phone = '+79035550000', phone_confirmed_at = now() WHERE id = $1 RETURNING email",
      person.accountId,
    );
    const place = async (changes: object) => {
      const tour = await insertTour(platform.context.pool, { seats: 10 });
      const seen = { amount: 6_000_000, currency: "RUB" as const };
      const body = { ...orderOf(tour), adults: 6, seen, ...changes };
      try {
        await platform.client(person).call(submitOrderCall, { body });
        return "placed";
      } catch (error) {
        return isApiClientError(error) ? error.code : error;
      }
    };
    const own = { phone: "+79035550000", email: "" };
    expect([await place(own), await place(own), await place(own)]).toEqual(Array(3).fill("placed"));
    expect(await place({ phone: newPhone(), email: account?.email })).toBe("placed");
    expect(await place({ phone: newPhone(), email: newEmail() })).toBe("confirm_phone");
  } finally {
    await platform.close();
  }
});
