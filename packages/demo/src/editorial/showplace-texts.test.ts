import { describe, expect, it } from "vitest";
import { showplaceSeeds } from "./showplace-seed.ts";
import { inFourLanguages, showplaceTexts } from "./showplace-texts.ts";

const rock = showplaceSeeds(
  "rock | baikal | nature | 53.2, 107.3 | lake day | Скала | Rock | Fels | 岩 | Стоит. ¶ Высоко. | It stands. ¶ High.",
);
const german = "rock | Er steht. ¶ Hoch.";
const chinese = "rock | 它立着。 ¶ 很高。";

const told = (de: string, zh: string) =>
  inFourLanguages(rock, showplaceTexts(de), showplaceTexts(zh));

it("adds German and Chinese texts, with the first paragraph as the summary", () => {
  const [found] = told(german, chinese);
  expect(found).toMatchObject({ slug: "rock", city: "baikal", lat: 53.2 });
  expect(found?.summary).toEqual({
    ru: "Стоит.",
    en: "It stands.",
    de: "Er steht.",
    zh: "它立着。",
  });
  expect(found?.body.de).toEqual([
    { type: "paragraph", text: "Er steht." },
    { type: "paragraph", text: "Hoch." },
  ]);
  expect(Object.keys(found?.body ?? {})).toEqual(["ru", "en", "de", "zh"]);
});

describe("a table of showplace texts is refused", () => {
  it.each([
    ["without a required sight", "", chinese, "Not told in German: rock"],
    ["with an unknown sight", german, `${chinese}\nsea | 海。`, "in Chinese: sea"],
    ["with a sight twice", `${german}\n${german}`, chinese, "Told twice: rock"],
    ["with an empty text", german, "rock | ", "Expected 2"],
    [
      "with a missing paragraph",
      "rock | Er steht.",
      chinese,
      "Paragraphs differ: rock, 2, 2, 1, 2",
    ],
    ["with an empty paragraph", german, "rock | 它立着。 ¶", "Paragraphs differ: rock, 2, 2, 2, 1"],
  ])("%s", (_, de, zh, message) => {
    expect(() => told(de, zh)).toThrow(message);
  });
});
