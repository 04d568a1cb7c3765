import type { LocalisedText } from "@tropa/domain/locale";
import type { Continent } from "@tropa/domain/discovery/search-filter";
import type { Queryable } from "../../platform/db/database.ts";

export interface NamedRow {
  id: number;
  slug: string;
  name: LocalisedText;
}
export interface CountryRow extends NamedRow {
  iso_code: string;
  continent: Continent;
}
export interface RegionRow extends NamedRow {
  country_id: number;
}
export interface CityRow extends NamedRow {
  country_id: number;
  region_id: number | null;
  lat: number;
  lng: number;
  time_zone: string;
  image: string;
}
export interface RestKindRow extends NamedRow {
  emoji: string;
  /** The picture of its best tour; null without tours. */
  image: string | null;
}
export interface CollectionRow extends NamedRow {
  description: LocalisedText;
  image: string;
  is_hidden: boolean;
}
interface RateRow {
  currency: string;
  rated_on: string;
  per_usd: number;
}

export interface DictionaryRows {
  countries: CountryRow[];
  regions: RegionRow[];
  cities: CityRow[];
  restKinds: RestKindRow[];
  collections: CollectionRow[];
  ships: NamedRow[];
  waterObjects: NamedRow[];
  rates: RateRow[];
  verifiedOrganizers: number;
  /** Local date of the last catalogue load; null before the first. */
  loadedOn: string | null;
}

/** Reads all small tables that answers need names from, with the newest rates up to today. */
export async function readDictionary(db: Queryable, today: string): Promise<DictionaryRows> {
  const { rows } = await db.query<{ dictionary: DictionaryRows }>({
    name: "catalogue-dictionary",
    text: `
      SELECT json_build_object(
        'countries', (SELECT COALESCE(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'iso_code', iso_code, 'continent', continent) ORDER BY id), '[]') FROM country),
        'regions', (SELECT COALESCE(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'country_id', country_id) ORDER BY id), '[]') FROM region),
        'cities', (SELECT COALESCE(json_agg(to_json(c) ORDER BY id), '[]') FROM city c),
        'restKinds', (
          SELECT COALESCE(json_agg(to_json(k) ORDER BY id), '[]') FROM (
            SELECT rest_kind.*, coalesce(
              (SELECT images[1] FROM tour WHERE main_rest_kind_id = rest_kind.id AND status = 'published'
                ORDER BY weight DESC, id LIMIT 1),
              (SELECT images[1] FROM tour WHERE rest_kind_ids @> ARRAY[rest_kind.id] AND status = 'published'
                ORDER BY weight DESC, id LIMIT 1)
            ) AS image
            FROM rest_kind
          ) k
        ),
        'collections', (SELECT COALESCE(json_agg(to_json(c) ORDER BY id), '[]') FROM collection c),
        'ships', (SELECT COALESCE(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) ORDER BY id), '[]') FROM ship),
        'waterObjects', (SELECT COALESCE(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) ORDER BY id), '[]') FROM water_object),
        'rates', (
          SELECT COALESCE(json_agg(to_json(r)), '[]') FROM (
            SELECT DISTINCT ON (currency) currency, rated_on, per_usd FROM currency_rate
            WHERE rated_on <= $1::date ORDER BY currency, rated_on DESC
          ) r
        ),
        'verifiedOrganizers', (SELECT count(*)::int FROM organizer WHERE is_verified),
        'loadedOn', (SELECT max(loaded_on) FROM catalogue_load)
      ) AS dictionary`,
    values: [today],
  });
  return rows[0]!.dictionary;
}
