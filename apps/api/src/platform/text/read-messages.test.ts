import { globSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import { expect, test } from "vitest";

const apps = join(import.meta.dirname, "../../../..");
const folders = globSync("*/src/**/en.json", { cwd: apps }).map((file) =>
  file.slice(0, -"/en.json".length),
);

/** Keys of texts, with the kind of each. The forms of a number differ by language; `other` is in each. */
function shapeOf(texts: unknown, path = ""): string[] {
  if (Array.isArray(texts)) return [`${path}[]`];
  if (typeof texts !== "object" || texts === null) return [`${path}: ${typeof texts}`];
  if ("other" in texts) return [`${path}: forms of a number`];
  return Object.entries(texts).flatMap(([key, value]) => shapeOf(value, `${path}.${key}`));
}

test("finds the folders of messages", () => {
  expect(folders).toContain("api/src/platform/outbox/messages");
  expect(folders).toContain("sandbox/src/bank/texts");
});

const others = locales.filter((locale) => locale !== "en");

test.each(folders.flatMap((folder) => others.map((locale) => [folder, locale] as const)))(
  "%s has the same texts in %s as in English",
  (folder, locale) => {
    const texts = readMessages(apps, folder);
    expect(shapeOf(texts[locale]).toSorted()).toEqual(shapeOf(texts.en).toSorted());
  },
);
