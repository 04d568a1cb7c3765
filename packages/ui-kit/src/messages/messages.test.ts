import { describe, expect, it } from "vitest";
import { fill } from "@tropa/domain/text/fill";
import { messagesDe } from "./messages-de.ts";
import { messagesEn } from "./messages-en.ts";
import { messagesRu } from "./messages-ru.ts";
import { messagesZh } from "./messages-zh.ts";

type Catalogue = { readonly [key: string]: string | Catalogue };

/** Texts of a catalogue by path. */
function texts(catalogue: Catalogue, path = ""): [path: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
}

const places = (text: string) =>
  Array.from(text.matchAll(/\{\w+\}/g), ([place]) => place).toSorted();

describe("fill", () => {
  it("replaces placeholders by their values", () => {
    expect(fill("Photo {index} of {total}", { index: 2, total: 9 })).toBe("Photo 2 of 9");
  });

  it("keeps a placeholder without a value", () => {
    expect(fill("Minimum {min}", {})).toBe("Minimum {min}");
  });
});

describe.each([
  ["German", messagesDe, /\p{Script=Latin}/u],
  ["Russian", messagesRu, /[а-яё]/i],
  ["Chinese", messagesZh, /\p{Script=Han}/u],
])("the %s catalogue", (_language, catalogue, script) => {
  const english = new Map(texts(messagesEn));

  it.each(texts(catalogue))(
    "has for %s the placeholders of the English catalogue",
    (path, text) => {
      expect(places(text)).toEqual(places(english.get(path) ?? ""));
    },
  );

  it.each(texts(catalogue))("has for %s a text in its own script", (_path, text) => {
    expect(text.replaceAll(/\{\w+\}/g, "")).toMatch(script);
  });
});
