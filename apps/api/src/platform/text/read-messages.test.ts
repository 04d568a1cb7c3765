import { readdirSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tropa/domain/locale";
import { expect, test } from "vitest";
import { readMessages } from "./read-messages.ts";

const sources = join(import.meta.dirname, "../..");
const folders = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/en.json"))
  .map((file) => file.slice(0, -"/en.json".length));

/** Keys of texts, with the kind of each. The forms of a number differ by language; `other` is in each. */
function shapeOf(texts: unknown, path = ""): string[] {
  if (Array.isArray(texts)) return [`${path}[]`];
  if (typeof texts !== "object" || texts === null) return [`${path}: ${typeof texts}`];
  if ("other" in texts) return [`${path}: forms of a number`];
  return Object.entries(texts).flatMap(([key, value]) => shapeOf(value, `${path}.${key}`));
}

test("finds the folders of messages", () => {
  expect(folders).toContain("platform/outbox/messages");
});

const others = locales.filter((locale) => locale !== "en");

test.each(folders.flatMap((folder) => others.map((locale) => [folder, locale] as const)))(
  "%s has the same texts in %s as in English",
  (folder, locale) => {
    const texts = readMessages(sources, folder);
    expect(shapeOf(texts[locale]).toSorted()).toEqual(shapeOf(texts.en).toSorted());
  },
);
