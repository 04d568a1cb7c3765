import * as calls from "@tropa/api-contract/discovery/calls-favourites";
import { MAX_FAVOURITES } from "@tropa/domain/discovery/favourites";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSession } from "../../people/sessions/sessions.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { mergeFavourites } from "./favourites.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const tour = async (status: "published" | "removed" = "published") =>
  (await insertTour(platform.context.pool, { status })).tourId;

async function shopper() {
  const person = await platform.person("tourist");
  const client = platform.client(person);
  return {
    accountId: person.accountId,
    add: (id: number) => client.call(calls.addFavouriteTourCall, { body: { tour_id: id } }),
    remove: (id: number) => client.call(calls.removeFavouriteTourCall, { body: { tour_id: id } }),
    ids: async (query = {}) => (await client.call(calls.favouriteToursCall, { query })).ids,
  };
}

test("adds, lists newest first and removes favourites", async () => {
  const { add, remove, ids } = await shopper();
  const [first, second] = [await tour(), await tour()];
  for (const id of [first, second, first]) expect(await add(id)).toEqual({ success: true });
  expect(await ids({ active_only: "1" })).toEqual([second, first]);
  await remove(first);
  await remove(first);
  expect(await ids()).toEqual([second]);
});

test("keeps an unpublished tour in the list, but omits it from the active ones", async () => {
  const { add, ids } = await shopper();
  const removed = await tour("removed");
  await add(removed);
  expect(await ids({ active_only: "1" })).toEqual([]);
  expect(await ids()).toEqual([removed]);
});

test("ignores an unknown tour", async () => {
  const { add, remove, ids } = await shopper();
  await add(2_000_000_000);
  await remove(2_000_000_000);
  expect(await ids()).toEqual([]);
});

test("shows each account only its own favourites", async () => {
  const [mine, theirs] = [await shopper(), await shopper()];
  const id = await tour();
  await mine.add(id);
  await theirs.remove(id);
  expect(await theirs.ids()).toEqual([]);
  expect(await mine.ids()).toEqual([id]);
});

test("merges a browser's favourites in one repeatable call", async () => {
  const { accountId, add, ids } = await shopper();
  const [kept, mine, both, away] = [await tour(), await tour(), await tour(), await tour()];
  for (const id of [kept, both, away]) await add(id);
  const client = platform.client({
    token: (
      await startSession(platform.context, platform.context.pool, { accountId, storefront: "ru" })
    ).accessToken,
  });
  const merge = () =>
    client.call(calls.mergeFavouriteToursCall, {
      body: { added: [mine, both, away, 2_000_000_000], removed: [away] },
    });
  const merged = await merge();
  expect(new Set(merged.ids)).toEqual(new Set([kept, mine, both]));
  expect(merged.ids).toHaveLength(3);
  // The latest favourite of the browser comes first.
  expect(merged.ids[0]).toBe(mine);
  expect(await merge()).toEqual(merged);
  expect(await ids()).toEqual(merged.ids);
});

test("refuses merging without sign-in", async () => {
  const call = platform
    .client()
    .call(calls.mergeFavouriteToursCall, { body: { added: [1], removed: [] } });
  await expect(call).rejects.toMatchObject({ status: 401 });
});

test("refuses favourites to visitors", async () => {
  const { client } = { client: platform.client() };
  await expect(client.call(calls.favouriteToursCall)).rejects.toMatchObject({ status: 401 });
  for (const call of [calls.addFavouriteTourCall, calls.removeFavouriteTourCall]) {
    await expect(client.call(call, { body: { tour_id: 1 } })).rejects.toMatchObject({
      status: 401,
    });
  }
});

test.each([0, -1, 1.5, "7", null])("rejects %j as a tour", async (id) => {
  const { add } = await shopper();
  await expect(add(id as number)).rejects.toMatchObject({
    validation: { tour_id: [expect.any(String)] },
  });
});

test("limits the length of the list, also under concurrent additions", async () => {
  const { accountId, add, ids } = await shopper();
  const [model] = [await tour()];
  // Numbers that no tour of a fixture gets to, however many there were before.
  const { rows } = await platform.context.pool.query<{ id: number }>(
    `INSERT INTO tour SELECT (jsonb_populate_record(tour, jsonb_build_object('id', 100000000 + number))).*
       FROM tour, generate_series(1, $2::integer) AS number WHERE tour.id = $1 RETURNING id`,
    [model, MAX_FAVOURITES + 8],
  );
  const all = rows.map((row) => row.id);
  await inTransaction(platform.context.pool, (client) =>
    mergeFavourites(client, accountId, all.slice(0, MAX_FAVOURITES - 3)),
  );
  const last = await Promise.allSettled(all.slice(MAX_FAVOURITES - 3).map((id) => add(id)));
  expect(last.filter((one) => one.status === "fulfilled")).toHaveLength(3);
  expect(await ids()).toHaveLength(MAX_FAVOURITES);
  // What is there already is no new place.
  await add(all[0]!);
  await inTransaction(platform.context.pool, (client) =>
    mergeFavourites(client, accountId, all.slice(-5)),
  );
  expect(await ids()).toHaveLength(MAX_FAVOURITES);
});
