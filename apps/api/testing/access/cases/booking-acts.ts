import { todayIn } from "@tropa/domain/time/local-date";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

/** A booking whose prepayment has come. */
async function prepaidBooking(world: World): Promise<number> {
  const { id } = await world.booking();
  await world.platform.rows(
    `WITH paid AS (
       INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
       VALUES ($1, 5, 'prepayment', 'card', 2, 400000, 'RUB', '/', '/'))
     UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 400000, total_minor = 2000000,
                        prepayment_minor = 400000
      WHERE id = $1`,
    id,
  );
  return id;
}

/** A booking whose prepayment is due, and until when its seats are held. */
async function heldBooking(world: World): Promise<{ id: number; until: string }> {
  const { id } = await world.booking();
  const [row] = await world.platform.rows<{ until: Date }>(
    `UPDATE booking SET status = 2, hold_until = date_trunc('milliseconds', now() + interval '2 hours') WHERE id = $1
     RETURNING hold_until AS until`,
    id,
  );
  return { id, until: row!.until.toISOString() };
}

/** A booking that was paid for in cash and owes a part of it back. */
async function owedOutside(world: World): Promise<{ id: number; refund: number }> {
  const { id } = await world.booking();
  const refund = await world.id(
    `WITH paid AS (
       INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url, provider_ref)
       VALUES (${id}, 7, 'prepayment', 'cash', 2, 400000, 'RUB', '', '', '${id}/1') RETURNING id)
     INSERT INTO refund (payment_id, amount_minor, currency, reason) SELECT id, 1000, 'RUB', 'booking_changed' FROM paid
     RETURNING id`,
  );
  return { id, refund };
}

const reason = "Asked for on the phone";

/** What staff change of a booking and its money. */
export const bookingActCases: readonly AccessCase[] = [
  ...callsWithoutOwner("bookingStaff"),
  {
    call: "goodwillPreview",
    input: async (world) => ({
      query: { id: String(await prepaidBooking(world)), amount: "100", bearer: "tropa" },
    }),
  },
  {
    call: "giveGoodwill",
    input: async (world) => ({
      body: {
        id: await prepaidBooking(world),
        amount: 100,
        bearer: "tropa",
        note: "Late transfer",
        paid: 400_000,
      },
    }),
  },
  {
    call: "staffBookingOffers",
    input: async (world) => ({ body: { id: (await world.booking()).id } }),
  },
  {
    call: "staffChangeBooking",
    input: async (world) => {
      const { id } = await world.booking();
      const [row] = await world.platform.rows<{ date: number; total: number }>(
        "SELECT tour_date_id AS date, total_minor AS total FROM booking WHERE id = $1",
        id,
      );
      const { date, total } = row!;
      return { body: { id, variant_id: date, adults: 2, total, paid: 0, reason } };
    },
  },
  {
    call: "staffCancelPreview",
    input: async (world) => ({
      query: { id: String((await world.booking()).id), side: "tourist" },
    }),
  },
  {
    call: "staffCancelBooking",
    input: async (world) => ({
      body: { id: (await world.booking()).id, side: "tropa", refund: 0, reason },
    }),
  },
  {
    call: "prolongHold",
    input: async (world) => {
      const { id, until } = await heldBooking(world);
      const later = new Date(Date.parse(until) + 3_600_000).toISOString();
      return { body: { id, until: later, hold_until: until, reason } };
    },
  },
  {
    call: "discountPreview",
    input: async (world) => ({
      query: { id: String(await prepaidBooking(world)), amount: "100", bearer: "tropa" },
    }),
  },
  {
    call: "giveDiscount",
    input: async (world) => ({
      body: {
        id: await prepaidBooking(world),
        amount: 100,
        bearer: "tropa",
        left: 1_600_000,
        reason,
      },
    }),
  },
  {
    call: "takeOutsidePayment",
    input: async (world) => ({
      body: {
        id: await prepaidBooking(world),
        amount: 100,
        method: "cash",
        paid_on: todayIn("UTC"),
        document: crypto.randomUUID(),
        left: 1_600_000,
        reason,
      },
    }),
  },
  {
    call: "completeOutsideRefund",
    input: async (world) => {
      const { id, refund } = await owedOutside(world);
      return { body: { id, refund_id: refund, document: crypto.randomUUID(), reason } };
    },
  },
  {
    call: "handOverBooking",
    input: async (world) => ({
      body: {
        id: (await world.booking()).id,
        from: null,
        to: world.people.bookingsStaff.accountId,
        reason,
      },
    }),
  },
];
