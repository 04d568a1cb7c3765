import type { Queryable } from "../../platform/db/database.ts";

interface SitemapTourRow {
  id: number;
  slug: string;
  changed_on: string;
  images: string[];
}

/** Published tours of some types, ordered by id, which never changes. */
export async function readSitemapTours(
  db: Queryable,
  question: { types: readonly number[]; from: number; count: number },
): Promise<SitemapTourRow[]> {
  const { rows } = await db.query<SitemapTourRow>({
    name: "catalogue-sitemap-tours",
    text: `
      SELECT id, slug, GREATEST(published_on, changed_on) AS changed_on, images[1:2] AS images FROM tour
      WHERE status = 'published' AND NOT is_individual AND type = ANY ($1::smallint[])
      ORDER BY id OFFSET $2 LIMIT $3`,
    values: [question.types, question.from, question.count],
  });
  return rows;
}

/** Published organizers with tours on sale. */
export async function readOrganizersWithPages(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "catalogue-sitemap-organizers",
    text: `
      SELECT o.id FROM organizer o WHERE o.is_published AND EXISTS (
        SELECT 1 FROM tour t WHERE t.organizer_id = o.id AND t.status = 'published' AND NOT t.is_individual
      ) ORDER BY o.id`,
  });
  return rows.map(({ id }) => id);
}
