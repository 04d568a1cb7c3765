import type { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { foldText } from "@tropa/domain/text/plain-text";
import type { WorldPart } from "./world-parts.tsx";

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
  parts: readonly WorldPart[];
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

/** The sections with only those countries and places whose name has the phrase in it; a country brings all of its own. */
export function found(
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
