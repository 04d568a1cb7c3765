import type { Queryable } from "../../platform/db/database.ts";

/** Whether something of the catalogue or its texts shows this picture, as it is stored: key and colour. */
export async function isPictureInUse(db: Queryable, picture: string): Promise<boolean> {
  const { rows } = await db.query<{ is_in_use: boolean }>(
    `SELECT EXISTS (SELECT FROM tour WHERE images @> ARRAY[$1])
         OR EXISTS (SELECT FROM tour_content WHERE tour_content_pictures(body) ? $1)
         OR EXISTS (SELECT FROM tour WHERE stories <> '[]' AND tour_story_pictures(stories) ? $1)
         OR EXISTS (SELECT FROM review WHERE author_photo = $1)
         OR EXISTS (SELECT FROM review WHERE photos <> '{}' AND photos @> ARRAY[$1])
         OR EXISTS (SELECT FROM organizer WHERE photo = $1)
         OR EXISTS (SELECT FROM city WHERE image = $1)
         OR EXISTS (SELECT FROM collection WHERE image = $1)
         OR EXISTS (SELECT FROM showplace WHERE image = $1)
         OR EXISTS (SELECT FROM ship WHERE image = $1)
         OR EXISTS (SELECT FROM journal_author WHERE photo = $1)
         OR EXISTS (SELECT FROM journal_post WHERE image = $1 OR strpos(body::text, '"' || $1 || '"') > 0)
         AS is_in_use`,
    [picture],
  );
  return rows[0]?.is_in_use === true;
}
