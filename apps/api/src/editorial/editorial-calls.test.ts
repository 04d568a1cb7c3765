import { legalKinds } from "@tropa/api-contract/editorial/content";
import * as contentCalls from "@tropa/api-contract/editorial/calls-content";
import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import { locales } from "@tropa/domain/locale";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../discovery/catalogue/catalogue.ts";
import { startTestApi } from "../../testing/test-api.ts";
import type { TestApi } from "../../testing/test-api.ts";
import { loadDemoContent } from "../../testing/discovery/demo-content.ts";

const {
  blogPostCall,
  blogPostsCall,
  journalCategoriesCall,
  legalDocumentCall,
  showplaceCall,
  showplacesCall,
} = contentCalls;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

const ru = () => api.client("ru", "RUB");
const en = () => api.client("en");

test("lists articles of the journal newest first, in pages", async () => {
  const first = await ru().call(blogPostsCall);
  expect(first).toMatchObject({ total: 60, page: 1, pages: 3, per_page: 20, category: null });
  expect(first.items).toHaveLength(20);
  const dates = first.items.map((post) => post.published_on);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.every((date) => date <= today())).toBe(true);
  const last = await ru().call(blogPostsCall, { query: { page: "2", "per-page": "50" } });
  expect(last.items).toHaveLength(10);
});

test("estimates similar reading times in Chinese and English", async () => {
  const { items } = await en().call(blogPostsCall, { query: { "per-page": "100" } });
  const chinese = await api.client("zh").call(blogPostsCall, { query: { "per-page": "100" } });
  const minutes = new Map(chinese.items.map((post) => [post.id, post.reading_minutes]));
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const ratio =
    sum(items.map(({ id }) => minutes.get(id) ?? 0)) /
    sum(items.map((post) => post.reading_minutes));
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.5);
});

test("lists the articles of a category, and answers 404 for an unknown one", async () => {
  const { items } = await ru().call(journalCategoriesCall);
  expect(items.length).toBeGreaterThan(4);
  for (const { slug, posts_count } of items) {
    const found = await ru().call(blogPostsCall, { query: { slug, "per-page": "100" } });
    expect(found.total).toBe(posts_count);
    expect(found.items.every((post) => post.category.slug === slug)).toBe(true);
  }
  await expect(ru().call(blogPostsCall, { query: { slug: "no-such" } })).rejects.toMatchObject({
    code: "not_found",
  });
  const wrong = ru().call(blogPostsCall, { query: { "per-page": "101" } });
  await expect(wrong).rejects.toMatchObject({ code: "validation" });
});

test("lists in other languages the articles that exist in English, translated", async () => {
  const found = await en().call(blogPostsCall, { query: { "per-page": "100" } });
  expect(found.total).toBeGreaterThanOrEqual(30);
  expect(found.items.every((post) => !/[а-яё]/i.test(post.title + post.summary))).toBe(true);
  const german = await api.client("de").call(blogPostsCall, { query: { "per-page": "100" } });
  expect(german.items.map((post) => post.id)).toEqual(found.items.map((post) => post.id));
  const [newest] = german.items;
  if (!newest) throw new Error("no articles in German");
  const translated = await api.client("de").call(blogPostCall, { query: { slug: newest.slug } });
  expect(translated).toMatchObject({ title: newest.title, content_locale: "de" });
  expect(translated.content_locales).toEqual(["ru", "en", "de", "zh"]);
  const shown = new Set(found.items.map((post) => post.id));
  const all = await ru().call(blogPostsCall, { query: { "per-page": "100" } });
  const russianOnly = all.items.find((post) => !shown.has(post.id));
  if (!russianOnly) throw new Error("every article is in English");
  const { slug } = russianOnly;
  expect((await ru().call(blogPostCall, { query: { slug } })).content_locale).toBe("ru");
  await expect(en().call(blogPostCall, { query: { slug } })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("opens every article with similar ones, by its id regardless of its words", async () => {
  const { items } = await ru().call(blogPostsCall, { query: { "per-page": "100" } });
  expect(items).toHaveLength(60);
  for (const card of items) {
    expect(card.slug).toMatch(new RegExp(`-${card.id}$`));
    const post = await ru().call(blogPostCall, { query: { slug: card.slug } });
    expect(post).toMatchObject(card.author ? { id: card.id, title: card.title } : {});
    expect(post.body.length).toBeGreaterThan(3);
    expect(post.author.about).not.toBe("");
    expect(post.content_locales).toContain("ru");
    expect(post.similar).toHaveLength(3);
    expect(post.similar.map((other) => other.id)).not.toContain(card.id);
  }
  const [newest] = items;
  if (!newest) throw new Error("no articles");
  const { similar } = await ru().call(blogPostCall, {
    query: { slug: newest.slug, similar_limit: "5" },
  });
  expect(similar).toHaveLength(5);
  // The words of an address may change; the id does not.
  const renamed = await ru().call(blogPostCall, { query: { slug: `old-name-${newest.id}` } });
  expect(renamed.slug).toBe(newest.slug);
  for (const slug of ["no-such-999999", "words", "a-99999999999"]) {
    const found = ru().call(blogPostCall, { query: { slug } });
    await expect(found).rejects.toMatchObject({ code: "not_found" });
  }
});

test("binds one-letter words of a Russian article to the next word", async () => {
  const { items } = await ru().call(blogPostsCall);
  const { body } = await ru().call(blogPostCall, { query: { slug: items[0]?.slug ?? "" } });
  const text = body
    .flatMap((block) => ("text" in block ? block.text : "items" in block ? block.items : []))
    .join("\n");
  expect(text).toMatch(/\u00a0\p{L}/u);
  expect(text).not.toMatch(/[^\p{L}\d-][авикосуя] /iu);
});

test("shows the tours in an article in the reader's currency", async () => {
  const { rows } = await api.pool.query<{ id: number; slug: string }>(
    `SELECT id, slug FROM journal_post WHERE body -> 'en' @> '[{"type": "tours"}]' ORDER BY id LIMIT 1`,
  );
  const slug = `${rows[0]?.slug}-${rows[0]?.id}`;
  const post = await en().call(blogPostCall, { query: { slug } });
  const block = post.body.find((part) => part.type === "tours");
  if (block?.type !== "tours") throw new Error("no tours in the article");
  expect(block.tours.length).toBeGreaterThan(0);
  expect(block.tours.every((tour) => tour.currency === "USD")).toBe(true);
  expect(post.listings.every((listing) => listing.tours_count > 0)).toBe(true);
});

test("has the terms of certificates in every language", async () => {
  for (const locale of locales) {
    const query = { kind: "certificate-terms" } as const;
    const terms = await api.client(locale).call(legalDocumentCall, { query });
    expect(terms).toMatchObject({ is_current: true, content_locale: locale });
  }
});

test("shows the legal version in force or an older one in the reader's language", async () => {
  // Certificates have had one version of their terms.
  for (const kind of legalKinds.filter((one) => one !== "certificate-terms")) {
    const current = await ru().call(legalDocumentCall, { query: { kind } });
    expect(current).toMatchObject({ kind, is_current: true, content_locale: "ru" });
    expect(current.versions).toHaveLength(2);
    const [, older] = current.versions;
    if (!older) throw new Error("no older version");
    const { version } = older;
    const earlier = await api.client("zh").call(legalDocumentCall, { query: { kind, version } });
    expect(earlier).toMatchObject({ version, is_current: false, content_locale: "zh" });
    expect(earlier.content_locales).toEqual(["ru", "en", "de", "zh"]);
  }
  const unknown = ru().call(legalDocumentCall, { query: { kind: "privacy", version: "1999" } });
  await expect(unknown).rejects.toMatchObject({ code: "not_found" });
});

test("lists a future legal version that is not in force yet", async () => {
  await api.pool.query(
    `INSERT INTO legal_document (kind, version, effective_on, title, body)
     SELECT kind, 'later', current_date + 30, title, body FROM legal_document WHERE kind = 'privacy' LIMIT 1`,
  );
  const { versions, version } = await api
    .client("de")
    .call(legalDocumentCall, { query: { kind: "privacy" } });
  expect(versions[0]).toMatchObject({ version: "later", is_current: false });
  expect(version).not.toBe("later");
});

test("lets caches store answers for a minute, per language and with an ETag", async () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${api.url}/spa/help-center`, { headers: { "x-language": "ru", ...headers } });
  const first = await ask();
  expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
  expect(first.headers.get("vary")).toContain("X-Language");
  const etag = first.headers.get("etag") ?? "";
  const again = await ask({ "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  const other = await ask({ "if-none-match": etag, "x-language": "en" });
  expect(other.status).toBe(200);
  const missing = await fetch(`${api.url}/spa/help-article?slug=none`);
  expect(missing.headers.get("cache-control") ?? "").not.toContain("public");
});

test("finds articles, showplaces and help by name in the site search", async () => {
  const [post] = (await ru().call(blogPostsCall)).items;
  const word = post!.title.split(/\s+/).find((part) => /^\p{L}{6,}$/u.test(part)) ?? post!.title;
  const named = await ru().call(siteCompletionCall, { query: { phrase: word } });
  const article = named.items.find(({ type }) => type === "article");
  expect(article?.name.toLowerCase()).toContain(word.slice(0, 4).toLowerCase());
  expect(await ru().call(blogPostCall, { query: { slug: article!.slug } })).toMatchObject({
    title: article!.name,
  });
  const [sight] = (await ru().call(showplacesCall)).items;
  const sights = await ru().call(siteCompletionCall, { query: { phrase: sight!.name } });
  const found = sights.items.find(({ type }) => type === "showplace");
  expect(await ru().call(showplaceCall, { query: { slug: found!.slug } })).toMatchObject({
    name: found!.name,
  });
  const help = await en().call(siteCompletionCall, { query: { phrase: "insurance" } });
  const answers = help.items.filter(({ type }) => type === "help");
  expect(answers.map(({ name }) => name).join()).toMatch(/insurance/i);
  expect(answers.every(({ highlights }) => highlights.length > 0)).toBe(true);
});

test("finds at most two results of a kind for any phrase, and no organizers where they are hidden", async () => {
  const phrases = fc.string({ maxLength: 100, unit: "grapheme" });
  await fc.assert(
    fc.asyncProperty(phrases, async (phrase) => {
      const { items } = await en().call(siteCompletionCall, { query: { phrase } });
      const counts = Map.groupBy(items, ({ type }) => type);
      expect([...counts.values()].every((ofKind) => ofKind.length <= 2)).toBe(true);
      expect(counts.has("organizer")).toBe(false);
    }),
    { numRuns: 60, examples: [["'; DROP TABLE tour; --"], ["& | ! ( ) <->"], ["a:*"], ["%_"]] },
  );
});
