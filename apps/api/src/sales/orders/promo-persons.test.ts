import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import type { Person, Platform } from "../../../testing/platform.ts";
import { GuestBookings, visitor } from "../../../testing/sales/guest-bookings.ts";
import { insertPromoCode } from "../../../testing/sales/promo-codes.ts";
import { orderOf } from "../../../testing/shop.ts";

let bookings: GuestBookings;
let platform: Platform;
beforeAll(async () => {
  bookings = await GuestBookings.open();
  ({ platform } = bookings);
});
afterAll(() => platform.close());

let phones = 0;
/** A tourist whose phone is confirmed. */
async function tourist(): Promise<{ person: Person; phone: string }> {
  const person = await platform.person("tourist");
  phones += 1;
  const phone = `+7904000${String(phones).padStart(4, "0")}`;
  await platform.rows(
    "UPDATE account SET phone = $2, phone_confirmed_at = now() WHERE id = $1",
    person.accountId,
    phone,
  );
  return { person, phone };
}
async function order(person: Person, phone: string, promo?: string) {
  const made = await insertTour(platform.context.pool);
  const { email: _, ...form } = orderOf(made);
  const seen = { amount: promo === undefined ? 2_000_000 : 1_800_000, currency: "RUB" as const };
  const body = { ...form, phone, seen, ...(promo !== undefined && { promo }) };
  return platform.client(person).call(submitOrderCall, { body });
}
const refused = (text: string) => ({
  status: 422,
  validation: { promo: [expect.stringContaining(text)] },
});

it("asks a person who has confirmed no contact for a code, where uses are counted by person", async () => {
  for (const columns of [{ is_first_booking: true }, { max_uses_per_person: 2 }]) {
    const { code } = await insertPromoCode(platform.context.pool, columns);
    await expect(order(visitor, "+79050000001", code)).rejects.toMatchObject({
      code: "confirm_phone",
      data: { reason: "promo" },
    });
  }
});

it("takes a code for a first booking from those alone who have none, under the same phone too", async () => {
  const { code } = await insertPromoCode(platform.context.pool, { is_first_booking: true });
  const { person, phone } = await tourist();
  const { uuid } = await order(visitor, phone);
  await expect(order(person, phone, code)).rejects.toMatchObject(refused("первого бронирования"));
  // A booking that came to nothing is no booking.
  await platform.rows("UPDATE booking SET status = 7, hold_until = NULL WHERE uuid = $1", uuid);
  await order(person, phone, code);
  await expect(order(person, phone, code)).rejects.toMatchObject(refused("первого бронирования"));
});

it("counts uses by person, however many orders come at once", async () => {
  const { code } = await insertPromoCode(platform.context.pool, { max_uses_per_person: 2 });
  const { person, phone } = await tourist();
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => order(person, phone, code)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const result of results)
    if (result.status === "rejected")
      expect(result.reason).toMatchObject(refused("уже использовали"));
  const other = await tourist();
  await order(other.person, other.phone, code);
});
