import type { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { foldText } from "@tropa/domain/text/plain-text";

type Continents = AnswerOf<typeof destinationsCall>["continents"];
type Country = Continents[number]["countries"][number];

interface PlaceLink {
  slug: string;
  name: string;
  tours: number;
}

/** A country of the destinations page. */
export interface CountryTile extends PlaceLink {
  image: string;
  colour: string;
  /** Minor units of the page's currency; null if unknown. */
  priceFrom: number | null;
  places: readonly PlaceLink[];
}

/** A continent with its countries. */
export interface ContinentSection extends PlaceLink {
  countries: readonly CountryTile[];
}

/** Data of the destinations page. */
export interface DestinationsPageData {
  continents: readonly ContinentSection[];
  countries: number;
  tours: number;
}

/** Turns the API's continent into a section of the page. */
export function continentSection({
  slug,
  name,
  tours_count: tours,
  countries,
}: Continents[number]): ContinentSection {
  return { slug, name, tours, countries: countries.map(countryTile) };
}

function countryTile(country: Country): CountryTile {
  const { slug, name, tours_count: tours, image, places } = country;
  return {
    slug,
    name,
    tours,
    image: image?.image ?? "",
    colour: image?.color ?? "",
    priceFrom: country.price_from,
    places: places.map(({ slug: place, name: called, tours_count }) => ({
      slug: place,
      name: called,
      tours: tours_count,
    })),
  };
}

const fewTours = 12;

/** Whether a continent has too few tours for its own section. */
export const isSmall = ({ tours }: ContinentSection) => tours <= fewTours;

/** Width of a row of chips below a country's picture, and of a chip's padding, both in letters. */
const rowLetters = 30;
const chipLetters = 8;

/** Returns how many places fit into one row of chips, at least one; the row ends with the number of the rest. */
export function placesInRow(places: readonly PlaceLink[]): number {
  let letters = 0;
  const full = places.findIndex(({ name }, index) => {
    letters += name.length + chipLetters;
    const rest = index < places.length - 1 ? chipLetters : 0;
    return index > 0 && letters + rest > rowLetters;
  });
  return full === -1 ? places.length : full;
}

/** Filters sections by a phrase in the names of countries and places; a matching country keeps all its places. */
export function filterByName(
  continents: readonly ContinentSection[],
  phrase: string,
): readonly ContinentSection[] {
  const wanted = folded(phrase);
  if (wanted === "") return continents;
  const has = ({ name }: PlaceLink) => folded(name).includes(wanted);
  return continents.flatMap((continent) => {
    if (has(continent)) return [continent];
    const countries = continent.countries.flatMap((country) => {
      if (has(country)) return [country];
      const places = country.places.filter(has);
      return places.length > 0 ? [{ ...country, places }] : [];
    });
    return countries.length > 0 ? [{ ...continent, countries }] : [];
  });
}

/** Ignores case, accents and the Russian ё. */
const folded = (text: string): string => foldText(text).trim();
