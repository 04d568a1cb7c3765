import type { Locale } from "@tropa/domain/locale";
import { foldText, plainText } from "@tropa/domain/text/plain-text";
import { wordsOf } from "../../platform/text/spelling.ts";
import { greatCities } from "./great-cities.ts";
import { exonyms } from "./russian-city-names.ts";

/** A city's names by language, as far as known. */
export type CityNames = Partial<Record<Locale, string>>;

/** Normalises a name for comparison: no case, accents or punctuation. */
export function foldName(name: string): string {
  const bare = name.replaceAll(/['’ʹ]/g, "");
  // Fast path for plain Latin names, by far the most.
  return /^[ -~]*$/.test(bare)
    ? bare
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, " ")
        .trim()
    : wordsOf(foldText(plainText(bare))).join(" ");
}

interface NamedCity {
  country: string;
  /** Name in GeoNames. */
  name: string;
  names: CityNames;
  /** Other languages' names and what people say for short. */
  more: readonly string[];
}

/** "Name of GeoNames Русское имя" as two. */
const russianPair = (pair: string): readonly [string, string] => {
  const at = pair.search(/ [А-ЯЁ]/u);
  return [pair.slice(0, at), pair.slice(at + 1)];
};

export const russianNames: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries(exonyms).flatMap(([country, list]) =>
    list.split("; ").map((pair): [string, string] => {
      const [name, russian] = russianPair(pair);
      return [`${country} ${foldName(name)}`, russian];
    }),
  ),
);

export const namedCities: readonly NamedCity[] = Object.entries(greatCities).flatMap(
  ([country, list]) =>
    list.split("; ").map((line) => {
      const [titles = "", russian = "", german = "", zh = "", ...more] = line.split("|");
      const [name = "", english = name] = titles.split("=");
      const ru = russian || russianNames.get(`${country} ${foldName(name)}`);
      return {
        country,
        name,
        names: { ...(ru && { ru }), en: english, de: german || english, zh },
        more,
      };
    }),
);

/** Names of the great cities by country and any of their names, folded. */
export const namesByName = new Map(
  namedCities.flatMap(({ country, name, names, more }) =>
    [name, ...Object.values(names), ...more].map((one) => [`${country} ${foldName(one)}`, names]),
  ),
);
