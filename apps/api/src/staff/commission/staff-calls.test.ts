import {
  tourPrivateDataCall,
  tourPrivateVariantsCall,
} from "@tropa/api-contract/staff/calls-staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roles } from "../../../testing/platform.ts";
import type { Person, Platform, Role } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/discovery/test-tours.ts";

let platform: Platform;
const people = new Map<Role, Person>();
let tourId = 0;

beforeAll(async () => {
  platform = await openTours();
  for (const role of roles) people.set(role, await platform.person(role));
  const [tour] = await platform.rows<{ id: number }>(
    "SELECT id FROM tour WHERE cardinality(collection_ids) > 0 AND type = 1 ORDER BY id LIMIT 1",
  );
  tourId = tour?.id ?? 0;
});
afterAll(() => closeTours(platform));

const as = (role: Role) => platform.client(people.get(role));
const data = (query: object = {}, role: Role = "commissionStaff") =>
  as(role).call(tourPrivateDataCall, { query: { id: String(tourId), ...query } });
const dates = (role: Role = "commissionStaff") =>
  as(role).call(tourPrivateVariantsCall, { query: { id: String(tourId) } });

describe("access to commissions", () => {
  test.each(roles.filter((role) => role !== "commissionStaff"))(
    "is refused to a %s",
    async (role) => {
      const expected = role === "visitor" ? 401 : 403;
      expect(await failureOf(data({}, role))).toMatchObject({ status: expected });
      expect(await failureOf(dates(role))).toMatchObject({ status: expected });
    },
  );
});

async function agree(commission: { percent?: number; quantity?: number }) {
  await platform.rows("UPDATE tour SET price_minor = 999999 WHERE id = $1", tourId);
  await platform.rows(
    `INSERT INTO tour_commission (tour_id, percent, quantity_minor, max_age, is_unwanted, is_free_cancellation, updated_on)
     VALUES ($1, $2, $3, 70, true, true, '2026-03-01')
     ON CONFLICT (tour_id, starts_on) DO UPDATE SET percent = excluded.percent, quantity_minor = excluded.quantity_minor,
       max_age = 70, is_unwanted = true, is_free_cancellation = true, updated_on = '2026-03-01'`,
    tourId,
    commission.percent ?? null,
    commission.quantity ?? null,
  );
}

test("returns a commission both as a percentage and as a sum, whichever of them was agreed", async () => {
  await agree({ percent: 12.35 });
  const answer = await data();
  // 12.35 % of 9 999.99 is 1 234.99877: the marketplace's kopeck.
  expect(answer).toMatchObject({
    in_percents: 12.35,
    in_quantity: 123_500,
    update_date: "2026-03-01",
    max_age: 70,
    is_unwanted: true,
    is_free_cancellation: true,
  });
  expect(answer.organizer.adm_url).toMatch(/^http:\/\/localhost:3000\/organizer\/records\/\d+$/);
  await agree({ quantity: 50_000 });
  expect(await data()).toMatchObject({ in_percents: 5, in_quantity: 50_000 });
  await platform.rows("DELETE FROM tour_commission WHERE tour_id = $1", tourId);
  expect(await data()).toMatchObject({
    // The storefront's own.
    in_percents: 15,
    in_quantity: 150_000,
    update_date: null,
    is_unwanted: false,
  });
});

test("adds the weights of the requested contexts and of the organizer to a tour's rank", async () => {
  await platform.rows("DELETE FROM tour_weight_part WHERE tour_id = $1", tourId);
  await platform.rows(
    `INSERT INTO tour_weight_part (tour_id, context, context_id, weight)
     VALUES ($1, 'has_dates', 0, 0.5), ($1, 'collection', 3, 0.25), ($1, 'region', 3, 4), ($1, 'showplace', 8, 0.125),
            ($1, 'rest_kind', 2, 8), ($1, 'cruises', 0, 16), ($1, 'authors', 0, 32)`,
    tourId,
  );
  await platform.rows(
    `INSERT INTO organizer_weight SELECT organizer_id, 0.1 FROM tour WHERE id = $1
     ON CONFLICT (organizer_id) DO UPDATE SET tour_weight = 0.1`,
    tourId,
  );
  await platform.rows("UPDATE tour SET weight = 1 WHERE id = $1", tourId);
  const total = async (query: object) => (await data(query)).total_weight;
  expect(await data()).toMatchObject({
    weight: 0.9,
    total_weight: 1,
    organizer: { tour_weight: 0.1 },
  });
  expect(await total({ has_dates: "1" })).toBe(1.5);
  expect(await total({ has_dates: "0", collection_id: "3" })).toBe(1.25);
  expect(await total({ collection_id: "4", region_id: "3" })).toBe(5);
  expect(await total({ showplace_id: "8", rest_kind_id: "2" })).toBe(9.125);
  expect(await total({ is_cruises: "1", is_authors: "1" })).toBe(49);
});

test("uses a departure's commission instead of the tour's where one is set", async () => {
  await agree({ percent: 10 });
  await platform.rows(
    `DELETE FROM tour_date_commission WHERE tour_date_id IN (SELECT id FROM tour_date WHERE tour_id = $1)`,
    tourId,
  );
  expect(await data()).toMatchObject({ has_individual_commission_in_future_dates: false });
  const before = await dates();
  expect(before.items.length).toBeGreaterThan(1);
  const [first, second] = before.items;
  expect(first).toMatchObject({ in_percents: 10, has_individual_commission: false });
  await platform.rows(
    "INSERT INTO tour_date_commission (tour_date_id, quantity_minor) VALUES ($1, 7700)",
    first?.id,
  );
  const after = await dates();
  expect(after.items[0]).toMatchObject({ in_quantity: 7700, has_individual_commission: true });
  expect(after.items[1]).toEqual(second);
  expect(await data()).toMatchObject({ has_individual_commission_in_future_dates: true });
});

test("answers 404 for an unknown tour and 422 for an invalid id", async () => {
  expect(await failureOf(data({ id: "999999" }))).toMatchObject({ status: 404 });
  expect(await failureOf(data({ region_id: "x" }))).toMatchObject({
    status: 422,
    validation: { region_id: expect.any(Array) as unknown },
  });
});
