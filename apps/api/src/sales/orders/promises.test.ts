import type { Booking } from "@tropa/api-contract/sales/booking";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { locales } from "@tropa/domain/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeRefunds } from "../payments/settlement/refunds.ts";
import { Bank } from "../../../testing/bank.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";
import type { TourFixture } from "../../../testing/fixtures.ts";
import { codeOf, Shop } from "../../../testing/shop.ts";
import { findBooking } from "../booking/booking.ts";
import { promisesAnswer } from "../booking/booking-terms.ts";
import { writeMoment, writeDuration } from "../booking/booking-values.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

const inDays = (days: number) => addDays(todayIn("UTC"), days);

/** A booking of two seats, 20 000 roubles in all, whose prepayment of 4 000 is paid. */
async function paid(tour: TourFixture = {}) {
  const booking = await shop.book(tour);
  const payment = await bank.open(booking.uuid);
  await bank.notify(payment);
  return { ...booking, payment };
}

const cancel = (uuid: string, refund: number) => shop.post("/spa/cancel-booking", { uuid, refund });

/** 40 days ahead, and decided 20 days before; its own terms end 30 days before. */
const preliminary: TourFixture = {
  startsOn: inDays(40),
  isGuaranteed: false,
  minGroup: 5,
  decidedDays: 20,
  cancellationDays: 30,
};

describe("the promises of a booking", () => {
  it("names the missing travellers, the decision day and free cancellation of a preliminary departure", async () => {
    const { uuid } = await shop.book(preliminary);
    expect(await shop.booking(uuid)).toMatchObject({
      departure: { certainty: "gathering", missing: 3, decided_by: inDays(20) },
      free_until: inDays(20),
      refund_today: { kind: "full", refund: 0, kept: 0 },
      refund: null,
    });
  });

  it("offers free cancellation of a guaranteed departure by the tour's terms", async () => {
    const { uuid } = await shop.book({ startsOn: inDays(40), cancellationDays: 30 });
    expect(await shop.booking(uuid)).toMatchObject({
      departure: { certainty: "guaranteed", missing: 0, decided_by: null },
      free_until: inDays(10),
    });
  });

  it("keeps its free cancellation when the departure is guaranteed early or the tour's terms change", async () => {
    const { uuid, dateId } = await shop.book(preliminary);
    await shop.rows("UPDATE tour_date SET is_guaranteed = true WHERE id = $1", dateId);
    await shop.rows(
      "UPDATE tour SET cancellation_days = 60 WHERE id = (SELECT tour_id FROM tour_date WHERE id = $1)",
      dateId,
    );
    expect(await shop.booking(uuid)).toMatchObject({
      departure: { certainty: "guaranteed" },
      free_until: inDays(20),
    });
  });

  it("can be cancelled for free while the decision on the departure is late", async () => {
    const { uuid } = await paid({ ...preliminary, startsOn: inDays(5) });
    expect(await shop.booking(uuid)).toMatchObject({
      departure: { certainty: "gathering", decided_by: null },
      refund_today: { kind: "full", refund: 400_000 },
    });
  });
});

it("shows its amounts both in the reader's currency and in the charged one", async () => {
  const { uuid } = await shop.book();
  const shownIn = async (currency: string) => {
    const url = `/crm/api/request/get-by-uuid?uuid=${uuid}`;
    return (await shop.get(url, { "x-currency": currency })).json<LinkedBooking>().shown;
  };
  expect(await shownIn("RUB")).toBeNull();
  // Half a euro and 80 roubles to the dollar.
  expect(await shownIn("EUR")).toEqual({ currency: "EUR", rate: 0.5 / 80 });
});

describe("a paid booking cancelled by its link", () => {
  it("is refunded in full within the terms, and letters confirm it", async () => {
    const { uuid, id, dateId, payment } = await paid(preliminary);
    expect((await shop.booking(uuid)).refund_today).toMatchObject({ refund: 400_000, kept: 0 });
    expect((await cancel(uuid, 400_000)).json<Booking>()).toMatchObject({
      status: 5,
      refund_today: null,
      refund: { amount: 400_000, is_sent: false, state: "requested" },
    });
    expect(await bank.refunds(payment)).toEqual([{ reason: "booking_canceled", amount: 400_000 }]);
    expect(await shop.seatsTaken(dateId)).toBe(0);
    const [letter] = await shop.messages(id, "bookingCanceledWithTerms");
    expect(letter?.body).toContain("Вернём вам 4\u00a0000\u00a0₽");
    expect(letter?.body).not.toContain("Не возвращается");

    await executeRefunds(shop.context);
    expect((await shop.booking(uuid)).refund).toEqual({
      amount: 400_000,
      is_sent: true,
      state: "done",
    });
    const sent = await shop.messages(id, "bookingRefundSent");
    expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining("4\u00a0000\u00a0₽")]);
    await executeRefunds(shop.context);
    expect(await shop.messages(id, "bookingRefundSent")).toHaveLength(1);
  });

  it("computes the refund by the current day in the time zone of the place", async () => {
    const { id } = await paid({ startsOn: inDays(40), cancellationDays: 38 });
    const booking = (await findBooking(shop.context.pool, { id }))!;
    const at = (time: string) => promisesAnswer(booking, new Date(`${inDays(2)}T${time}Z`));
    // Eight hours ahead, the last free day ends at 16:00.
    expect(at("15:30").refund_today).toMatchObject({ day: inDays(2), kind: "full" });
    expect(at("16:30").refund_today).toMatchObject({ day: inDays(3), kind: "prepaymentKept" });
  });

  it("retains the prepayment after free cancellation has ended, and says so in the letter", async () => {
    const { uuid, id, payment } = await paid({ startsOn: inDays(5) });
    expect((await shop.booking(uuid)).refund_today).toMatchObject({
      kind: "prepaymentKept",
      refund: 0,
      kept: 400_000,
    });
    expect((await cancel(uuid, 0)).json<Booking>()).toMatchObject({ status: 5, refund: null });
    expect(await bank.refunds(payment)).toEqual([]);
    const [letter] = await shop.messages(id, "bookingCanceledWithTerms");
    expect(letter?.body).toContain("Не возвращается по условиям отмены: 4\u00a0000\u00a0₽");
  });

  it("is not cancelled when the refund shown differs from the refund due", async () => {
    const { uuid, payment } = await paid(preliminary);
    for (const shownRefund of [0, 399_999, 400_001]) {
      const refused = await cancel(uuid, shownRefund);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, "conflict"]);
    }
    expect((await shop.booking(uuid)).status).toBe(3);
    expect(await bank.refunds(payment)).toEqual([]);
  });

  it("is refunded once when cancelled ten times at once", async () => {
    const { uuid, payment } = await paid(preliminary);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(uuid, 400_000)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await bank.refunds(payment)).toHaveLength(1);
  });
});

describe("the letter about a payment", () => {
  const letterOf = async (tour: TourFixture) => {
    const { id } = await paid(tour);
    const [letter] = await shop.messages(id, "bookingPaid");
    return `${String(letter?.subject)}\n${String(letter?.body)}`;
  };
  const written = (day: string) =>
    new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" })
      .format(new Date(day))
      .replace(/\s/g, " ");

  it("lists the dates of the terms and how to pay the rest", async () => {
    const letter = await letterOf({ startsOn: inDays(40), cancellationDays: 30 });
    expect(letter).toContain(
      `Бесплатная отмена\u00a0— до ${written(inDays(10))}, 23:59 по местному времени (Иркутск)`,
    );
    expect(letter).toContain("вернём всё, кроме предоплаты 4\u00a0000\u00a0₽");
    expect(letter).toContain(`С ${written(inDays(40))}: поездка началась`);
    expect(letter).toContain(
      `Остаток 16\u00a0000\u00a0₽\u00a0— онлайн, на странице брони, до ${written(inDays(39))}`,
    );
  });

  it("omits free cancellation when its last day is over", async () => {
    const letter = await letterOf({ startsOn: inDays(5), cancellationDays: 14 });
    expect(letter).not.toContain("Бесплатная отмена");
    expect(letter).toContain("вернём всё, кроме предоплаты");
  });

  it("says that free cancellation ends with the decision when the decision is late", async () => {
    const letter = await letterOf({ ...preliminary, startsOn: inDays(5) });
    expect(letter).toContain("до решения организатора и в любом случае до");
    expect(letter).toContain("После того как поездку подтвердят: вернём всё, кроме предоплаты");
  });

  it("mentions a refund only when there will be one", async () => {
    const free = await letterOf({ startsOn: inDays(40), cancellationDays: 30 });
    expect(free).toContain("Отменить бронь с возвратом можно на её странице");
    const late = await letterOf({ startsOn: inDays(5), cancellationDays: 14 });
    expect(late).not.toContain("с возвратом");
    expect(late).toContain("уже без возврата денег");
  });

  it("confirms the trip only for a guaranteed departure", async () => {
    expect(await letterOf({})).toMatch(/Вы едете![^]*Статус поездки: Гарантировано/);
    const open = await letterOf(preliminary);
    expect(open).not.toMatch(/едете|подтвержд|Гарантировано/i);
    expect(open).toContain("Предварительно, не хватает путешественников: 3");
    expect(open).toContain(`Решим до ${written(inDays(20))}`);
  });
});

it("writes a moment in the reader's time zone, or the place's if unknown", () => {
  const moment = new Date("2026-06-01T20:30:00Z");
  const city = { time_zone: "Asia/Krasnoyarsk" };
  const at = (timezone: string | null, id: string) =>
    writeMoment(moment, { timezone, city }, { storefront: testStorefronts.of(id), locale: "en" });
  expect(at("Asia/Irkutsk", "ru")).toBe("June 2 at 4:30 AM (Irkutsk Time)");
  expect(at("Nowhere/Land", "ru")).toBe("June 2 at 3:30 AM (Krasnoyarsk Time)");
  expect(at(null, "intl")).toBe("June 2 at 3:30 AM (Krasnoyarsk Time)");
});

it.each([
  [43_200, "ru", "12 часов"],
  [1800, "ru", "30 минут"],
  [3600, "en", "1 hour"],
  [43_200, "de", "12 Stunden"],
] as const)("writes %d seconds in %s as %s", (seconds, locale, text) => {
  expect(writeDuration(seconds, locale)).toBe(text);
  expect(locales).toContain(locale);
});

it("shows the organizer's phone once prepaid, and lists payments with their refunds", async () => {
  await shop.rows(
    `INSERT INTO legal_document (kind, version, effective_on, title, body, is_sample)
     VALUES ('agreement', 'then', '2020-01-01', '{}', '{}', false), ('agreement', 'later', '2999-01-01', '{}', '{}', false)`,
  );
  const { uuid } = await shop.book();
  const look = async () => {
    const url = `/crm/api/request/get-by-uuid?uuid=${uuid}`;
    return (await shop.get(url)).json<LinkedBooking>();
  };
  expect(await look()).toMatchObject({
    organizer: { phone: null },
    agreement: "then",
    receipts: [],
  });
  await bank.notify(await bank.open(uuid));
  const paid = await look();
  expect(paid.organizer.phone).toMatch(/^\+\d+$/);
  expect(paid.receipts).toEqual([
    expect.objectContaining({ kind: "prepayment", amount: paid.prepayment, refunds: [] }),
  ]);
  await shop.post("/spa/cancel-booking", { uuid, refund: paid.refund_today?.refund });
  const canceled = await look();
  expect(canceled.organizer.phone).toBeNull();
  expect(canceled.receipts[0]?.refunds).toEqual([
    expect.objectContaining({ amount: paid.prepayment, is_sent: false }),
  ]);
});
