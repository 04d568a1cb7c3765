import type { LocalisedText } from "@tropa/domain/locale";
import type { Queryable } from "../../../platform/db/database.ts";

/** A showplace or an organizer with its name and city. */
export interface FoundRow {
  id: number;
  name: LocalisedText;
  hint: LocalisedText;
}

export async function readShowplaceNames(
  db: Queryable,
  ids: readonly number[],
): Promise<FoundRow[]> {
  const { rows } = await db.query<FoundRow>({
    name: "catalogue-showplace-names",
    text: `
      SELECT s.id, s.name, p.name AS hint FROM showplace s JOIN city p ON p.id = s.city_id
      WHERE s.id = ANY ($1)`,
    values: [ids],
  });
  return rows;
}

/** Organizers' names are the same in every language, and so are cities without tours. */
export async function readOrganizerNames(
  db: Queryable,
  ids: readonly number[],
): Promise<FoundRow[]> {
  const { rows } = await db.query<FoundRow>({
    name: "catalogue-organizer-names",
    text: `
      SELECT o.id, jsonb_build_object('ru', o.title, 'en', o.title) AS name,
        COALESCE(p.name, jsonb_build_object('ru', o.city_name, 'en', o.city_name)) AS hint
      FROM organizer o LEFT JOIN city p ON p.id = o.city_id WHERE o.id = ANY ($1)`,
    values: [ids],
  });
  return rows;
}
