import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Bank } from "../../../testing/bank.ts";
import { Shop } from "../../../testing/shop.ts";
import { remindOfRests } from "./jobs/reminders.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

async function pay(uuid: string, kind: "prepayment" | "full" | "payment") {
  const payment = await bank.open(uuid, { kind });
  await bank.notify(payment);
}

it("reminds of the rest to pay once seven and once two days before the start", async () => {
  const { uuid, id, dateId } = await shop.book();
  await pay(uuid, "prepayment");
  const letters = async () => {
    await remindOfRests(shop.context);
    return (await shop.messages(id, "bookingRestReminder")).filter(
      ({ channel }) => channel === "email",
    ).length;
  };
  const startIn = (days: number) =>
    shop.rows(
      "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1",
      dateId,
      addDays(todayIn("UTC", new Date()), days),
    );
  expect(await letters()).toBe(0);
  await startIn(7);
  expect([await letters(), await letters()]).toEqual([1, 1]);
  await startIn(2);
  expect([await letters(), await letters()]).toEqual([2, 2]);
});

it("reminds once of a booking made two days before the start", async () => {
  const { uuid, id, dateId } = await shop.book();
  await pay(uuid, "prepayment");
  const inTwoDays = addDays(todayIn("UTC", new Date()), 2);
  await shop.rows(
    "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1",
    dateId,
    inTwoDays,
  );
  await remindOfRests(shop.context);
  const sent = await shop.messages(id, "bookingRestReminder");
  expect(sent.filter(({ channel }) => channel === "email")).toHaveLength(1);
});

it("sends no reminder for fully paid, cancelled and unpaid bookings", async () => {
  const [whole, canceled, unpaid] = [await shop.book(), await shop.book(), await shop.book()];
  await pay(whole.uuid, "full");
  await pay(canceled.uuid, "prepayment");
  await shop.post("/spa/cancel-booking", { uuid: canceled.uuid, refund: 400_000 });
  const week = addDays(todayIn("UTC", new Date()), 7);
  for (const { dateId } of [whole, canceled, unpaid])
    await shop.rows(
      "UPDATE tour_date SET starts_on = $2, ends_on = $2 WHERE id = $1",
      dateId,
      week,
    );
  await remindOfRests(shop.context);
  for (const { id } of [whole, canceled, unpaid])
    expect(await shop.messages(id, "bookingRestReminder")).toEqual([]);
});
