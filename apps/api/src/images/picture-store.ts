import { heroScenes } from "@tropa/domain/discovery/hero-scenes";
import type { Queryable } from "../platform/db/database.ts";

const heroKeys = new Set<string>(Object.values(heroScenes).map(({ key }) => key));

/** Whether something of the site shows this drawn picture: anybody could think of a key that nothing has. */
export async function isPictureInUse(client: Queryable, key: string): Promise<boolean> {
  if (heroKeys.has(key)) return true;
  const { rows } = await client.query<{ is_in_use: boolean }>(
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
    [key],
  );
  return rows[0]?.is_in_use === true;
}
