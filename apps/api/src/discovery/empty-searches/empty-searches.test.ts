import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";
import { countEmptySearch } from "./empty-search-store.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const words = () =>
  platform.rows<{ word: string; times: number }>(
    "SELECT word, sum(times)::integer AS times FROM empty_search GROUP BY word ORDER BY word",
  );
const type = (phrase: string, more: object = {}) =>
  platform.client().call(completionCall, { query: { phrase, ...more } });

it("counts words that find nothing, and neither contacts nor searches of one kind", async () => {
  for (const phrase of [
    "Жираф  Белый",
    "жираф белый",
    "ъъ",
    "anna@example.org",
    "+7 903 555-11-22",
  ])
    await type(phrase);
  await type("бегемот", { only: "tour" });
  await expect.poll(words).toEqual([{ word: "жираф белый", times: 2 }]);
});

it("takes no more different words a day than fit", async () => {
  const search = { storefront: "one", day: "2026-01-01", mostWords: 2 };
  for (const word of ["one", "two", "three", "one"])
    await countEmptySearch(platform.context.pool, { ...search, word });
  expect(
    await platform.rows(
      "SELECT word, times FROM empty_search WHERE storefront = 'one' ORDER BY word",
    ),
  ).toEqual([
    { word: "one", times: 2 },
    { word: "two", times: 1 },
  ]);
});
