import type { PoolClient } from "pg";

/**
 * Links every tour to the sights of its cities, in the caller's transaction; requires the catalogue and the sights. A
 * `catalogue_load` row makes search indexes reload the catalogue, so changes of single tours are not recorded.
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
