import { plainText } from "@tropa/domain/plain-text";
import { soundOf, wordsOf } from "../../platform/text/spelling.ts";
import { exonyms, russianCities } from "./russian-city-names.ts";

/** A city of the world, as GeoNames has it, largest first. */
export interface WorldCity {
  name: string;
  /** ISO 3166 code. */
  country: string;
  population: number;
}

/** A city that a phrase begins. */
export interface FoundCity {
  name: string;
  /** In Russian, where it is known. */
  russian: string | null;
  country: string;
}

/** Sounds of Latin letters that their writers mix up; English transliterations write a Russian "е" as "ye" where it begins a syllable. */
const latinKey = (name: string): string =>
  name
    .replaceAll(/shch|kh|ck|ph|[wxyj]/g, (found) => sounds[found] ?? found)
    .replaceAll(/([a-z])\1+/g, "$1")
    .replaceAll("ie", "e");
const sounds: Readonly<Record<string, string>> = {
  shch: "sh",
  kh: "h",
  ck: "k",
  ph: "f",
  w: "v",
  x: "ks",
  y: "i",
  j: "i",
};

/** What a name is compared by. All but few are Latin, and there are too many for the long way. */
const keyOf = (name: string): string => {
  const bare = name.replaceAll(/['’ʹ]/g, "");
  return latinKey(
    /^[ -~]*$/.test(bare)
      ? bare
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, " ")
          .trim()
      : wordsOf(plainText(bare)).map(soundOf).join(" "),
  );
};

/** Names that begin with the phrase come before those in which a later word does. */
const isBegun = (key: string, wanted: string): boolean => key.startsWith(wanted);
const isLater = (key: string, wanted: string): boolean => key.includes(` ${wanted}`);

/** Cities by the beginning of a name in Latin or Russian letters. No typo is forgiven: a name like another is another city. */
export class CityIndex {
  readonly #cities: readonly (FoundCity & { keys: readonly string[] })[];

  constructor(cities: readonly WorldCity[]) {
    const named = new Map(
      Object.entries(exonyms).flatMap(([country, list]) =>
        list.split("; ").map((pair): [string, string] => {
          const at = pair.search(/ [А-ЯЁ]/u);
          return [`${country} ${keyOf(pair.slice(0, at))}`, pair.slice(at + 1)];
        }),
      ),
    );
    for (const name of russianCities.split("; ")) named.set(`RU ${keyOf(name)}`, name);
    this.#cities = cities
      .toSorted((one, other) => other.population - one.population)
      .map(({ name, country }) => {
        const key = keyOf(name);
        const russian = named.get(`${country} ${key}`) ?? null;
        // Of several that are called the same only the largest is meant by the table.
        if (russian !== null) named.delete(`${country} ${key}`);
        return { name, russian, country, keys: russian === null ? [key] : [key, keyOf(russian)] };
      });
  }

  find(phrase: string, count: number): FoundCity[] {
    const wanted = keyOf(phrase);
    if (wanted === "") return [];
    const of = (test: typeof isBegun) =>
      this.#cities.filter(({ keys }) => keys.some((key) => test(key, wanted)));
    const begun = of(isBegun).slice(0, count);
    const all = begun.length < count ? [...new Set([...begun, ...of(isLater)])] : begun;
    return all.slice(0, count).map(({ name, russian, country }) => ({ name, russian, country }));
  }
}
