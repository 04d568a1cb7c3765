import type { Random } from "../random.ts";
import type { BilingualText } from "@tropa/geography/notation/place-seed";
import { pickFrom } from "../text/deck.ts";
import people from "../data/texts/people.json" with { type: "json" };
import { transliterate } from "@tropa/domain/discovery/slug";

export interface Person {
  gender: "woman" | "man";
  first: BilingualText;
  last: BilingualText;
}

interface Names {
  men: readonly string[];
  women: readonly string[];
  /** Masculine surnames; feminine ones are derived where the language has them. */
  last: readonly string[];
}

/** Names by country, for countries with names of their own. */
const byCountry: Record<string, Names> = people;

/** Returns the surname for a gender; only Slavic endings differ. */
function surname(last: string, gender: Person["gender"]): string {
  return gender === "woman" && /(ов|ев|ёв|ин|ын)$/.test(last) ? `${last}а` : last;
}

function inBoth(ru: string): BilingualText {
  return { ru, en: transliterate(ru).replace(/iy\b/g, "y").replace(/yy\b/g, "y") };
}

/** Creates a guide for a place, with local names or, for other countries, Russian ones. */
export function createPerson(random: Random, country: string): Person {
  const local = country === "russia" ? undefined : byCountry[country];
  const names = local && random.chance(0.7) ? local : people.russia;
  const gender = random.chance(0.5) ? "woman" : "man";
  return {
    gender,
    first: inBoth(pickFrom(random, gender === "woman" ? names.women : names.men)),
    last: inBoth(surname(pickFrom(random, names.last), gender)),
  };
}
