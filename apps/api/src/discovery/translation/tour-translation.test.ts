import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { tourTranslationCall } from "@tropa/api-contract/discovery/calls-translations";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/discovery/test-tours.ts";

interface Question {
  q: string[];
  source: string;
  target: string;
  api_key?: string;
}

/** Stands in for a translation service: marks every text with the language it was to become. */
class Service {
  readonly questions: Question[] = [];
  answer: (question: Question) => unknown = ({ q, target }) => ({
    translatedText: q.map((text) => `[${target}] ${text}`),
  });
  readonly #server: FastifyInstance = Fastify();

  async listen(): Promise<string> {
    this.#server.post("/translate", (request) => {
      const question = request.body as Question;
      this.questions.push(question);
      return this.answer(question);
    });
    return `${await this.#server.listen({ port: 0, host: "127.0.0.1" })}/translate`;
  }
  close = () => this.#server.close();
}

let platform: Platform;
let slug: string;
let id: number;
const service = new Service();
const translateAll = service.answer;
beforeAll(async () => {
  platform = await openTours({
    TRANSLATION_URL: await service.listen(),
    TRANSLATION_KEY: "translation-key",
  });
  const [tour] = await platform.rows<{ id: number; slug: string }>(
    `SELECT tour.id, slug FROM tour JOIN tour_content ON tour_content.id = content_id
      WHERE NOT is_individual AND NOT body ? 'de' ORDER BY tour.id LIMIT 1`,
  );
  id = tour!.id;
  slug = `${tour!.slug}-${id}`;
});
afterAll(async () => {
  await closeTours(platform);
  await service.close();
});
beforeEach(async () => {
  service.questions.length = 0;
  service.answer = translateAll;
  await platform.rows("DELETE FROM tour_translation");
});

const client = (language: string) => platform.client({ token: null }, language);
const translation = (language: string) =>
  client(language).call(tourTranslationCall, { query: { tour_id: String(id) } });
const page = (language: string) =>
  client(language).call(tourCall, { query: { slug, expand_program: "1" } });

test("translates all long texts once for concurrent readers", async () => {
  const written = await page("de");
  expect(written.content_locale).toBe("en");
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => translation("de")));
  expect(others.every((other) => JSON.stringify(other) === JSON.stringify(first))).toBe(true);
  expect(service.questions).toHaveLength(1);
  expect(service.questions[0]).toMatchObject({
    source: "en",
    target: "de",
    format: "text",
    api_key: "translation-key",
  });
  const { texts } = first!;
  expect(texts.description).toEqual(written.description.map((text) => `[de] ${text}`));
  expect(texts.programme).toEqual(
    written.programme.map(({ day, title, text }) => ({
      day,
      title: `[de] ${title}`,
      text: `[de] ${text}`,
    })),
  );
  expect(texts.questions).toHaveLength(written.questions.filter((one) => one.id === null).length);
  expect(texts.meeting_point_text).toBe(`[de] ${written.meeting_point.text}`);

  await translation("de");
  expect(service.questions).toHaveLength(1);
});

test("translates changed texts again", async () => {
  await translation("zh");
  await platform.rows(
    `UPDATE tour_content SET body = jsonb_set(body, '{en,accommodation_text}', '"A new hut."')
     WHERE id = $1`,
    id,
  );
  await platform.rows("UPDATE tour SET weight = weight WHERE id = $1", id);
  await expect
    .poll(async () => (await translation("zh")).texts.accommodation_text)
    .toBe("[zh] A new hut.");
});

test("answers 404 to readers of the original language", async () => {
  expect(await failureOf(translation("en"))).toMatchObject({ status: 404 });
  expect(service.questions).toEqual([]);
});

test.each([
  ["answers nonsense", () => ({ nonsense: true })],
  ["omits texts", () => ({ translatedText: ["one"] })],
  ["fails", () => Promise.reject(new Error("quota"))],
])("answers 503 when the service %s, and retries later", async (_, answer) => {
  service.answer = answer;
  expect(await failureOf(translation("de"))).toMatchObject({ status: 503 });
  service.answer = translateAll;
  expect((await translation("de")).texts.highlights[0]).toMatch(/^\[de\] /);
});

test("reports in the settings that the site translates tours", async () => {
  expect((await client("de").call(siteTokensCall)).translates_tours).toBe(true);
});
