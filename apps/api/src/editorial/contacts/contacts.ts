import type {
  contactsCall,
  redirectCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Catalogue, Dictionary } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  readEmail,
  readPhones,
  readRedirect,
  readSocialGroups,
  readWorkTimes,
} from "./contacts-store.ts";
import type { ContentReader } from "../../server/cached-call.ts";
import { noWorkTime, workState } from "./work-time.ts";

export { countryOf, siteTokens } from "./site-settings.ts";

interface Where {
  cityId: number | undefined;
  countryId: number | undefined;
}

interface Placed {
  city_id: number | null;
  country_id: number | null;
}

/** Returns the rows of a city, otherwise of its country, otherwise the general ones. */
function nearest<Row extends Placed>(
  rows: readonly Row[],
  { cityId, countryId }: Where,
  dictionary: Dictionary,
): Row[] {
  const country =
    countryId ?? (cityId === undefined ? undefined : dictionary.cities.get(cityId)?.country_id);
  const tries = [
    rows.filter((row) => cityId !== undefined && row.city_id === cityId),
    rows.filter((row) => country !== undefined && row.country_id === country),
  ];
  const general = rows.filter((row) => row.city_id === null && row.country_id === null);
  return tries.find((found) => found.length > 0) ?? general;
}

/** Phones and e-mail address for a place. */
export async function contacts(
  { pool, dictionary }: Catalogue,
  query: Where & { all: boolean },
  { storefront, locale }: ContentReader,
): Promise<AnswerOf<typeof contactsCall>> {
  const [email, rows] = await Promise.all([
    readEmail(pool, storefront.id),
    readPhones(pool, storefront.id),
  ]);
  const shown = query.all ? rows : nearest(rows, query, dictionary);
  const entity = ({ city_id, country_id }: Placed) => {
    const kind = city_id === null ? "country" : "city";
    const id = city_id ?? country_id;
    if (id === null) return null;
    const city = kind === "city" ? dictionary.cities.get(id) : undefined;
    const row = city ?? (kind === "country" ? dictionary.countries.get(id) : undefined);
    if (!row) return null;
    const { lat = null, lng = null } = city ?? {};
    return { id: row.id, kind, name: localise(row.name, locale), lat, lng } as const;
  };
  return {
    email: email ?? storefront.contacts.email,
    phones: shown.map((row) => ({ phone: row.phone, type: row.type, entity: entity(row) })),
    has_other_phones: shown.length < rows.length,
  };
}

/** Working hours for a place, and whether the office is open now. */
export async function workTime(
  { pool, dictionary }: Catalogue,
  query: Where,
  { storefront }: ContentReader,
): Promise<AnswerOf<typeof workTimeCall>> {
  const rows = await readWorkTimes(pool, storefront.id);
  const [row] = nearest(rows, query, dictionary);
  return row ? workState(row, new Date()) : noWorkTime;
}

/** Social networks of a storefront. */
export async function socialGroups(
  { pool }: Catalogue,
  { storefront, locale }: ContentReader,
): Promise<AnswerOf<typeof socialGroupsCall>> {
  const rows = await readSocialGroups(pool, storefront.id);
  return { items: rows.map((row) => ({ ...row, name: localise(row.name, locale) })) };
}

/** Resolves a short link. */
export async function redirect(
  { pool }: Catalogue,
  id: number,
): Promise<AnswerOf<typeof redirectCall>> {
  const source_url = await readRedirect(pool, id);
  if (source_url === null) throw new ApiError("not_found");
  return { source_url };
}
