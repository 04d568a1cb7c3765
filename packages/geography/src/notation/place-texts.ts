import { cells } from "./notation.ts";
import type { BilingualPlace } from "./notation.ts";
import type { PlaceSeed } from "./place-seed.ts";

/** What is told of a place in one more language. */
interface PlaceTexts {
  meeting: string;
  food: string;
  /** By the sight's English name. */
  sights: Map<string, { name: string; note: string }>;
}

/** By the place's slug. */
export type LanguageTexts = ReadonlyMap<string, PlaceTexts>;

/**
 * Texts of one language as "# slug | meeting | food" and below it, for each sight of the place,
 * "name en | name | note".
 */
export function languageTexts(...tables: string[]): LanguageTexts {
  const found = new Map<string, PlaceTexts>();
  const lines = tables.flatMap((table) => table.split("\n")).map((line) => line.trim());
  let sights: PlaceTexts["sights"] | undefined;
  for (const line of lines) {
    if (line === "") continue;
    const [key = "", first = "", second = ""] = cells(line.replace(/^# /, ""), 3);
    if (line.startsWith("# ")) {
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

/** Every place and every sight must be told in each language, and nothing that there is not. */
export function inFourLanguages(
  places: readonly BilingualPlace[],
  german: LanguageTexts,
  chinese: LanguageTexts,
): Omit<PlaceSeed, "id">[] {
  return places.map((place) => {
    const de = german.get(place.slug);
    const zh = chinese.get(place.slug);
    return {
      ...place,
      meeting: { ...place.meeting, de: de?.meeting ?? "", zh: zh?.meeting ?? "" },
      food: { ...place.food, de: de?.food ?? "", zh: zh?.food ?? "" },
      sights: place.sights.map((sight) => {
        const inGerman = de?.sights.get(sight.name.en);
        const inChinese = zh?.sights.get(sight.name.en);
        return {
          ...sight,
          name: {
            ...sight.name,
            de: inGerman?.name ?? "",
            zh: inChinese?.name ?? "",
          },
          note: {
            ...sight.note,
            de: inGerman?.note ?? "",
            zh: inChinese?.note ?? "",
          },
        };
      }),
    };
  });
}
