import type { SightHours } from "@tropa/api-contract/editorial/content";
import type { LocalisedText, Locale } from "@tropa/domain/locale";
import { inLocale, languagesOf } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";

export interface ShowplaceRow {
  id: number;
  slug: string;
  city_id: number;
  kind: string;
  name: LocalisedText;
  summary: LocalisedText;
  lat: number;
  lng: number;
  image: string;
}

interface ShowplacePageRow extends ShowplaceRow {
  body: unknown;
  season_months: number[];
  opening_hours: SightHours[];
}

const columns = "id, slug, city_id, kind, name, summary, lat, lng, image";

interface ShowplaceScope {
  /** Null for any place. */
  cityIds: readonly number[] | null;
  /** Null for any kind. */
  kind: string | null;
}

/** Returns a page of sights, best known first. */
export async function readShowplaces(
  db: Queryable,
  query: ShowplaceScope & { from: number; count: number },
): Promise<ShowplaceRow[]> {
  const { rows } = await db.query<ShowplaceRow>({
    name: "content-showplaces",
    text: `
      SELECT ${columns} FROM showplace
      WHERE ($1::int[] IS NULL OR city_id = ANY ($1)) AND ($2::text IS NULL OR kind = $2)
      ORDER BY weight DESC, id OFFSET $3 LIMIT $4`,
    values: [query.cityIds, query.kind, query.from, query.count],
  });
  return rows;
}

interface ShowplaceCount {
  city_id: number;
  kind: string;
  count: number;
}

/** Numbers of sights by city and kind. */
export async function countShowplaces(db: Queryable): Promise<ShowplaceCount[]> {
  const { rows } = await db.query<ShowplaceCount>({
    name: "content-showplace-counts",
    text: "SELECT city_id, kind, count(*)::int AS count FROM showplace GROUP BY city_id, kind ORDER BY city_id, kind",
  });
  return rows;
}

/** Sights by their ids. */
export async function readShowplacesById(
  db: Queryable,
  ids: readonly number[],
): Promise<ShowplaceRow[]> {
  const { rows } = await db.query<ShowplaceRow>({
    name: "content-showplaces-by-id",
    text: `SELECT ${columns} FROM showplace WHERE id = ANY ($1) ORDER BY array_position($1, id)`,
    values: [ids],
  });
  return rows;
}

/** Returns a sight with its text. */
export async function readShowplace(db: Queryable, id: number): Promise<ShowplacePageRow | null> {
  const { rows } = await db.query<ShowplacePageRow>({
    name: "content-showplace",
    text: `SELECT ${columns}, body, season_months, opening_hours FROM showplace WHERE id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Returns the nearest other sights with great-circle distances, km. */
export async function readNeighbours(
  db: Queryable,
  near: { id: number; lat: number; lng: number; withinKm: number; count: number },
): Promise<(ShowplaceRow & { distance_km: number })[]> {
  const { rows } = await db.query<ShowplaceRow & { distance_km: number }>({
    name: "content-showplace-neighbours",
    text: `
      SELECT * FROM (
        SELECT ${columns}, 12742 * asin(least(1, sqrt(power(sin(radians(lat - $2) / 2), 2) +
          cos(radians($2)) * cos(radians(lat)) * power(sin(radians(lng - $3) / 2), 2)))) AS distance_km
        FROM showplace WHERE id <> $1
      ) other
      WHERE distance_km <= $4 ORDER BY distance_km, id LIMIT $5`,
    values: [near.id, near.lat, near.lng, near.withinKm, near.count],
  });
  return rows;
}

interface ShowplaceAddress {
  id: number;
  slug: string;
  changed_on: string;
  image: string;
  locales: string[];
}

/** Addresses of all sights, for the sitemap. */
export async function readShowplaceAddresses(db: Queryable): Promise<ShowplaceAddress[]> {
  const { rows } = await db.query<ShowplaceAddress>({
    name: "content-showplace-addresses",
    text: `SELECT id, slug, changed_on, image, ${languagesOf("body")} AS locales FROM showplace ORDER BY id`,
  });
  return rows;
}

/** Sights whose name in the reader's language contains the phrase, best known first. */
export async function searchShowplaces(
  db: Queryable,
  query: { locale: Locale; phrase: string; count: number },
): Promise<ShowplaceRow[]> {
  const { rows } = await db.query<ShowplaceRow>({
    name: "content-showplaces-search",
    text: `
      SELECT ${columns} FROM showplace WHERE strpos(lower(${inLocale("name")}), lower($2)) > 0
      ORDER BY weight DESC, id LIMIT $3`,
    values: [query.locale, query.phrase, query.count],
  });
  return rows;
}
