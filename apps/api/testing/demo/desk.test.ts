import * as calls from "@tropa/api-contract/staff/calls-desk";
import { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import { afterAll, beforeAll, expect, test } from "vitest";
import { World } from "../access/world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test("shows something in every part of the desk", async () => {
  const desk = world.platform.client(world.people.staff);
  const { parts } = await desk.call(calls.staffDeskCall);
  expect(parts.map(({ part, waiting }) => `${part}: ${waiting}`)).toEqual([
    "bookings: null",
    expect.stringMatching(/^support: [1-9]/),
    "tasks: 3",
    expect.stringMatching(/^reviews: [1-9]/),
    "messages: 3",
    "payments: 3",
    "letters: 2",
    expect.stringMatching(/^organizers: [1-9]/),
    "numbers: null",
    "audit: null",
    "team: null",
  ]);
  const rejected = await desk.call(hiddenReviewsCall, { query: { status: "rejected" } });
  expect(rejected.items.length).toBeGreaterThan(0);
  expect((await desk.call(calls.auditLogCall, { query: {} })).items.length).toBeGreaterThan(5);
});

test("has support chats in every state, and frozen chats with reasons", async () => {
  const [states] = await world.platform.rows<Record<string, boolean>>(
    `SELECT bool_or(waiting_since IS NOT NULL AND assignee_id IS NULL) AS free,
            bool_or(waiting_since IS NOT NULL AND assignee_id IS NOT NULL) AS taken,
            bool_or(waiting_since IS NULL AND assignee_id IS NOT NULL) AS answered,
            bool_or(closed_at IS NOT NULL AND closed_by IS NOT NULL) AS closed
       FROM support_chat`,
  );
  expect(states).toEqual({ free: true, taken: true, answered: true, closed: true });
  const frozen = await world.platform
    .client(world.people.staff)
    .call(calls.frozenChatsCall, { query: {} });
  expect(frozen.items.length).toBeGreaterThan(0);
  expect(frozen.items.filter(({ reason, by }) => reason === "" || by === "")).toEqual([]);
});

test("counts only published reviews in ratings", async () => {
  expect(
    await world.platform.rows(
      `SELECT tour.id FROM tour
         JOIN (SELECT tour_id, count(*) FILTER (WHERE status = 'published') AS count FROM review GROUP BY tour_id) r
           ON r.tour_id = tour.id
        WHERE tour.reviews_count <> r.count AND EXISTS (SELECT 1 FROM review
                WHERE tour_id = tour.id AND status <> 'published')`,
    ),
  ).toEqual([]);
});
