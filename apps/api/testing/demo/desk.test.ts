import * as calls from "@tropa/api-contract/staff/calls-desk";
import { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import { afterAll, beforeAll, expect, test } from "vitest";
import { World } from "../access/world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
}, 120_000);
afterAll(() => world.close());

test("every part of the desk has something to show", async () => {
  const desk = world.platform.client(world.people.staff);
  const { parts } = await desk.call(calls.staffDeskCall);
  expect(parts.map(({ part, waiting }) => `${part}: ${waiting}`)).toEqual([
    expect.stringMatching(/^reviews: [1-9]/),
    "messages: 3",
    "payments: 3",
    "letters: 2",
    expect.stringMatching(/^organizers: [1-9]/),
    "audit: null",
  ]);
  const rejected = await desk.call(hiddenReviewsCall, { query: { status: "rejected" } });
  expect(rejected.items.length).toBeGreaterThan(0);
  expect((await desk.call(calls.auditLogCall, { query: {} })).total).toBeGreaterThan(5);
});

test("ratings count what readers see", async () => {
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
