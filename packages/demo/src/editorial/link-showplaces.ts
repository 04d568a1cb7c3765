import type { PoolClient } from "pg";

/**
 * Gives every tour the sights of its cities, inside the caller's transaction and after the catalogue and the
 * showplaces are loaded. As in a load, no change is noted tour by tour: a `catalogue_load` row makes every search
 * index read the catalogue anew.
 */
export async function linkShowplaces(client: PoolClient): Promise<void> {
  await client.query("SET LOCAL statement_timeout = 0");
  await client.query("ALTER TABLE tour DISABLE TRIGGER USER");
  const { rowCount } = await client.query(`
    UPDATE tour t SET showplace_ids = near.ids
    FROM (
      SELECT t.id, array_agg(DISTINCT s.id ORDER BY s.id) AS ids
      FROM tour t JOIN showplace s ON s.city_id = ANY (t.city_ids) GROUP BY t.id
    ) near
    WHERE near.id = t.id AND t.showplace_ids <> near.ids`);
  await client.query("ALTER TABLE tour ENABLE TRIGGER USER");
  if (!rowCount) return;
  await client.query("INSERT INTO catalogue_load (source, tours) VALUES ($1, $2)", [
    "demo, showplaces of tours",
    rowCount,
  ]);
}
