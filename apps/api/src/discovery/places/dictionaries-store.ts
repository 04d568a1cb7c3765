import type { LocalisedText } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

interface CountryCodeRow {
  id: number;
  iso_code: string;
  name: LocalisedText;
  phone_code: string;
  is_primary: boolean;
}

export async function readCountryCodes(db: Queryable): Promise<CountryCodeRow[]> {
  const { rows } = await db.query<CountryCodeRow>({
    name: "content-country-codes",
    text: "SELECT id, iso_code, name, phone_code, is_primary FROM country ORDER BY id",
  });
  return rows;
}

/** Languages that organizers speak, even if no tour is led in them. */
export async function readSpokenLanguages(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>({
    name: "content-spoken-languages",
    text: "SELECT DISTINCT unnest(languages) AS code FROM organizer ORDER BY code",
  });
  return rows.map((row) => row.code);
}
