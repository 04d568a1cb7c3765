import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person, Role, Platform } from "../../../../testing/platform.ts";
import { TouristBookings, statusOf } from "../../../../testing/sales/tourist-bookings.ts";

let bookings: TouristBookings;
let platform: Platform;
let people: Record<Role, Person>;
beforeAll(async () => {
  bookings = await TouristBookings.open();
  ({ platform, people } = bookings);
});
afterAll(() => bookings.close());

const refundsOf = (id: number) =>
  platform.rows(
    `SELECT refund.amount_minor AS amount, kind FROM refund JOIN payment ON payment.id = payment_id
      WHERE booking_id = $1 ORDER BY payment.id`,
    id,
  );
const lettersOf = async (id: number) =>
  (
    await platform.rows<{ kind: string }>(
      "SELECT kind FROM outbox WHERE booking_id = $1 ORDER BY id",
      id,
    )
  ).map(({ kind }) => kind);

describe("cancelling a booking", () => {
  it("frees the seats once when requested several times at once, with no refund if unpaid", async () => {
    const { id, dateId } = await bookings.order();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => statusOf(bookings.cancel(people.tourist, id))),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const [date] = await platform.rows("SELECT seats_taken FROM tour_date WHERE id = $1", dateId);
    expect(date).toEqual({ seats_taken: 0 });
    expect(await refundsOf(id)).toEqual([]);
  });

  it.each([
    {
      days: 30,
      isFull: true,
      refunds: [
        { kind: "prepayment", amount: 400_000 },
        { kind: "payment", amount: 1_600_000 },
      ],
    },
    { days: 5, isFull: true, refunds: [{ kind: "payment", amount: 1_600_000 }] },
    { days: 5, isFull: false, refunds: [] },
  ])(
    "refunds the tourist by the terms $days days before the start (paid in full: $isFull)",
    async ({ days, isFull, refunds }) => {
      const { id } = await bookings.order({ startsOn: addDays(todayIn("UTC"), days) });
      await bookings.pay(id, isFull);
      expect((await bookings.cancel(people.tourist, id)).status).toBe(5);
      expect(await refundsOf(id)).toEqual(refunds);
    },
  );

  it("retains the prepayment share of a single full payment and refunds the rest", async () => {
    const { id } = await bookings.order({ startsOn: addDays(todayIn("UTC"), 5) });
    await bookings.pay(id);
    await platform.rows(
      "UPDATE payment SET kind = 'full', amount_minor = (SELECT total_minor FROM booking WHERE id = $1) WHERE booking_id = $1",
      id,
    );
    await platform.rows("UPDATE booking SET paid_minor = total_minor WHERE id = $1", id);
    await bookings.cancel(people.tourist, id);
    expect(await refundsOf(id)).toEqual([{ kind: "full", amount: 1_600_000 }]);
  });

  it.each([
    { role: "organizer" as const, status: 6, tellsOrganizer: false },
    { role: "staff" as const, status: 8, tellsOrganizer: true },
  ])(
    "by $role refunds everything two days before the start",
    async ({ role, status, tellsOrganizer }) => {
      const { id } = await bookings.order({ startsOn: addDays(todayIn("UTC"), 2) });
      await bookings.pay(id, true);
      expect((await bookings.cancel(people[role], id, { message: "Сошла лавина" })).status).toBe(
        status,
      );
      const refunds = await platform.rows<{ sum: number }>(
        "SELECT sum(refund.amount_minor)::bigint AS sum FROM refund JOIN payment ON payment.id = payment_id WHERE booking_id = $1",
        id,
      );
      expect(refunds).toEqual([{ sum: 2_000_000 }]);
      const letters = await lettersOf(id);
      expect(letters.includes("bookingCanceledForTourist")).toBe(true);
      expect(letters.includes("organizerBookingCanceledByStaff")).toBe(tellsOrganizer);
      expect(letters).not.toContain("organizerBookingCanceled");
    },
  );

  it("sends the tourist no letter when notify_client is false", async () => {
    const { id } = await bookings.order();
    await bookings.cancel(people.organizer, id, { notify_client: false });
    expect((await lettersOf(id)).some((kind) => kind.startsWith("bookingCanceled"))).toBe(false);
  });

  it("is refused to visitors and to other tourists and organizers", async () => {
    const { id } = await bookings.order();
    for (const role of ["visitor", "otherTourist", "otherOrganizer"] as const)
      expect(await statusOf(bookings.cancel(people[role], id))).toBe(
        role === "visitor" ? 401 : 403,
      );
    expect((await bookings.cancel(people.tourist, id)).status).toBe(5);
  });
});
