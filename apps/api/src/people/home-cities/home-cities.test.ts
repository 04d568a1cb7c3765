import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

async function found(storefront: "ru" | "intl", query: string) {
  const { client } = new Browser(platform, storefront);
  const { items } = await client.call(homeCitiesCall, { query: { query } });
  return items.map(({ name, country }) => `${name}, ${country}`);
}

test.each([
  ["набережные чел", "Набережные Челны, Россия"],
  ["Краснодар", "Краснодар, Россия"],
  ["казань", "Казань, Россия"],
  ["Екатерин", "Екатеринбург, Россия"],
  ["орёл", "Орёл, Россия"],
  ["орел", "Орёл, Россия"],
  ["тольят", "Тольятти, Россия"],
  ["Гомель", "Гомель, Беларусь"],
  ["кишинев", "Кишинёв, Молдова"],
  ["munich", "Мюнхен, Германия"],
])("for %j in Russian suggests %s first", async (typed, city) => {
  expect((await found("ru", typed))[0]).toBe(city);
});

test.each([
  ["krasnod", "Krasnodar, Russia"],
  ["Pune", "Pune, India"],
  ["São Pa", "São Paulo, Brazil"],
  ["sao pa", "São Paulo, Brazil"],
  ["Lodz", "Łódź, Poland"],
])("for %j in English suggests %s first", async (typed, city) => {
  expect((await found("intl", typed))[0]).toBe(city);
});

test("suggests no city that is merely similar", async () => {
  expect((await found("ru", "Краснодар")).filter((city) => city.includes("Красноярск"))).toEqual(
    [],
  );
  expect(await found("ru", "Ыщщщгород")).toEqual([]);
  expect(await found("ru", "?")).toEqual([]);
});
