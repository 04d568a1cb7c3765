import type { PoolClient } from "pg";
import { picturesOf, sceneOf } from "../../pictures/pictures.ts";
import type { DemoOptions } from "../demo-options.ts";

/** How many tours of a large catalogue get child prices, stories and videos. */
const toldTours = 5000;

/** Big Buck Bunny by the Blender Foundation (CC BY): a video that may be shown and will stay online. */
const videoUrl = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

const storyTitles = [
  { ru: "Маршрут", en: "The route", de: "Die Route", zh: "路线" },
  { ru: "Моменты", en: "Moments", de: "Momente", zh: "精彩瞬间" },
  { ru: "Лучший свет", en: "Best light", de: "Schönstes Licht", zh: "最美光线" },
] as const;

/**
 * Half of the tours that accept small children have prices for every age; the others leave some or all ages to the
 * organizer.
 */
const childPricesByTour = `CASE
  WHEN min_age <= 7 AND id % 2 = 0 THEN '[{"from_age": 0, "to_age": 2, "percent": 0},
    {"from_age": 3, "to_age": 10, "percent": 50}, {"from_age": 11, "to_age": 17, "percent": 100}]'::jsonb
  WHEN min_age <= 10 AND id % 3 = 0 THEN '[{"from_age": 7, "to_age": 14, "percent": 70}]'
  WHEN min_age >= 12 THEN '[{"from_age": 12, "to_age": 17, "percent": 100}]'
  ELSE '[]'
END`;

/**
 * Loads child prices, stories, videos and photos of reviews. A `catalogue_load` row makes the search reload the
 * catalogue, so changes of single tours are not recorded.
 */
export async function loadTourFacts(client: PoolClient, _options: DemoOptions): Promise<void> {
  for (const table of ["tour", "review", "organizer"])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const result = await client.query(
    `UPDATE tour SET
       child_prices = ${childPricesByTour},
       min_group_size = CASE WHEN is_cruise THEN 1 ELSE GREATEST(1, ceil(max_group_size / 2.0)) END,
       decided_days = CASE WHEN type = 2 THEN 1 WHEN id % 3 = 0 THEN 21 ELSE 14 END,
       video_url = CASE WHEN id % 4 = 0 AND type = 1 THEN $2 END,
       stories = CASE WHEN id % 2 = 0 AND cardinality(images) >= 5 THEN jsonb_build_array(
         jsonb_build_object('title', $3::jsonb, 'images', to_jsonb(images[1:2])),
         jsonb_build_object('title', $4::jsonb, 'images', to_jsonb(images[3:4])),
         jsonb_build_object('title', $5::jsonb, 'images', to_jsonb(images[5:7]))) ELSE '[]' END
     WHERE id <= $1`,
    [toldTours, videoUrl, ...storyTitles.map((title) => JSON.stringify(title))],
  );
  await client.query(
    `UPDATE review SET photos = taken.photos
       FROM jsonb_to_recordset($1) AS taken (id integer, photos text[]) WHERE review.id = taken.id`,
    [JSON.stringify(await photosOfReviews(client))],
  );
  await client.query(
    `UPDATE organizer SET answer_minutes = (ARRAY[25, 50, 110, 170, 420, 900])[1 + id % 6] WHERE id % 7 <> 0`,
  );
  for (const table of ["tour", "review", "organizer"])
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  if (!result.rowCount) return;
  await client.query("INSERT INTO catalogue_load (source, tours) VALUES ($1, $2)", [
    "demo, facts of tour pages",
    result.rowCount,
  ]);
}

/** Photos of a tour's scenes, as taken by reviewers. */
async function photosOfReviews(client: PoolClient): Promise<{ id: number; photos: string[] }[]> {
  const { rows } = await client.query<{ id: number; images: string[] }>(
    `SELECT review.id, t.images FROM review JOIN tour t ON t.id = review.tour_id
      WHERE t.id <= $1 AND review.rating >= 4 AND review.id % 3 = 0 AND t.images[1] LIKE '/images/%'`,
    [toldTours],
  );
  return rows.map(({ id, images }) => {
    const others = images.flatMap((image) => picturesOf(sceneOf(image)));
    const unused = [...new Set(others)].filter((picture) => !images.includes(picture));
    const from = id % unused.length;
    return { id, photos: [...unused.slice(from), ...unused.slice(0, from)].slice(0, 1 + (id % 5)) };
  });
}
