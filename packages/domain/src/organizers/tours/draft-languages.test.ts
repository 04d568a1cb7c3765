import { describe, expect, it } from "vitest";
import { draftLanguages, longTextLanguages, writtenLanguages } from "./draft-languages.ts";
import { emptyDraft } from "./tour-draft.ts";

describe("languages", () => {
  const ru = { locales: ["ru"], features: { excursions: true } } as const;
  const intl = { locales: ["en", "de", "zh"], features: { excursions: false } } as const;

  it.each([
    ["asks for the first language of where it is written", "tour", [ru, intl], {}, ["ru"]],
    ["asks for a language of a storefront that offers it", "excursion", [ru, intl], {}, ["ru"]],
    ["is content with English", "tour", [ru, intl], { title: { en: "Isles" } }, ["en"]],
    [
      "takes a title beside the language of its long texts",
      "tour",
      [ru, intl],
      { title: { ru: "Острова", en: "Isles" }, meeting_text: { ru: "У вокзала" } },
      ["ru"],
    ],
    [
      "asks for both where both are begun",
      "tour",
      [ru, intl],
      { meeting_text: { ru: "У вокзала", en: "Station" } },
      ["ru", "en"],
    ],
    ["is not written in German alone", "tour", [ru, intl], { title: { de: "Inseln" } }, ["ru"]],
    ["asks for nothing that no storefront offers", "excursion", [intl], {}, []],
  ] as const)("a tour %s", (_name, type, storefronts, changes, required) => {
    const found = draftLanguages({ ...emptyDraft(type, "RUB"), ...changes }, storefronts, ru);
    expect(found.required).toEqual(required);
  });

  it("a tour may be written in every language of the storefronts that offer it", () => {
    const { required, optional } = draftLanguages(emptyDraft("tour", "USD"), [ru, intl], intl);
    expect([required, optional]).toEqual([["en"], ["ru", "de", "zh"]]);
  });

  it("spaces are no text", () => {
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
