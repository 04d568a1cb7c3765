import { soundOf, wordsOf } from "../../platform/text/spelling.ts";
import { foldName, namedCities, russianNames } from "./city-names.ts";
import type { CityNames } from "./city-names.ts";
import { russianCities } from "./russian-city-names.ts";
import { isTypoOf } from "./typo.ts";

/** A city in GeoNames. */
export interface WorldCity {
  name: string;
  /** ISO 3166 code. */
  country: string;
  population: number;
  /** Kind of place: a code of GeoNames. */
  featureCode: string;
}

/** A matching city. */
export interface FoundCity {
  name: string;
  names: CityNames;
  country: string;
}

type IndexedCity = FoundCity & {
  /** Its names in every language, folded. */
  keys: readonly string[];
  /** Sound of the first key; computed on demand, because all of them take seconds. */
  sound?: string;
};

/** GeoNames codes of city districts and abandoned places, which are left out. */
const noCities = new Set(["PPLX", "PPLQ", "PPLH", "PPLCH", "PPLW"]);

/** English transliterations write a Russian "е" as "ye" where it begins a syllable. */
const soundKey = (key: string): string => wordsOf(key).map(soundOf).join(" ").replaceAll("ie", "e");

/** Fewer letters match too many names. */
const shortestSound = 5;

/** The great cities' names, by country and name of GeoNames. */
const greatNames = new Map(
  namedCities.map((city) => [`${city.country} ${foldName(city.name)}`, city] as const),
);

/** Finds cities by a name, or its beginning, in any known language. */
export class CityIndex {
  readonly #cities: readonly IndexedCity[];

  constructor(cities: readonly WorldCity[]) {
    const great = new Map<string, (typeof namedCities)[number]>(greatNames);
    const russian = new Map(russianNames);
    const bySound = new Map(
      russianCities.split("; ").map((name) => [soundKey(foldName(name)), name] as const),
    );
    this.#cities = cities
      .filter(({ featureCode }) => !noCities.has(featureCode))
      .toSorted((one, other) => other.population - one.population)
      .map(({ name, country }): IndexedCity => {
        const key = foldName(name);
        const place = `${country} ${key}`;
        const known = great.get(place);
        const sound = country === "RU" ? soundKey(key) : "";
        const ru = known?.names.ru ?? russian.get(place) ?? bySound.get(sound);
        if (ru === undefined) return { name, names: {}, country, keys: [key] };
        // The tables mean only the largest of several cities with a name.
        great.delete(place);
        russian.delete(place);
        bySound.delete(sound);
        const names = { ...known?.names, ru };
        const others = [...Object.values(names), ...(known?.more ?? [])].map(foldName);
        return { name, names, country, keys: [...new Set([key, ...others])] };
      });
  }

  /** Exact names, then prefixes, each the largest first; similar sounds and typos only if there are no prefixes. */
  find(phrase: string, count: number): FoundCity[] {
    const wanted = foldName(phrase);
    if (wanted === "") return [];
    const found = [wanted, wanted.replaceAll(/([aou])e/g, "$1")]
      .map((key) => this.#named(key, count))
      .find(({ length }) => length > 0);
    return (found ?? this.#similar(wanted))
      .slice(0, count)
      .map(({ name, names, country }) => ({ name, names, country }));
  }

  #of(test: (key: string) => boolean): IndexedCity[] {
    return this.#cities.filter(({ keys }) => keys.some(test));
  }

  #named(wanted: string, count: number): IndexedCity[] {
    const begun = this.#of((key) => key.startsWith(wanted));
    const exact = begun.filter(({ keys }) => keys.includes(wanted));
    const first = new Set([...exact, ...begun]);
    // Add names in which a later word begins with the phrase.
    const later = first.size < count ? this.#of((key) => key.includes(` ${wanted}`)) : [];
    return [...new Set([...first, ...later])];
  }

  #similar(wanted: string): IndexedCity[] {
    const sound = soundKey(wanted);
    const sounding =
      sound.length < shortestSound
        ? []
        : this.#cities.filter((city) =>
            (city.sound ??= soundKey(city.keys[0] ?? "")).startsWith(sound),
          );
    return sounding.length > 0 ? sounding : this.#of((key) => isTypoOf(wanted, key));
  }
}
