import type { Language } from "@tropa/geography/notation/place-seed";
import { resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import type { ListingTerm } from "@tropa/domain/discovery/search-filter";
import { expect, test } from "vitest";
import { storedBody } from "@tropa/text-blocks/stored-block";
import { existsSync } from "node:fs";
import { fileOf } from "../pictures/pictures.ts";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { numbersIn } from "@tropa/geography/notation/numbers-in";
import { helpArticles } from "./help.ts";
import { journalArticles } from "./journal.ts";
import { showplaces } from "./showplaces.ts";
import { collections, countries, places, regions, restKinds } from "@tropa/geography/world";

const terms = new Map<string, ListingTerm[]>();
const add = (kind: ListingTerm["kind"], rows: readonly { id: number; slug: string }[]) => {
  for (const { id, slug } of rows)
    terms.set(slug, [...(terms.get(slug) ?? []), { kind, id, slug }]);
};
add("country", countries);
add("region", regions);
add("city", places);
add("restKind", restKinds);
add(
  "collection",
  collections.map(({ slug }, index) => ({ id: index + 1, slug })),
);
const isListing = (slug: string) => resolveListingSlug(slug, (word) => terms.get(word) ?? []).ok;

const articles = journalArticles();

test("has sixty articles with unique slugs, at least thirty of them in four languages", () => {
  expect(articles.map((article) => article.id)).toEqual(
    Array.from({ length: 60 }, (_, i) => i + 1),
  );
  expect(new Set(articles.map((article) => article.slug)).size).toBe(60);
  expect(
    articles.filter(({ body }) => Object.keys(body).length === 4).length,
  ).toBeGreaterThanOrEqual(30);
  // An address that ends in a dash and digits is an id.
  expect(articles.filter((article) => /-\d+$/.test(article.slug))).toEqual([]);
});

test("builds every article from valid blocks with existing listings, sights and pictures", () => {
  const sights = new Set(showplaces.map((showplace) => showplace.slug));
  for (const { slug, body, listings, sights: named, image, title } of articles) {
    expect({ slug, error: storedBody.safeParse(body).error }).toEqual({ slug, error: undefined });
    expect({ slug, isPainted: existsSync(fileOf(image)) }).toEqual({ slug, isPainted: true });
    const shown = Object.values(body)
      .flat()
      .flatMap((block) => (block.type === "tours" ? [block.slug] : []));
    expect([...listings, ...shown].filter((listing) => !isListing(listing))).toEqual([]);
    expect(named.filter((sight) => !sights.has(sight))).toEqual([]);
    expect(title.ru).toMatch(/[а-яё]/i);
    const others = JSON.stringify([title.en, title.de, title.zh, body.en, body.de, body.zh]);
    expect(others).not.toMatch(/[а-яё]/i);
    expect(JSON.stringify([title.en, title.de, body.en, body.de])).not.toMatch(/\p{Script=Han}/u);
    if (title.zh !== undefined) expect(title.zh).toMatch(/\p{Script=Han}/u);
  }
});

test("tells a sight in as many paragraphs in every language", () => {
  for (const { slug, body } of showplaces) {
    const types = body.ru?.map(({ type }) => type);
    for (const locale of ["en", "de", "zh"] as const)
      expect({ slug, types: body[locale]?.map(({ type }) => type) }).toEqual({ slug, types });
  }
});

test("keeps blocks and numbers of an English article in German and Chinese", () => {
  const translated = articles.filter(({ body }) => body.en);
  for (const { slug, body } of translated) {
    const types = body.en?.map(({ type }) => type);
    const numbers = numbersIn(JSON.stringify(body.en));
    for (const blocks of [body.de, body.zh]) {
      expect({ slug, types: blocks?.map(({ type }) => type) }).toEqual({ slug, types });
      const kept = numbersIn(JSON.stringify(blocks));
      expect({ slug, lost: numbers.filter((one) => !kept.includes(one)) }).toEqual({
        slug,
        lost: [],
      });
    }
  }
});

/** Texts of a body without those that only name something. */
const sentencesOf = (body: object): string[] =>
  (JSON.stringify(body).match(/"(?:text|items)":(?:"[^"]*"|\[[^\]]*\])/g) ?? []).flatMap((part) =>
    part.split(/(?<=[.!?])\s/).filter((sentence) => sentence.length > 60),
  );

test("repeats no sentence in articles, sights and help", () => {
  const sentences = [...articles, ...showplaces, ...helpArticles()].flatMap(({ body }) =>
    sentencesOf(body),
  );
  expect(sentences.length).toBeGreaterThan(500);
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(repeated).toEqual([]);
});

test("has at least 110 words in every Russian article", () => {
  const short = articles.filter(({ body }) => JSON.stringify(body.ru).split(/\s+/).length < 110);
  expect(short.map((article) => article.slug)).toEqual([]);
});

test("has eighty sights near their place, written in four languages", () => {
  expect(showplaces).toHaveLength(80);
  expect(new Set(showplaces.map((showplace) => showplace.slug)).size).toBe(80);
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  for (const { slug, city, name, body, image, lat, lng, summary } of showplaces) {
    const place = bySlug.get(city);
    if (!place) throw new Error(`${slug} belongs to no place`);
    // As far as a tour of the place goes.
    expect({ slug, isNear: distanceKm(place, { lat, lng }) < 650 }).toEqual({ slug, isNear: true });
    expect({ slug, error: storedBody.safeParse(body).error }).toEqual({ slug, error: undefined });
    expect({ slug, isPainted: existsSync(fileOf(image)) }).toEqual({ slug, isPainted: true });
    const toldIn = (locale: Language) =>
      `${name[locale]} ${summary[locale]} ${JSON.stringify(body[locale])}`;
    expect(toldIn("ru")).toMatch(/[а-яё]/i);
    expect(toldIn("zh")).toMatch(/\p{Script=Han}/u);
    expect(toldIn("en") + toldIn("de") + toldIn("zh")).not.toMatch(/[а-яё]/i);
    expect(toldIn("ru") + toldIn("en") + toldIn("de")).not.toMatch(/\p{Script=Han}/u);
    const longest = Math.max(...Object.values(summary).map((text) => text.length));
    expect({ slug, isShort: longest < 260 }).toEqual({ slug, isShort: true });
    expect(slug).not.toMatch(/-\d+$/);
  }
});

test("keeps the numbers of a sight in German and Chinese", () => {
  const lost = showplaces.flatMap(({ slug, body }) => {
    const inRussian = numbersIn(JSON.stringify(body.ru));
    const numbers = numbersIn(JSON.stringify(body.en)).filter((number) =>
      inRussian.includes(number),
    );
    return [body.de, body.zh].flatMap((text) => {
      const kept = numbersIn(JSON.stringify(text));
      return numbers
        .filter((number) => !kept.includes(number))
        .map((number) => `${slug}: ${number}`);
    });
  });
  expect(lost).toEqual([]);
});

test("has at least thirty help articles, each in four languages", () => {
  const questions = helpArticles();
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map((question) => question.slug)).size).toBe(questions.length);
  for (const { body, slug } of questions)
    expect({ slug, languages: Object.keys(storedBody.parse(body)) }).toEqual({
      slug,
      languages: ["ru", "en", "de", "zh"],
    });
});

test("gives sights seasons and opening hours of valid days", () => {
  const months = showplaces.flatMap((open) => open.season_months);
  expect(months.length).toBeGreaterThan(0);
  expect(months.every((month) => month >= 1 && month <= 12)).toBe(true);
  const hours = showplaces.flatMap((open) => open.opening_hours);
  expect(hours.length).toBeGreaterThan(0);
  for (const { days, opens, closes } of hours) {
    expect(days.every((day) => day >= 1 && day <= 7)).toBe(true);
    expect(opens < closes).toBe(true);
  }
});
