import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { messagesEn } from "./messages-en.ts";
import { messagesRu } from "./messages-ru.ts";

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
  it("puts values into their places", () => {
    expect(fill("Photo {index} of {total}", { index: 2, total: 9 })).toBe("Photo 2 of 9");
  });

  it("leaves a place without a value as it is", () => {
    expect(fill("Minimum {min}", {})).toBe("Minimum {min}");
  });
});

describe("the Russian catalogue", () => {
  const english = new Map(texts(messagesEn));

  it.each(texts(messagesRu))("%s has the same places as the English one", (path, text) => {
    expect(places(text)).toEqual(places(english.get(path) ?? ""));
  });

  it.each(texts(messagesRu))("%s is in Russian", (_path, text) => {
    expect(text).toMatch(/[а-яё]/i);
  });
});
