import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CompletionIndex } from "./completion.ts";
import type { CompletionRequest } from "./completion.ts";
import type { CompletionEntry, SuggestionType } from "./completion-vocabulary.ts";

let nextId = 1;
function entry(
  type: SuggestionType,
  slug: string,
  names: string,
  toursCount: number,
  cruisesCount = 0,
): CompletionEntry {
  const [ru, en, de, zh] = names.split("|");
  const hint = type === "city" ? { ru: "Россия", en: "Russia" } : {};
  return { type, id: nextId++, slug, name: { ru, en, de, zh }, hint, toursCount, cruisesCount };
}

const entries: CompletionEntry[] = [
  entry("country", "georgia", "Грузия|Georgia|Georgien|格鲁吉亚", 90),
  entry("country", "russia", "Россия|Russia|Russland|俄罗斯", 700, 30),
  entry("country", "armenia", "Армения|Armenia|Armenien|亚美尼亚", 40),
  entry("region", "altay", "Алтай|Altai|Altai|阿尔泰", 120),
  entry("region", "karelia", "Карелия|Karelia|Karelien|卡累利阿", 60, 5),
  entry(
    "city",
    "saint-petersburg",
    "Санкт-Петербург|Saint Petersburg|Sankt Petersburg|圣彼得堡",
    80,
    12,
  ),
  entry("city", "kazan", "Казань|Kazan|Kasan|喀山", 30, 4),
  entry("city", "orel", "Орёл|Oryol|Orjol|奥廖尔", 3),
  entry("city", "tbilisi", "Тбилиси|Tbilisi|Tiflis|第比利斯", 45),
  entry("city", "shchelkino", "Щёлкино|Shchyolkino|Schtscholkino|", 2),
  entry("city", "empty", "Пустой|Empty||", 0),
  entry("rest_kind", "trekking", "Треккинг|Trekking|Trekking|徒步", 150),
  entry("rest_kind", "horse-riding", "Конные прогулки|Horse riding|Reiten|骑马", 20),
  entry("collection", "weekend", "Выходные|Weekend|Wochenende|周末", 70),
  entry(
    "tour",
    "trekking-v-gruzii-501",
    "Треккинг в Грузии|Trekking in Georgia|Trekking in Georgien|格鲁吉亚徒步",
    1,
  ),
  entry("tour", "zolotoy-altay-502", "Золотой Алтай|Golden Altai|Goldener Altai|金色阿尔泰", 1),
];
const index = new CompletionIndex(entries);

const ask = (phrase: string, more: Partial<CompletionRequest> = {}): string[] =>
  index.complete({ phrase, locale: "ru", limit: 5, ...more }).map((suggestion) => suggestion.slug);

const first: [string, string, string][] = [
  ["the beginning", "алт", "altay"],
  ["the whole word", "Грузия", "georgia"],
  ["upper case", "АЛТАЙ", "altay"],
  ["English", "Geor", "georgia"],
  ["German", "Kasan", "kazan"],
  ["Chinese", "阿尔", "altay"],
  ["Chinese from the middle", "彼得堡", "saint-petersburg"],
  ["wrong layout", "Fknfq", "altay"],
  ["wrong layout with punctuation keys", "Jh`k", "orel"],
  ["wrong layout the other way", "пущкпшф", "georgia"],
  ["transliteration in -i", "altai", "altay"],
  ["transliteration in -y", "altay", "altay"],
  ["transliteration of я", "gruziya", "georgia"],
  ["another transliteration of я", "gruzia", "georgia"],
  ["transliteration of щ", "schelkino", "shchelkino"],
  ["ё as е", "орел", "orel"],
  ["ё as ё", "Орёл", "orel"],
  ["a second word", "петербург", "saint-petersburg"],
  ["both words", "санкт петер", "saint-petersburg"],
  ["words in another order", "Riding horse", "horse-riding"],
  ["a case ending", "в Грузии", "georgia"],
  ["a case ending of a phrase", "туры на Алтае", "altay"],
  ["one typo", "Алтвй", "altay"],
  ["a swap", "Алатй", "altay"],
  ["a letter left out", "трекинг", "trekking"],
  ["a typo at the beginning", "Карилия", "karelia"],
  ["two typos in a long word", "питербурк", "saint-petersburg"],
  ["a typo in the wrong layout", "Fknfd", "altay"],
  ["a place and an activity", "грузия треккинг", "trekking-v-gruzii-501"],
];

/** The listings that several things name, as they are written and found. */
const together = (phrase: string, more: Partial<CompletionRequest> = {}) =>
  index.listings({ phrase, locale: "ru", limit: 5, ...more }).map(({ slug }) => slug);

describe("listings of several names", () => {
  it.each([
    ["a place and an activity", "грузия треккинг", "georgia/trekking"],
    ["the same in reverse order, with words between", "треккинг по Грузии", "georgia/trekking"],
    ["a place and a collection", "Казань на выходные", "kazan/weekend"],
    [
      "a place, an activity and a collection",
      "алтай треккинг на выходные",
      "altay/trekking/weekend",
    ],
    ["typos", "алтвй трекинг", "altay/trekking"],
    ["the other keyboard layout", "Fknfq nhtrrbyu", "altay/trekking"],
    ["words of two languages", "Georgia треккинг", "georgia/trekking"],
    ["Chinese, which has no spaces", "阿尔泰骑马", "altay/horse-riding"],
  ])("are found by %s: %s", (_, phrase, slug) => {
    expect(together(phrase)[0]).toBe(slug);
  });

  it.each([
    ["one name", "треккинг"],
    ["one name of two words", "конные прогулки"],
    ["one name of two words in another order", "прогулки конные"],
    ["two places", "грузия армения"],
    ["a word that is not a name", "грузия дёшево"],
    ["single letters", "г т"],
    ["a phrase that is too long", "треккинг на алтае с палаткой и гидом на семь дней в горах"],
  ])("are not found by %s: %s", (_, phrase) => {
    expect(together(phrase)).toEqual([]);
  });

  it("respect the requested kinds and cruises", () => {
    expect(together("грузия треккинг", { only: ["city"] })).toEqual([]);
    expect(together("грузия треккинг", { exclude: ["rest_kind"] })).toEqual([]);
    expect(together("грузия треккинг", { isCruisesSearch: true })).toEqual([]);
  });

  it("include their filter and the matched letters", () => {
    const [found] = index.listings({ phrase: "алтай выходные", locale: "ru", limit: 5 });
    expect(found).toMatchObject({
      name: "Алтай · Выходные",
      highlights: [
        [0, 5],
        [8, 16],
      ],
      filter: { regions: [4], collections: [14] },
    });
  });

  it("answer any phrase without throwing", () => {
    const words = ["алтай", "грузия", "трек", "выходные", "в", "конные", "я", "georgia", "qq"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (phrase) => {
        expect(together(phrase.join(" ")).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("completion", () => {
  it.each(first)("finds by %s: %s", (_, phrase, slug) => {
    expect(ask(phrase)[0]).toBe(slug);
  });

  it.each(["", "  ", "?!", "Атлантида", "qwrtzx", "ab", "constructor", "__proto__", "toString"])(
    "finds nothing by %j",
    (phrase) => {
      expect(ask(phrase)).toEqual([]);
    },
  );

  it("treats a preposition typed on its own as the beginning of a name", () => {
    expect(ask("в")[0]).toBe("weekend");
  });

  it("allows no typo in phrases of three letters and omits names without tours", () => {
    expect(ask("алп")).toEqual([]);
    expect(ask("пустой")).toEqual([]);
  });

  it("puts places before tours, and those with more tours first", () => {
    expect(ask("алтай")).toEqual(["altay", "zolotoy-altay-502"]);
    expect(ask("t", { only: ["city", "rest_kind"] })).toEqual(["trekking", "tbilisi"]);
  });

  it("respects the requested kinds and limit", () => {
    expect(ask("треккинг", { exclude: ["rest_kind"] })).toEqual(["trekking-v-gruzii-501"]);
    expect(ask("к", { limit: 1 })).toHaveLength(1);
    expect(ask("к", { limit: 0 })).toEqual([]);
  });

  it("counts only cruises in a search for cruises", () => {
    expect(ask("ка", { isCruisesSearch: true })).toEqual(["karelia", "kazan"]);
    const [kazan] = index.complete({
      phrase: "kazan",
      locale: "en",
      limit: 1,
      isCruisesSearch: true,
    });
    expect(kazan).toEqual({
      type: "city",
      id: 7,
      name: "Kazan",
      hint: "Russia",
      slug: "kazan",
      tours_count: 4,
      highlights: [[0, 5]],
    });
  });

  it("answers any phrase without throwing and within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.nat(8), (phrase, limit) => {
        expect(ask(phrase, { limit }).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 500 },
    );
  });
});
