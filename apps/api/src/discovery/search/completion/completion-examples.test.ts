import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../../../testing/test-api.ts";
import type { TestApi } from "../../../../testing/test-api.ts";

/** What people type, and what they mean: over the names of the demo catalogue, in its four languages. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(900);
});
afterAll(() => api.close());

const complete = async (language: string, phrase: string) =>
  (await api.client(language).call(completionCall, { query: { phrase } })).items;

/** Language, phrase, the first suggestion with what was found in brackets, and why. */
const examples: [string, string, string, string][] = [
  ["ru", "алт", "Республика [Алт]ай", "a beginning"],
  ["ru", "Алтай", "Республика [Алтай]", "a whole word"],
  ["ru", "на Алтае", "Республика [Алтай]", "a case"],
  ["ru", "алтайский", "Республика [Алтай]", "an adjective"],
  ["ru", "Алатй", "Республика [Алтай]", "two letters swapped"],
  ["ru", "Fknfq", "Республика [Алтай]", "the other layout"],
  ["ru", "Altay", "Республика [Алтай]", "Latin letters"],
  ["ru", "в Грузии", "[Грузи]я", "a case"],
  ["ru", "Грузию", "[Грузия]", "another case"],
  ["ru", "тур в грузию с детьми", "[Грузия] · Едем с [детьми]", "a place with a wish"],
  ["ru", "море с детьми", "[Море] и пляж · Едем с [детьми]", "an activity with a wish"],
  ["ru", "на море с ребёнком", "[Море] и пляж · Едем с [детьми]", "other words for it"],
  ["ru", "Сочи на выходные", "[Сочи] и Красная Поляна · На [выходные]", "a place with a wish"],
  ["ru", "конный тур алтай", "Республика [Алтай] · [Конны]е туры", "an activity as an adjective"],
  ["ru", "georgia", "Грузия", "another language"],
  ["ru", "Georgien", "Грузия", "a third language"],
  ["ru", "Пущкпшф", "Грузия", "another language in the other layout"],
  ["ru", "Bajkal", "[Байкал] и Ольхон", "a German transliteration"],
  ["ru", "baikal", "[Байкал] и Ольхон", "an English one"],
  ["ru", "Байкале", "[Байкал] и Ольхон", "a case"],
  ["ru", "Камчатку", "[Камчатский] край", "a case, and the adjective"],
  ["ru", "Rfvxfnrf", "[Камчатский] край", "the other layout"],
  ["ru", "в Карелию", "[Карелия]", "a case"],
  ["ru", "Карилия", "[Карелия]", "a typo"],
  ["ru", "Гру\u00adзия\u200b", "[Грузия]", "signs that nobody sees"],
  ["en", "Ｇｅｏｒｇｉａ", "[Georgia]", "full-width letters"],
  ["zh", "格魯吉亞", "[格鲁吉亚]", "traditional characters"],
  ["ru", "дагестн", "[Дагестан]", "a letter left out"],
  ["ru", "мурманский", "[Мурманская] область", "an adjective"],
  ["ru", "треккинг", "[Треккинг] и походы", "an activity"],
  ["ru", "рафтинг", "Сплавы и [рафтинг]", "a second word"],
  ["ru", "сплав", "[Сплав]ы и рафтинг", "the singular"],
  ["ru", "йога", "[Йога] и оздоровление", "an activity"],
  ["ru", "круизы по Волге", "[Круизы]", "a word that no name has"],
  ["ru", "тур на выходные", "На [выходные]", "a collection"],
  ["ru", "спб", "[Петербург] и Ленинградская область", "a short form"],
  ["ru", "Казан", "[Казань]", "a letter that is not heard"],
  ["ru", "Rfpfym", "[Казань]", "the other layout"],
  ["ru", "в Стамбуле", "[Стамбул]", "a case"],
  ["ru", "Cnfv,ek", "[Стамбул]", "the other layout with a comma for a letter"],
  ["ru", "nehwbz", "[Турция]", "the other layout"],
  ["ru", "шри ланка", "[Шри]-[Ланка]", "two words for a hyphen"],
  ["ru", "в хибинах", "[Хибины]", "a case of the plural"],
  ["en", "Altay", "[Altai] Republic", "another transliteration"],
  ["en", "georgai", "[Georgia]", "two letters swapped"],
  ["en", "Пущкпшф", "[Georgia]", "the other layout"],
  ["en", "hiking in georgia", "[Georgia] · [Hiking] and trekking", "a place with an activity"],
  ["en", "treking", "Hiking and [trekking]", "a letter left out"],
  ["en", "Lake Baikal", "[Lake] [Baikal] and Olkhon", "two words"],
  ["en", "istambul", "[Istanbul]", "a typo"],
  ["en", "Ыефтигд", "[Istanbul]", "the other layout"],
  ["en", "St Petersburg", "[Saint] [Petersburg] and Leningrad Region", "a short form"],
  ["en", "marocco", "[Morocco]", "a typo"],
  ["en", "weekend", "[Weekend] getaways", "a collection"],
  ["de", "georgi", "[Georgi]en", "a beginning"],
  ["de", "Altaj", "Republik [Altai]", "another transliteration"],
  ["de", "Baikalsee", "[Baikalsee] und Olchon", "a compound"],
  ["en", "beach with kids", "Sea and [beach] · Bring the [children]", "an activity with a wish"],
  ["de", "wandern in georgien", "[Georgien] · [Wandern] und Trekking", "a place with an activity"],
  ["de", "Tuerkei", "[Türkei]", "an umlaut in two letters"],
  ["de", "Agypten", "[Ägypten]", "an umlaut left out"],
  ["de", "Kreuzfahrt", "[Kreuzfahrt]en", "the singular"],
  ["zh", "阿尔泰", "[阿尔泰]共和国", "a beginning"],
  ["zh", "贝加尔湖", "[贝加尔湖]与奥利洪岛", "a whole name"],
  ["zh", "徒步", "[徒步]", "an activity"],
  ["zh", "格鲁吉亚徒步", "[格鲁吉亚] · [徒步]", "a place with an activity"],
  ["zh", "北部", "阿克雷里与冰岛[北部]", "the middle of a name"],
  ["zh", "Altai", "阿尔泰共和国", "another language"],
];

test.each(examples)("in %s suggests for %s first %s (%s)", async (language, phrase, wanted) => {
  const [first] = await complete(language, phrase);
  let marked = "";
  let at = 0;
  for (const [from, to] of first!.highlights) {
    marked += `${first!.name.slice(at, from)}[${first!.name.slice(from, to)}]`;
    at = to;
  }
  expect(marked + first!.name.slice(at)).toBe(wanted);
});

/** Language, phrase, in what order the names begin, and why. */
const orders: [string, string, string[], string][] = [
  ["de", "Geo", ["Georgien"], "typos in another layout are strangers beside it"],
  ["en", "Geo", ["Georgia"], "the same"],
  ["zh", "geo", ["格鲁吉亚"], "another language, where nothing else is found"],
  ["de", "Gr", ["Griechenland", "Grosny", "Georgien"], "what the reader sees before Грузия"],
  ["de", "Ge", ["Georgien", "Geländewagentouren", "Ge", "Ge"], "before Germany"],
  ["en", "tur", ["Türkiye"], "not the туры of the Russian names"],
  ["ru", "мор", ["Море", "Море", "Морские"], "before Morocco"],
  ["en", "ice", ["Iceland", "Baikal on ice"], "a beginning before a later word"],
  ["ru", "тур", ["Турция", "Обзорные туры"], "a beginning with fewer tours before a later word"],
  ["zh", "格", ["格鲁吉亚", "格", "格", "格", "阿迪格"], "the middle last"],
  ["zh", "阿", ["阿", "阿", "阿", "阿", "阿"], "beginnings alone, where there are enough"],
  ["ru", "Fknfq", ["Республика Алтай"], "the other layout"],
];

test.each(orders)(
  "in %s suggests for %s in this order %s: %s",
  async (language, phrase, wanted) => {
    const items = await complete(language, phrase);
    const isAlone = phrase.toLowerCase() === "geo" || phrase === "tur";
    if (isAlone) expect(items).toHaveLength(wanted.length);
    const begins = wanted.map((name, i) => items[i]?.name.slice(0, name.length));
    expect(begins).toEqual(wanted);
  },
);

test("suggests five phrases, places before tours", async () => {
  const items = await complete("ru", "алтай");
  expect(items).toHaveLength(5);
  const isTour = items.map(({ type }) => type === "tour");
  expect(isTour).toEqual(isTour.toSorted());
  expect(items[0]).toMatchObject({ type: "region", slug: "altay" });
});

test.each([
  ["ru", "море с детьми"],
  ["ru", "грузия треккинг"],
  ["en", "hiking in georgia"],
])("in %s counts the tours of combined listings for %s", async (language, phrase) => {
  const listings = (await complete(language, phrase)).filter(({ type }) => type === "listing");
  expect(listings).not.toEqual([]);
  for (const { slug, tours_count: count } of listings) {
    const { total } = await api.client(language).call(toursCall, { query: { slug } });
    expect({ slug, total }).toEqual({ slug, total: count });
  }
});
