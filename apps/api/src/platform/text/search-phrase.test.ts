import { expect, it } from "vitest";
import { searchPhrase } from "./search-phrase.ts";

it.each([
  ["喬治亞徒步", "乔治亚徒步"],
  ["格鲁吉亚", "格鲁吉亚"],
  ["貝加爾湖", "贝加尔湖"],
  ["  \ufeffgeor\u00adgia\u200b ", "georgia"],
  ["ＧＥＯＲＧＩＡ", "GEORGIA"],
  ["море\u00a0с детьми", "море с детьми"],
])("normalizes %j to %j", (typed, phrase) => {
  expect(searchPhrase(typed)).toBe(phrase);
});
