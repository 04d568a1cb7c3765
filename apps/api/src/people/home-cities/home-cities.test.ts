import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import type { Locale } from "@tropa/domain/locale";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../../../testing/browser.ts";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;

beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

async function found(storefront: "ru" | "intl", query: string, locale?: Locale) {
  const browser = new Browser(platform, storefront);
  if (locale) browser.headers = { "x-language": locale };
  const { client } = browser;
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

test.each([
  ["München", "München, Deutschland"],
  ["Moskau", "Moskau, Russland"],
  ["Koeln", "Köln, Deutschland"],
  ["Mailand", "Mailand, Italien"],
  ["Wien", "Wien, Österreich"],
  ["Zuerich", "Zürich, Schweiz"],
])("for %j in German suggests %s first", async (typed, city) => {
  expect((await found("intl", typed, "de"))[0]).toBe(city);
});

test.each([
  ["北京", "北京, 中国"],
  ["上海", "上海, 中国"],
  ["大阪", "大阪, 日本"],
  ["慕尼黑", "慕尼黑, 德国"],
  ["里昂", "里昂, 法国"],
])("for %j in Chinese suggests %s first", async (typed, city) => {
  expect((await found("intl", typed, "zh"))[0]).toBe(city);
});

test.each([
  ["NYC", "New York, United States"],
  ["Lyon", "Lyon, France"],
  ["Vienna", "Vienna, Austria"],
  ["Cologne", "Cologne, Germany"],
])("for %j in English suggests the city of that name first: %s", async (typed, city) => {
  expect((await found("intl", typed))[0]).toBe(city);
});

test("gives a Russian reader the Russian names of cities", async () => {
  expect((await found("ru", "Минск"))[0]).toBe("Минск, Беларусь");
  expect(await found("ru", "Екб")).toEqual(["Екатеринбург, Россия"]);
  expect((await found("ru", "Лион"))[0]).toBe("Лион, Франция");
});

test("tolerates a typo when no name begins with the text", async () => {
  expect(await found("ru", "Масква")).toContain("Москва, Россия");
  expect(await found("intl", "Vienna")).not.toContain("Venado Tuerto, Argentina");
  expect(await found("intl", "Lyon")).not.toContain("Lionville, United States");
});

test("lists no districts of cities", async () => {
  expect((await found("intl", "Zürich")).filter((city) => city.includes("Kreis"))).toEqual([]);
});

test("suggests no city whose name is only similar", async () => {
  expect((await found("ru", "Краснодар")).filter((city) => city.includes("Красноярск"))).toEqual(
    [],
  );
  expect(await found("ru", "Ыщщщгород")).toEqual([]);
  expect(await found("ru", "?")).toEqual([]);
});
