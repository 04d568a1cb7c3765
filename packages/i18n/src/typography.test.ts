import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { typeset } from "@tropa/domain/text/typeset";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogues.ts";

type Fault = readonly [name: string, pattern: RegExp];

const everywhere: readonly Fault[] = [
  ["straight quotes", /"/],
  ["straight apostrophe", /'/],
  ["hyphen for a dash", / - /],
  ["three dots", /\.{3}/],
  ["two spaces", / {2}/],
  ["space before a mark", /\S [,;!?](?!\w)|\S [.:](?=\s|$)/],
  // A number at the end of a line and its unit at the start of the next read as two things.
  [
    "a unit that may leave its number",
    /[\d}] (?:г\.|дн\.|ч|мин|км|кг|МБ|km|kg|MB|Std\.|Min\.|Uhr|h|min|mi|[%€₽])(?![\p{L}\d])/u,
  ],
];

/** Words that Britain spells in another way than America, by what they begin with. */
const british =
  /(?<!\{)\b(?:(?:kilo|centi|milli)?metres?\b|litre|programme|catalogue|dialogue|colour|favour|flavour|(?<!Sandwich )harbour|honour|humour|labour|neighbour|behaviour|rumour|centre|theatre|licence|defence|offence|practis|grey(?! Glacier)|tyre|cheque|jewell|travell|cancell(?:ed|ing)|modell|labell|fulfil\b|enrol\b|skilful|learnt|burnt|towards|whilst|organis|recognis|apologis|realis(?:e|ing)|memoris|specialis|personalis|summaris|minimis|analys(?:e|ing)\b|plough|storey|mould|cosy\b|aluminium|car park\b)/i;

/** What is wrong in each language alone, by the rules that its publishers follow. */
const faults: Partial<Record<Locale, readonly Fault[]>> = {
  ru: [
    ["quotes of other languages", /[“”„]/],
    ["short dash between words", / – /],
    ["a dash that may begin a line", / —(?=\s)/],
  ],
  en: [
    ["quotes of other languages", /[«»„]/],
    ["British spelling", british],
  ],
  de: [
    ["quotes of other languages", /[«»”]/],
    ["long dash", /—/],
    ["percent without a space", /[\d}] ?%/],
  ],
  zh: [
    ["quotes of other languages", /[«»„]/],
    ["half a dash", /(?<!—)—(?!—)/],
    ["half an ellipsis after a character", /(?<=\p{Script=Han})…(?!…)/u],
  ],
};

function flatten(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** A text that the product's rules give word for word (docs/product/forms.md#messages). */
const given = new Set(["kit.loading: three dots: Loading..."]);

const faultsIn = (locale: Locale, text: string) =>
  [...everywhere, ...(faults[locale] ?? [])]
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);

/** What letters, papers and other answers of the API say: read from its folders, which no package imports. */
const apiFiles = import.meta.glob<unknown>(
  "../../../apps/api/src/**/{messages,*-texts}/*{,/*}.json",
  { eager: true, import: "default" },
);
const apiTexts = (locale: Locale) =>
  Object.entries(apiFiles)
    .filter(([path]) => new RegExp(`/(?:messages|[a-z-]+-texts)/${locale}[./]`).test(path))
    .flatMap(([path, texts]) => flatten(texts, path.replace(/^.*\/src\//, "")));

/** Places, showplaces and the help center in all languages, as they are loaded: from folders, which this package does not import. */
const seedFiles = import.meta.glob<Record<string, unknown>>(
  [
    "../../geography/src/{places/places,collections,countries,regions,rest-kinds}.ts",
    "../../demo/src/editorial/{showplaces,help}.ts",
  ],
  { eager: true },
);
const seedTexts = (locale: Locale) =>
  Object.values(seedFiles)
    .flatMap(({ helpArticles, ...seeds }) =>
      flatten({ ...seeds, ...(typeof helpArticles === "function" && { help: helpArticles() }) }),
    )
    .filter(([path]) => path.split(".").includes(locale));

/** What is written in Markdown: read as it is shown, for it is set when it is loaded. */
const journalFiles = import.meta.glob<string>("../../demo/src/data/journal/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const legalFiles = import.meta.glob<string>("../../../apps/api/src/editorial/legal/legal/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The text of a language in an article: the Russian stands first, under the head. */
function articleIn(locale: Locale, file: string): string {
  const [first = "", ...others] = file.split(/^<!-- (?=[a-z]{2} -->$)/m);
  if (locale === "ru") return first.replace(/^---\n[^]*?\n---\n/, "");
  return others.find((text) => text.startsWith(locale))?.replace(/^.*\n/, "") ?? "";
}
const markdownTexts = (locale: Locale) => [
  ...Object.entries(journalFiles).flatMap(([path, file]) => linesIn(path, articleIn(locale, file))),
  ...Object.entries(legalFiles)
    .filter(([path]) => path.endsWith(`.${locale}.md`))
    .flatMap(([path, file]) => linesIn(path, file)),
];
const linesIn = (path: string, text: string) =>
  typeset(text)
    .split("\n")
    .filter((line) => line !== "" && !/^(?:::|\| ?-)/.test(line))
    // The mark of a heading, of a list or of a row.
    .map((line) => line.replace(/^(?:#+|-|>|\d\.) /, ""))
    .map((line): [string, string] => [path.replace(/^.*\//, ""), line]);

describe.each(locales)("texts in %s", (locale) => {
  const texts = [
    ...flatten(catalogueOf(locale)),
    ...apiTexts(locale),
    ...seedTexts(locale),
    ...markdownTexts(locale),
  ];

  it("are all found, including those of the API", () => {
    expect(apiTexts(locale).length).toBeGreaterThan(200);
  });

  // Readers of a language that has no rules yet get places and articles in English.
  it.runIf(locale in faults)("are those of places and in Markdown, too", () => {
    expect(markdownTexts(locale).length).toBeGreaterThan(430);
    expect(seedTexts(locale).length).toBeGreaterThan(2500);
  });

  it("use the quotes, dashes and spaces of the language", () => {
    const wrong = texts.flatMap(([path, text]) =>
      faultsIn(locale, text).map((fault) => `${path}: ${fault}: ${text}`),
    );
    expect(wrong.filter((one) => !given.has(one))).toEqual([]);
  });
});

/** What demo tours, organizers and chats are told of with, in English. */
const phraseFiles = import.meta.glob<unknown>("../../demo/src/data/texts/en/*.json", {
  eager: true,
  import: "default",
});

it("demo tours and chats are told of in American spelling", () => {
  const phrases = flatten(phraseFiles);
  expect(phrases.length).toBeGreaterThan(1000);
  expect(phrases.filter(([, text]) => british.test(text))).toEqual([]);
});

it.each([
  ["ru", "Тур “Байкал”", "quotes of other languages"],
  ["ru", "Тур — это", "a dash that may begin a line"],
  ["en", "Don't", "straight apostrophe"],
  ["de", "20%", "percent without a space"],
  ["zh", "请稍候…", "half an ellipsis after a character"],
  ["en", "Wait...", "three dots"],
  ["en", "A programme in two colours", "British spelling"],
  ["en", "Really ?", "space before a mark"],
  ["ru", "{value} км", "a unit that may leave its number"],
  ["de", "bis 10 MB", "a unit that may leave its number"],
] as const)("finds in %s text %j the fault: %s", (locale, text, fault) => {
  expect(faultsIn(locale, text)).toContain(fault);
});
