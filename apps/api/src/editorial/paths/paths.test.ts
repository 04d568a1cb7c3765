import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../../discovery/catalogue/catalogue.ts";
import { loadDemoContent } from "../../../testing/discovery/demo-content.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import { contentPaths } from "./paths.ts";

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

test("dates showplaces and help answers by the last change of their page", async () => {
  const dictionary = { countries: new Map(), regions: new Map() };
  const read = () =>
    contentPaths(
      { pool: api.pool, dictionary },
      { locale: "en", today: today(), withExcursions: true },
    );
  const days = (await read()).showplaces.map(({ changed_on }) => changed_on);
  expect(new Set(days).size).toBeGreaterThan(30);
  const pages = [
    {
      kind: "showplaces",
      table: "showplace",
      path: `'/dostoprimechatelnosti/' || slug || '-' || id`,
    },
    { kind: "help", table: "help_article", path: `'/help-center/' || slug` },
  ] as const;
  for (const { kind, table, path } of pages) {
    const { rows } = await api.pool.query<{ id: number; path: string; today: string }>(
      `SELECT id, ${path} AS path, current_date AS today FROM ${table} ORDER BY id LIMIT 2`,
    );
    const [rewritten, untouched] = rows;
    if (!rewritten || !untouched) throw new Error(`too few rows in ${table}`);
    const changedOn = async (row: { path: string }) =>
      (await read())[kind].find((one) => one.path === row.path)?.changed_on;
    const before = await changedOn(untouched);
    expect(before).not.toBe(untouched.today);
    await api.pool.query(`UPDATE ${table} SET body = body || '{"x": []}' WHERE id = $1`, [
      rewritten.id,
    ]);
    await api.pool.query(`UPDATE ${table} SET body = body WHERE id = $1`, [untouched.id]);
    expect(await changedOn(rewritten)).toBe(rewritten.today);
    expect(await changedOn(untouched)).toBe(before);
  }
});

test("dates each journal category by the last change of its own articles", async () => {
  const dictionary = { countries: new Map(), regions: new Map() };
  const { journal } = await contentPaths(
    { pool: api.pool, dictionary },
    { locale: "en", today: today(), withExcursions: true },
  );
  const { rows } = await api.pool.query<{ path: string; changed_on: string }>(
    `SELECT '/journal/' || c.slug AS path, max(p.changed_on) AS changed_on
     FROM journal_category c JOIN journal_post p ON p.category_id = c.id
     WHERE p.body ? 'en' AND p.published_on <= current_date
     GROUP BY c.slug ORDER BY 1`,
  );
  expect(new Set(rows.map(({ changed_on }) => changed_on)).size).toBeGreaterThan(1);
  const paths = new Set(rows.map(({ path }) => path));
  const dated = journal
    .filter(({ path }) => paths.has(path))
    .map(({ path, changed_on }) => ({ path, changed_on }));
  expect(dated.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(rows);
});
