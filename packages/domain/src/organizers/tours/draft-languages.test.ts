import { describe, expect, it } from "vitest";
import { draftLanguages, longTextLanguages, writtenLanguages } from "./draft-languages.ts";
import { emptyDraft } from "./tour-draft.ts";

describe("languages of a draft", () => {
  const ru = { locales: ["ru"], features: { excursions: true } } as const;
  const intl = { locales: ["en", "de", "zh"], features: { excursions: false } } as const;

  it.each([
    [
      "requires the first language of the storefront where it is written",
      "tour",
      [ru, intl],
      {},
      ["ru"],
    ],
    [
      "requires a language of a storefront that offers its type",
      "excursion",
      [ru, intl],
      {},
      ["ru"],
    ],
    [
      "requires only English when its title is English",
      "tour",
      [ru, intl],
      { title: { en: "Isles" } },
      ["en"],
    ],
    [
      "requires the language of its long texts even with titles in two languages",
      "tour",
      [ru, intl],
      { title: { ru: "Острова", en: "Isles" }, meeting_text: { ru: "У вокзала" } },
      ["ru"],
    ],
    [
      "requires both languages when the long texts are begun in both",
      "tour",
      [ru, intl],
      { meeting_text: { ru: "У вокзала", en: "Station" } },
      ["ru", "en"],
    ],
    [
      "requires another language besides German",
      "tour",
      [ru, intl],
      { title: { de: "Inseln" } },
      ["ru"],
    ],
    ["requires no language when no storefront offers its type", "excursion", [intl], {}, []],
  ] as const)("a tour %s", (_name, type, storefronts, changes, required) => {
    const found = draftLanguages({ ...emptyDraft(type, "RUB"), ...changes }, storefronts, ru);
    expect(found.required).toEqual(required);
  });

  it("include every language of the storefronts that offer the tour", () => {
    const { required, optional } = draftLanguages(emptyDraft("tour", "USD"), [ru, intl], intl);
    expect([required, optional]).toEqual([["en"], ["ru", "de", "zh"]]);
  });

  it("ignore texts that consist of spaces", () => {
    const draft = {
      ...emptyDraft("tour", "RUB"),
      description: { ru: ["Острова"] },
      title: { ru: "Острова", de: "  " },
      included: { zh: ["导游"] },
    };
    expect(writtenLanguages(draft)).toEqual(["ru", "zh"]);
    expect(longTextLanguages(draft)).toEqual(["ru"]);
  });
});
