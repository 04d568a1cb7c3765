import { calls } from "@tropa/api-contract/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import { loadDemoContent } from "../../../testing/demo-content.ts";
import demo from "@tropa/demo/demo";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { pictureChecker } from "./pictures.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(40, loadDemoContent);
});
afterAll(() => api.close());

const statusOf = async (key: string) => (await fetch(`${api.url}/images/${key}/96x96.webp`)).status;

/** Keys of the drawn pictures that an answer names. */
async function picturesOf(path: string): Promise<string[]> {
  const text = await (await fetch(api.url + path, { headers: { "x-localization": "ru" } })).text();
  return [...text.matchAll(/\/images\/([\w-]+)\/\{size\}/g)].map((found) => found[1] ?? "");
}

it("knows every picture that the site shows", async () => {
  const { rows } = await api.pool.query<{ path: string }>(
    `SELECT '/spa/tour?expand_program=1&slug=' || slug || '-' || id AS path FROM tour
     UNION ALL SELECT '/spa/tour/reviews?tour_id=' || id FROM tour
     UNION ALL SELECT '/spa/journal/post?slug=' || slug || '-' || id FROM journal_post`,
  );
  const open = calls.filter(({ method, auth }) => method === "GET" && auth === "open");
  const paths = [...open.map(({ path }) => path), ...rows.map(({ path }) => path)];
  const heroes = testStorefronts.all.flatMap(({ heroPictures }) => Object.values(heroPictures));
  const shown = new Set(heroes.map(({ image }) => image.split("/")[2] ?? ""));
  for (const path of paths) for (const key of await picturesOf(path)) shown.add(key);
  expect(shown.size).toBeGreaterThan(150);
  const unknown: string[] = [];
  const isInUse = pictureChecker(api.pool, testStorefronts);
  for (const key of shown)
    if (!(await isInUse(demo.pictures.storedPicture(key) ?? ""))) unknown.push(key);
  expect(unknown).toEqual([]);
});

it("draws known pictures and no others", async () => {
  const { rows } = await api.pool.query<{ key: string }>(
    "SELECT images[1] AS key FROM tour LIMIT 1",
  );
  expect(await statusOf(rows[0]?.key.split("#")[0] ?? "")).toBe(200);
  expect(await statusOf("lake-dawn-made0up")).toBe(404);
});

it("looks pictures up by indexes", async () => {
  const client = await api.pool.connect();
  try {
    // Tables of tests are so small that reading them is cheapest.
    await client.query("BEGIN; SET LOCAL enable_seqscan = off");
    for (const condition of [
      "tour WHERE images @> ARRAY['x']",
      "tour_content WHERE tour_content_pictures(body) ? 'x'",
      "tour WHERE stories <> '[]' AND tour_story_pictures(stories) ? 'x'",
      "review WHERE author_photo = 'x'",
      "review WHERE photos <> '{}' AND photos @> ARRAY['x']",
      "organizer WHERE photo = 'x'",
    ]) {
      const { rows } = await client.query(`EXPLAIN SELECT FROM ${condition}`);
      expect(`${condition}: ${JSON.stringify(rows)}`).toMatch(/Index/);
    }
    await client.query("ROLLBACK");
  } finally {
    client.release();
  }
});
