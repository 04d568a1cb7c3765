import type { ShowplaceCard } from "@tropa/api-contract/editorial/content";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { tourPathOf as numbered } from "@tropa/domain/discovery/tour-path";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue, Dictionary } from "../../discovery/catalogue/catalogue.ts";
import { contentWord } from "../../discovery/content-words/content-words.ts";
import { readShowplacesById } from "./showplace-store.ts";
import type { ShowplaceRow } from "./showplace-store.ts";

export {
  countShowplaces,
  readNeighbours,
  readShowplace,
  readShowplaceAddresses,
  readShowplaces,
  searchShowplaces,
} from "./showplace-store.ts";

/** Converts a row to a sight's card. */
export function showplaceCard(
  row: ShowplaceRow,
  dictionary: Dictionary,
  locale: Locale,
): ShowplaceCard {
  const name = localise(row.name, locale);
  return {
    id: row.id,
    slug: numbered(row),
    name,
    summary: localise(row.summary, locale),
    kind: row.kind,
    kind_name: contentWord(locale, "showplace", row.kind),
    location: dictionary.location(row.city_id, locale),
    lat: row.lat,
    lng: row.lng,
    image: pictureOf(row.image, name),
  };
}

/** Cards of sights in the order of the ids; unknown ids are left out. */
export async function showplaceCards(
  { pool, dictionary }: Catalogue,
  ids: readonly number[],
  locale: Locale,
): Promise<ShowplaceCard[]> {
  if (ids.length === 0) return [];
  const rows = await readShowplacesById(pool, ids);
  return rows.map((row) => showplaceCard(row, dictionary, locale));
}
