import { comma } from "@tropa/domain/text/comma";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { convertMoney, minorPerMajor } from "@tropa/domain/money";
import type { Currency, Money, Rates } from "@tropa/domain/money";
import { continents } from "@tropa/domain/discovery/search-filter";
import type { ListingLookup, ListingTerm } from "@tropa/domain/discovery/search-filter";
import { ApiError } from "../../platform/errors/api-error.ts";
import type {
  CityRow,
  CollectionRow,
  CountryRow,
  DictionaryRows,
  NamedRow,
  RegionRow,
  RestKindRow,
} from "./dictionary-store.ts";

const byId = <Row extends NamedRow>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Places, activities, collections and rates in memory: every answer names some of them. */
export class Dictionary {
  readonly countries: ReadonlyMap<number, CountryRow>;
  readonly regions: ReadonlyMap<number, RegionRow>;
  readonly cities: ReadonlyMap<number, CityRow>;
  readonly restKinds: ReadonlyMap<number, RestKindRow>;
  readonly collections: ReadonlyMap<number, CollectionRow>;
  readonly ships: ReadonlyMap<number, NamedRow>;
  readonly waterObjects: ReadonlyMap<number, NamedRow>;
  readonly verifiedOrganizers: number;
  readonly loadedOn: string | null;
  /** Day of the oldest rate in use. */
  readonly ratedOn: string;
  readonly #rates: Rates;
  readonly #terms: ReadonlyMap<string, readonly ListingTerm[]>;

  constructor(rows: DictionaryRows) {
    this.countries = byId(rows.countries);
    this.regions = byId(rows.regions);
    this.cities = byId(rows.cities);
    this.restKinds = byId(rows.restKinds);
    this.collections = byId(rows.collections);
    this.ships = byId(rows.ships);
    this.waterObjects = byId(rows.waterObjects);
    this.verifiedOrganizers = rows.verifiedOrganizers;
    this.loadedOn = rows.loadedOn;
    const perUsd = new Map(rows.rates.map((rate) => [rate.currency, rate.per_usd]));
    const rate = (currency: Currency): number => perUsd.get(currency) ?? Number.NaN;
    this.#rates = {
      EUR: rate("EUR"),
      USD: rate("USD"),
      RUB: rate("RUB"),
      BYN: rate("BYN"),
      KZT: rate("KZT"),
      CNY: rate("CNY"),
    };
    this.ratedOn = rows.rates.map((rate) => rate.rated_on).toSorted()[0] ?? "";
    this.#terms = this.#readTerms();
  }

  /** Returns every meaning of a segment of a listing path, the widest first. */
  readonly lookup: ListingLookup = (segment) => this.#terms.get(segment) ?? [];

  #readTerms(): Map<string, ListingTerm[]> {
    const terms = new Map<string, ListingTerm[]>();
    const add = (term: ListingTerm): void => {
      const existing = terms.get(term.slug);
      if (existing) existing.push(term);
      else terms.set(term.slug, [term]);
    };
    const continentOf = (country: number) => {
      const continent = this.countries.get(country)?.continent;
      return continent === undefined ? {} : { continent };
    };
    for (const continent of continents) add({ kind: "continent", id: continent, slug: continent });
    for (const { id, slug } of this.countries.values())
      add({ kind: "country", id, slug, within: continentOf(id) });
    for (const { id, slug, country_id: country } of this.regions.values())
      add({ kind: "region", id, slug, within: { ...continentOf(country), country } });
    for (const { id, slug, country_id: country, region_id: region } of this.cities.values()) {
      const within = { ...continentOf(country), country, ...(region !== null && { region }) };
      add({ kind: "city", id, slug, within });
    }
    for (const { id, slug } of this.restKinds.values()) add({ kind: "restKind", id, slug });
    for (const { id, slug } of this.collections.values()) add({ kind: "collection", id, slug });
    return terms;
  }

  /**
   * Converts by the newest rates; to whole major units where a price is shown, to minor ones otherwise.
   * Throws `unavailable` where the operator has no rate: a wrong price would be worse than none.
   */
  convert(money: Money, currency: Currency, to: "minor" | "major"): number {
    const { minor } = convertMoney(money, currency, this.#rates, to);
    if (!Number.isFinite(minor)) throw new ApiError("unavailable");
    return minor;
  }

  /**
   * Converts a price of the search index, in minor units of the rouble, to whole units as cards show them:
   * roubles converted from another currency would have odd kopecks.
   */
  priceFrom(roubles: number, currency: Currency): number {
    const minor = this.convert({ minor: roubles, currency: "RUB" }, currency, "major");
    return Math.ceil(minor / minorPerMajor) * minorPerMajor;
  }

  /** "Region, Country" of a city. */
  location(cityId: number, locale: Locale): string {
    const city = this.cities.get(cityId);
    if (!city) return "";
    const region = city.region_id === null ? undefined : this.regions.get(city.region_id);
    const country = this.countries.get(city.country_id);
    const names = [region ?? city, country].flatMap((place) =>
      place ? [localise(place.name, locale)] : [],
    );
    return [...new Set(names)].join(comma(locale));
  }
}
