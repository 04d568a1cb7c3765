import { describe, expect, it } from "vitest";
import { place } from "./notation.ts";
import { inFourLanguages, languageTexts } from "./place-texts.ts";

const river = place(
  {
    slug: "river",
    country: "russia",
    region: null,
    name: "Река | River | Fluss | 河",
    ru: "по реке | на реке",
    at: "50, 80",
    fame: 1,
    months: "5-9",
    scenes: "lake",
    kinds: "hiking",
    meeting: "Вокзал | Station | 50, 80",
    food: "Уха | Fish soup",
  },
  "Порог | Rapids | 1 | hiking | 50, 80 | Шумит. | It roars.",
);
const german = "# river | Bahnhof | Fischsuppe\nRapids | Stromschnelle | Sie tost.";
const chinese = "# river | 火车站 | 鱼汤\nRapids | 险滩 | 水声轰鸣。";

const told = (de: string, zh: string) =>
  inFourLanguages([river], languageTexts(de), languageTexts(zh));

it("adds German and Chinese texts to places", () => {
  const [found] = told(german, chinese);
  expect(found?.meeting).toMatchObject({
    ru: "Вокзал",
    en: "Station",
    de: "Bahnhof",
    zh: "火车站",
    lat: 50,
  });
  expect(found?.food).toEqual({ ru: "Уха", en: "Fish soup", de: "Fischsuppe", zh: "鱼汤" });
  const { name, note } = found?.sights[0] ?? {};
  expect(name).toEqual({ ru: "Порог", en: "Rapids", de: "Stromschnelle", zh: "险滩" });
  expect(note).toEqual({ ru: "Шумит.", en: "It roars.", de: "Sie tost.", zh: "水声轰鸣。" });
});

describe("a table of place texts is refused", () => {
  it.each([
    ["without a required place", "", chinese, "Not told in German: river"],
    [
      "without a required sight",
      german,
      "# river | 火车站 | 鱼汤",
      "Not told in Chinese, of river: Rapids",
    ],
    ["with an unknown place", `${german}\n# sea | Hafen | Hering`, chinese, "sea"],
    ["with an unknown sight", german, `${chinese}\nBridge | 桥 | 木桥。`, "Bridge"],
    ["with a sight twice", `${german}\nRapids | Wehr | Es tost.`, chinese, "Told twice: Rapids"],
    ["with a place twice", german, `${chinese}\n${chinese}`, "Told twice: river"],
    ["with a missing column", german.replace(" | Sie tost.", ""), chinese, "Expected 3"],
    ["with an empty column", german.replace("Sie tost.", ""), chinese, "Expected 3"],
    ["with a sight before any place", "Rapids | Wehr | Es tost.", chinese, "of no place"],
  ])("%s", (_, de, zh, message) => {
    expect(() => told(de, zh)).toThrow(message);
  });
});
