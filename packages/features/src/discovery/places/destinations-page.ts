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

export interface CountryTile extends PlaceLink {
  image: string;
  colour: string;
  /** Minor units of the page's currency; null where it is not known. */
  priceFrom: number | null;
  places: readonly PlaceLink[];
}

export interface ContinentSection extends PlaceLink {
  countries: readonly CountryTile[];
}

/** What the hub shows. */
export interface DestinationsPageData {
  continents: readonly ContinentSection[];
  countries: number;
  tours: number;
}

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

/** Too few tours for a section of their own. */
export const isSmall = ({ tours }: ContinentSection) => tours <= fewTours;

/** Letters of names in one row under a country's picture; each chip takes as much as these beside its name. */
const rowLetters = 30;
const chipLetters = 8;

/** How many of the places have room in one row of chips, one at least; the last of the row is the count of the rest. */
export function placesInRow(places: readonly PlaceLink[]): number {
  let letters = 0;
  const full = places.findIndex(({ name }, index) => {
    letters += name.length + chipLetters;
    const rest = index < places.length - 1 ? chipLetters : 0;
    return index > 0 && letters + rest > rowLetters;
  });
  return full === -1 ? places.length : full;
}

/** The sections with only those countries and places whose name has the phrase in it; a country brings all of its own. */
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

/** Case, accents and ё tell no two places apart. */
const folded = (text: string): string => foldText(text).trim();
