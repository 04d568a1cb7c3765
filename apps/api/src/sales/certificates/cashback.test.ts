import { todayIn, addDays } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Shop } from "../../../testing/shop.ts";
import { completeBookings } from "../orders/orders.ts";
import { isRefundable, findCertificate, sendCertificates } from "./certificates.ts";
import type { ApiContext } from "../../config/context.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

/** The same shop whose storefronts give a fifth of each trip back. */
function withCashback(): ApiContext {
  const { storefronts } = shop.context.config;
  const cashback = { active: true, percent: 20 };
  return {
    ...shop.context,
    config: {
      ...shop.context.config,
      storefronts: Object.assign(Object.create(storefronts) as typeof storefronts, {
        of: (id: string) => ({ ...storefronts.of(id), cashback }),
      }),
    },
  };
}

/** A paid booking whose trip is over. */
async function finishedTrip(paid: number) {
  const booking = await shop.book();
  await shop.rows(
    "UPDATE booking SET status = 3, hold_until = NULL, paid_minor = $2 WHERE id = $1",
    booking.id,
    paid,
  );
  await shop.rows(
    "UPDATE tour_date SET starts_on = current_date - 9, ends_on = current_date - 5 WHERE id = $1",
    booking.dateId,
  );
  return booking;
}
const certificateOf = async (bookingId: number) => {
  const [row] = await shop.rows("SELECT id FROM certificate WHERE cashback_of = $1", bookingId);
  return row ? findCertificate(shop.context.pool, { id: Number(row["id"]) }) : null;
};

it("grants no cashback when the storefront has none", async () => {
  const { id } = await finishedTrip(10_000);
  await completeBookings(shop.context);
  expect(await certificateOf(id)).toBeNull();
});

it("grants a non-refundable certificate once, the day after the trip is completed", async () => {
  const context = withCashback();
  const { id } = await finishedTrip(12_344);
  await Promise.all([completeBookings(context), completeBookings(context)]);
  const granted = await certificateOf(id);
  const now = new Date();
  const { timeZone } = context.config.storefronts.of(granted?.storefront ?? "");
  expect(granted).toMatchObject({
    amount_minor: 2468,
    balance_minor: 2468,
    send_on: addDays(todayIn(timeZone, now), 1),
    sent_at: null,
  });
  const nextDay = new Date(now.getTime() + 24 * 3600_000);
  await sendCertificates(context, nextDay);
  const sent = await certificateOf(id);
  expect(sent?.sent_at).not.toBeNull();
  // Nobody has paid for it: its owner may spend it, not turn it into money.
  expect(sent && isRefundable(context.config, sent, nextDay)).toBe(false);
});
