import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blogPostsCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { formatMoney } from "@tropa/domain/money";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import { loadDemoContent } from "../../../testing/discovery/demo-content.ts";
import { drawPreview, previewSize } from "./preview-picture.ts";
import type { PreviewFacts } from "./preview-facts.ts";

let api: TestApi;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "previews-"));
  api = await startTestApi(250, (pool) => loadDemoContent(pool), { DATA_DIR: dataDir });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const russian = testStorefronts.speaking("ru").id;
const ask = (path: string, { locale = "ru", ...headers }: Record<string, string> = {}) =>
  fetch(`${api.url}/images/link-preview/${russian}/${locale}/${path}.jpg`, { headers });
const drawnFiles = async () =>
  (await readdir(join(dataDir, "link-previews"), { recursive: true })).filter((name) =>
    name.endsWith(".jpg"),
  );

/** A page of each kind that has a picture, by path. */
async function pages(): Promise<string[]> {
  const client = api.client("ru", "RUB");
  const [tours, posts, sights] = await Promise.all([
    client.call(toursCall, { query: { slug: "russia" } }),
    client.call(blogPostsCall),
    client.call(showplacesCall),
  ]);
  return [
    tours.items[0]?.slug ?? "",
    "russia",
    "russia/hiking",
    "tours",
    `journal/${posts.items[0]?.slug}`,
    `dostoprimechatelnosti/${sights.items[0]?.slug}`,
  ];
}

test("serves a preview picture for every kind of page and draws it once", async () => {
  for (const path of await pages()) {
    const before = (await drawnFiles().catch(() => [])).length;
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      200,
      "image/jpeg",
    ]);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ ...previewSize, format: "jpeg" });
    const etag = answer.headers.get("etag") ?? "";
    expect((await ask(path, { "if-none-match": etag })).status).toBe(304);
    expect((await ask(path)).headers.get("etag")).toBe(etag);
    expect(await drawnFiles()).toHaveLength(before + 1);
  }
});

test("answers 404 for unknown pages, and draws one picture per page whatever words its address has", async () => {
  const [tour = ""] = await pages();
  const id = /\d+$/.exec(tour)?.[0];
  const drawn = await ask(tour);
  const count = (await drawnFiles()).length;
  expect((await ask(`made-up-words-${id}`)).headers.get("etag")).toBe(drawn.headers.get("etag"));
  for (const path of [
    "no-such-place",
    "journal/words",
    "journal/no-such-999999",
    "dostoprimechatelnosti/none-999999",
    "nothing-99999999",
    "..%2f..%2fetc%2fpasswd",
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask(tour, { locale: "xx" })).status).toBe(404);
  const elsewhere = `${api.url}/images/link-preview/no-such-shop/ru/${tour}.jpg`;
  expect((await fetch(elsewhere)).status).toBe(404);
  expect(await drawnFiles()).toHaveLength(count);
});

test("answers 410 for the preview of a tour that is gone", async () => {
  const { items } = await api.client("ru", "RUB").call(toursCall, { query: { slug: "tours" } });
  const tour = items.at(-1);
  if (!tour) throw new Error("no tours");
  await api.pool.query("UPDATE tour SET status = 'gone' WHERE id = $1", [tour.id]);
  await expect.poll(async () => (await ask(tour.slug)).status).toBe(410);
});

const facts: PreviewFacts = {
  title: "Ice of Baikal",
  place: "Russia, Irkutsk",
  price: formatMoney({ minor: 90_000, currency: "USD" }, "en"),
  rating: null,
  picture: null,
};
const brand = { name: "Tropa", primary: "#0f4c5c", mark: "M3 27 12.5 9l5 9 3-5L29 27" };
const pixels = async (shown: PreviewFacts) =>
  sharp(await drawPreview(shown, brand, null))
    .greyscale()
    .raw()
    .toBuffer();
/** The rows of the picture in which two of them differ clearly, from and to. */
async function differingRows(one: PreviewFacts, other: PreviewFacts): Promise<[number, number]> {
  const [a, b] = [await pixels(one), await pixels(other)];
  const rows = Array.from({ length: previewSize.height }, (_, row) => row).filter((row) =>
    a
      .subarray(row * previewSize.width, (row + 1) * previewSize.width)
      .some((value, column) => Math.abs(value - (b[row * previewSize.width + column] ?? 0)) > 60),
  );
  return [rows[0] ?? -1, rows.at(-1) ?? -1];
}

test("draws place, title and price below each other", async () => {
  const place = await differingRows(facts, { ...facts, place: "Russia, Karelia" });
  const title = await differingRows(facts, { ...facts, title: "Gulf of Baikal" });
  const price = await differingRows(facts, { ...facts, price: "$ 555" });
  expect(place[0]).toBeGreaterThan(previewSize.height / 3);
  expect(title[0]).toBeGreaterThan(place[1]);
  expect(price[0]).toBeGreaterThan(title[1]);
  expect(price[1]).toBeLessThan(previewSize.height);
});

test("draws the rating beside the price, and the lines of a title close together", async () => {
  const price = await differingRows(facts, { ...facts, price: "$ 555" });
  const rating = await differingRows(facts, { ...facts, rating: "4.8 (36)" });
  expect(rating[0]).toBeGreaterThan(price[0] - 30);
  expect(rating[1]).toBeLessThan(price[1] + 30);
  // Two lines of the largest size, whose font alone would set them 104 pixels apart.
  const alone = { ...facts, place: "" };
  const long = { ...alone, title: "Northern lights over the lakes of Lapland" };
  const lines = await differingRows({ ...alone, title: "." }, long);
  expect(lines[1] - lines[0]).toBeLessThan(170);
});

test.each([
  ["Cyrillic", "Лёд Байкала", "Лес Алтая"],
  ["German", "Über Straßen", "Öfter Süßes"],
  ["Chinese", "贝加尔湖冰", "阿尔泰山林"],
])("draws %s letters with a font that has them", async (_, one, other) => {
  const [from, to] = await differingRows({ ...facts, title: one }, { ...facts, title: other });
  expect(to - from).toBeGreaterThan(30);
});

test("draws long titles and titles with markup", async () => {
  for (const title of ["A <b>bold</b> & 'quoted' 🏔 title", "х".repeat(5000), "山".repeat(400)]) {
    const { width, height } = await sharp(
      await drawPreview({ ...facts, title }, brand, null),
    ).metadata();
    expect({ width, height }).toEqual(previewSize);
  }
});
