import * as calls from "@tropa/api-contract/discovery/calls-favourites";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertDate, insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const tour = async (status: "published" | "removed" = "published") =>
  (await insertTour(platform.context.pool, { status })).tourId;
const share = (tour_ids: number[]) =>
  platform.client().call(calls.shareFavouritesCall, { body: { tour_ids } });
const read = (token: string) =>
  platform.client().call(calls.sharedFavouritesCall, { query: { token } });

test("opens a shared list in its order for anyone with the link", async () => {
  const ids = [await tour(), await tour(), await tour()].toReversed();
  const { token, count } = await share(ids);
  expect(count).toBe(3);
  expect(token).toMatch(/^[\w-]{22}$/);
  const { items, shared_on } = await read(token);
  expect(items.map((card) => card.id)).toEqual(ids);
  expect(shared_on).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("shows a tour with its chosen departure", async () => {
  const { pool } = platform.context;
  const { tourId, dateId } = await insertTour(pool);
  const later = await insertDate(pool, dateId, { days: 30, priceMinor: 1_500_000, seats: 5 });
  const { token } = await share([tourId]);
  const client = platform.client();
  const [card] = (
    await client.call(calls.sharedFavouritesCall, { query: { token, dates: String(later) } })
  ).items;
  expect(card).toMatchObject({ id: tourId, nearest: { id: later }, price: 1_500_000 });
  expect((await read(token)).items[0]).not.toMatchObject({ nearest: { id: later } });
});

test("gives equal lists the same link, and a different order a different link", async () => {
  const [a, b] = [await tour(), await tour()];
  const { token } = await share([a, b]);
  expect((await share([a, b])).token).toBe(token);
  expect((await share([a, b, a, 2_000_000_000])).token).toBe(token);
  expect((await share([b, a])).token).not.toBe(token);
});

test("marks unpublished tours and omits deleted ones", async () => {
  const [kept, removed, deleted] = [await tour(), await tour(), await tour()];
  const { token } = await share([removed, deleted, kept]);
  const { pool } = platform.context;
  await pool.query("UPDATE tour SET status = 'removed' WHERE id = $1", [removed]);
  await pool.query("DELETE FROM tour WHERE id = $1", [deleted]);
  await expect
    .poll(async () =>
      (await read(token)).items.map(({ id, is_tour_active }) => [id, is_tour_active]),
    )
    .toEqual([
      [removed, false],
      [kept, true],
    ]);
});

test("refuses individual tours", async () => {
  const id = await tour();
  await platform.context.pool.query("UPDATE tour SET is_individual = true WHERE id = $1", [id]);
  await expect(share([id])).rejects.toMatchObject({ status: 404 });
});

test("refuses empty lists, unknown tours and lists that are too long", async () => {
  await expect(share([2_000_000_000])).rejects.toMatchObject({ status: 404 });
  const faults = { validation: { tour_ids: [expect.any(String)] } };
  await expect(share([])).rejects.toMatchObject(faults);
  await expect(share(Array.from({ length: 101 }, (_, i) => i + 1))).rejects.toMatchObject(faults);
});

test.each(["", "x", "../../etc/passwd", "АБВ", "' OR 1=1 --"])(
  "answers 404 for the token %j",
  async (token) => {
    await expect(read(token)).rejects.toMatchObject({ status: 404 });
  },
);

test("deletes lists that nobody has opened for a long time, and keeps recently opened ones", async () => {
  const { pool } = platform.context;
  const [read1, forgotten] = [await share([await tour()]), await share([await tour()])];
  await pool.query("UPDATE shared_favourites SET read_on = current_date - 500");
  await read(read1.token);
  await share([await tour()]);
  await expect(read(forgotten.token)).rejects.toMatchObject({ status: 404 });
  expect((await read(read1.token)).items).toHaveLength(1);
});
