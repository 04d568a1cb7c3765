import {
  helpArticleCall,
  helpCenterCall,
  helpSearchCall,
  markHelpArticleCall,
} from "@tropa/api-contract/editorial/calls-content";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemoContent } from "../../../testing/discovery/demo-content.ts";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

const ru = () => api.client("ru", "RUB");
const en = () => api.client("en");

test("lists the questions of the help center and opens each of them", async () => {
  const { sections } = await ru().call(helpCenterCall);
  expect(sections.length).toBeGreaterThanOrEqual(6);
  const questions = sections.flatMap((section) => section.questions);
  expect(questions.length).toBeGreaterThanOrEqual(30);
  for (const { slug, title } of questions) {
    const article = await en().call(helpArticleCall, { query: { slug } });
    expect(article.content_locale).toBe("en");
    expect(article.title).not.toBe(title);
    expect(article.section.questions.map((question) => question.slug)).toContain(slug);
  }
  const missing = ru().call(helpArticleCall, { query: { slug: "no-such-question" } });
  await expect(missing).rejects.toMatchObject({ code: "not_found" });
});

test("finds help by words in any form and with typos, and finds nothing for gibberish", async () => {
  const search = async (query: string, language = "ru") =>
    (await api.client(language).call(helpSearchCall, { query: { query } })).items;
  const slugs = (items: { slug: string }[]) => items.map((item) => item.slug);
  expect(slugs(await search("страховки"))[0]).toBe("insurance");
  expect(slugs(await search("refunds", "en"))).toContain("refund-terms");
  expect(slugs(await search("Stornierung visa", "de"))).toContain("visas");
  expect(slugs(await search("отменить бронь"))[0]).toBe("how-to-cancel");
  // The name of a section finds its questions.
  expect(slugs(await search("Erstattungen", "de")).slice(0, 3)).toContain("refund-terms");
  expect(slugs(await search("возвраты")).slice(0, 4)).toContain("refund-terms");
  // Chinese has no spaces: a word is found within a sentence, and an unknown phrase by its parts.
  expect(slugs(await search("保险", "zh"))[0]).toBe("insurance");
  expect(slugs(await search("取消预订", "zh"))[0]).toBe("how-to-cancel");
  expect(slugs(await search("怎么取消预订呢", "zh"))).toContain("how-to-cancel");
  // With letters turned, doubled and left out.
  expect(slugs(await search("страхвока"))[0]).toBe("insurance");
  expect(slugs(await search("insuranse", "en"))[0]).toBe("insurance");
  for (const garbage of ["", "   ", "':* & | !", "<->", "\\", "ъъъъ"])
    expect(await search(garbage)).toEqual([]);
});

test("shows the beginning of a found answer, cut between words", async () => {
  for (const [locale, query] of [
    ["ru", "бронь"],
    ["en", "booking"],
    ["de", "Buchung"],
    ["zh", "预订"],
  ] as const) {
    const client = api.client(locale);
    const { items } = await client.call(helpSearchCall, { query: { query } });
    expect(items.length).toBeGreaterThan(3);
    for (const { slug, excerpt: found } of items) {
      const excerpt = found.replaceAll("\u00A0", " ");
      const { body } = await client.call(helpArticleCall, { query: { slug } });
      const text = body
        .flatMap((block) => ("text" in block ? block.text : "items" in block ? block.items : []))
        .join(" ")
        .replaceAll("\u00A0", " ");
      if (excerpt === text) continue;
      expect(excerpt).toMatch(/…$/);
      const shown = excerpt.slice(0, -1);
      expect(text.startsWith(shown)).toBe(true);
      if (locale !== "zh") expect(text.slice(shown.length)).toMatch(/^[\s\p{P}]/u);
    }
  }
});

test("counts votes on whether an answer helped; an unknown answer is a 404", async () => {
  const mark = (slug: string, is_helpful: boolean) =>
    en().call(markHelpArticleCall, { body: { slug, is_helpful } });
  await mark("insurance", true);
  await mark("insurance", true);
  await mark("insurance", false);
  const { rows } = await api.pool.query(
    "SELECT helpful_count, unhelpful_count FROM help_article WHERE slug = 'insurance'",
  );
  expect(rows).toEqual([{ helpful_count: 2, unhelpful_count: 1 }]);
  await expect(mark("no-such-question", true)).rejects.toMatchObject({ code: "not_found" });
});

test("answers any phrase without failing", async () => {
  const phrase = fc
    .string({ unit: "binary", maxLength: 60 })
    .filter((text) => !text.includes("\0"));
  await fc.assert(
    fc.asyncProperty(phrase, fc.constantFrom("ru", "en", "de", "zh"), async (query, language) => {
      const { items } = await api.client(language).call(helpSearchCall, { query: { query } });
      expect(items.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 60 },
  );
});
