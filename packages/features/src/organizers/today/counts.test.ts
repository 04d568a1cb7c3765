import type { BoardDeparture } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { expect, it } from "vitest";
import { countWaiting } from "./counts.ts";

const departure = (unpaid: number, missing: number): BoardDeparture => ({
  date_id: 1,
  tour: { id: 1, title: "Altai" },
  start: "2027-03-01",
  end: "2027-03-05",
  seats_total: 8,
  seats_taken: 4,
  requests: 0,
  unpaid,
  paid: 1,
  travellers: 2,
  travellers_missing: missing,
  first_hold: null,
  paid_booking_id: null,
});

it("counts what waits in tasks, chats and all near departures", () => {
  const today = {
    tasks: [{ kind: "questions" as const, count: 6, id: null }],
    chats: { items: [], unread: 3 },
  };
  expect(countWaiting(today, [departure(1, 2), departure(0, 3)])).toEqual({
    questions: 6,
    reviews: 0,
    unread: 3,
    missing: 5,
    unpaid: 1,
  });
});
