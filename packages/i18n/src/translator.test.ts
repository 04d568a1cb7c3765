import { expect, it } from "vitest";
import { createTranslator } from "./translator.ts";

const english = createTranslator("en", {
  common: { hello: "Hello, {name}!", nested: { deep: "deep {a}{b} end" } },
  tours: { tours_one: "{count} tour", tours_other: "{count} tours", total: "total {count}" },
});
const russian = createTranslator("ru", {
  tours: { days_one: "{count} день", days_few: "{count} дня", days_many: "{count} дней" },
});

it("fills places", () => {
  expect(english.t("hello", { name: "Ann" })).toBe("Hello, Ann!");
  expect(english.t("hello", { name: "" })).toBe("Hello, !");
  expect(english.t("nested.deep", { a: 0, b: "$&" })).toBe("deep 0$& end");
});

it("never fills a place within a value", () => {
  expect(english.t("hello", { name: "{name}" })).toBe("Hello, {name}!");
});

it.each([
  [1, "1 день"],
  [2, "2 дня"],
  [5, "5 дней"],
  [11, "11 дней"],
  [21, "21 день"],
])("%i has the form of its language", (count, text) => {
  expect(russian.getFixedT(null, "tours")("days", { count })).toBe(text);
});

it("counts without plural forms where the message has none", () => {
  const t = english.getFixedT(null, "tours");
  expect(t("total", { count: 3 })).toBe("total 3");
  expect([t("tours", { count: 1 }), t("tours", { count: 0 })]).toEqual(["1 tour", "0 tours"]);
});

it("reaches another namespace by its name", () => {
  expect(english.t("tours:tours", { count: 2 })).toBe("2 tours");
  expect(english.getFixedT(null, "tours")("common:hello", { name: "Bo" })).toBe("Hello, Bo!");
});

it("shows the key of a missing message, or what stands for it", () => {
  expect(english.t("no.such")).toBe("no.such");
  expect(english.t("hello.name")).toBe("hello.name");
  expect(english.t("tours:no")).toBe("no");
  expect(english.t("no.such", { defaultValue: "plain" })).toBe("plain");
});
