import { cells } from "./notation.ts";
import type { BilingualPlace } from "./notation.ts";
import type { PlaceSeed } from "./place-seed.ts";

/** What is told of a place in one more language. */
interface PlaceTexts {
  meeting: string;
  food: string;
  /** By the sight's English name. */
  sights: Map<string, SightTexts>;
}

interface SightTexts {
  name: string;
  note: string;
}

/** By the place's slug. */
type LanguageTexts = ReadonlyMap<string, PlaceTexts>;

/**
 * Texts of one language as "# slug | meeting | food" and below it, for each sight of the place,
 * "name en | name | note".
 */
export function languageTexts(...tables: string[]): LanguageTexts {
  const found = new Map<string, PlaceTexts>();
  let sights: PlaceTexts["sights"] | undefined;
  for (const line of tables.flatMap((table) => table.split("\n"))) {
    if (line.trim() === "") continue;
    const [key = "", first = "", second = ""] = cells(line.replace(/^\s*# /, ""), 3);
    if (line.trimStart().startsWith("# ")) {
      sights = new Map();
      setOnce(found, key, { meeting: first, food: second, sights });
    } else {
      if (!sights) throw new Error(`A sight of no place: ${line}`);
      setOnce(sights, key, { name: first, note: second });
    }
  }
  return found;
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.has(key)) throw new Error(`Told twice: ${key}`);
  map.set(key, value);
}

/** Every place and every sight must be told in both languages, and nothing else may be. */
export function inFourLanguages(
  places: readonly BilingualPlace[],
  german: LanguageTexts,
  chinese: LanguageTexts,
): Omit<PlaceSeed, "id">[] {
  const slugs = places.map(({ slug }) => slug);
  refuseOthers("places in German", german, slugs);
  refuseOthers("places in Chinese", chinese, slugs);
  return places.map((place) => {
    const { slug, meeting, food } = place;
    const de = told(german, slug, "in German");
    const zh = told(chinese, slug, "in Chinese");
    const names = place.sights.map(({ name }) => name.en);
    refuseOthers(`sights of ${slug} in German`, de.sights, names);
    refuseOthers(`sights of ${slug} in Chinese`, zh.sights, names);
    return {
      ...place,
      meeting: { ...meeting, de: de.meeting, zh: zh.meeting },
      food: { ...food, de: de.food, zh: zh.food },
      sights: place.sights.map((sight) => {
        const inGerman = told(de.sights, sight.name.en, `in German, of ${slug}`);
        const inChinese = told(zh.sights, sight.name.en, `in Chinese, of ${slug}`);
        return {
          ...sight,
          name: { ...sight.name, de: inGerman.name, zh: inChinese.name },
          note: { ...sight.note, de: inGerman.note, zh: inChinese.note },
        };
      }),
    };
  });
}

function told<Text>(texts: ReadonlyMap<string, Text>, key: string, where: string): Text {
  const text = texts.get(key);
  if (!text) throw new Error(`Not told ${where}: ${key}`);
  return text;
}

function refuseOthers(what: string, texts: ReadonlyMap<string, unknown>, keys: string[]): void {
  const others = [...texts.keys()].filter((key) => !keys.includes(key));
  if (others.length > 0) throw new Error(`No such ${what}: ${others.join(", ")}`);
}
