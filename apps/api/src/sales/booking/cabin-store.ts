import type { Cabin } from "@tropa/domain/sales/cabin";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** Returns a kind of cabin of a tour's ship; null if it has no such cabins. */
export async function findCabin(
  client: Queryable,
  { tourId, cabinId }: { tourId: number; cabinId: number },
): Promise<Cabin | null> {
  const { rows } = await client.query<Cabin>(
    `SELECT cabin.id, cabin.capacity, cabin.supplement_percent
       FROM ship_cabin cabin JOIN tour ON tour.ship_id = cabin.ship_id
      WHERE cabin.id = $1 AND tour.id = $2 AND tour.is_cruise`,
    [cabinId, tourId],
  );
  return rows[0] ?? null;
}

/** Returns the number of free cabins of a kind on a departure. */
export async function cabinsLeft(
  client: Client,
  { dateId, cabinId }: { dateId: number; cabinId: number },
): Promise<number> {
  const { rows } = await client.query<{ cabins_left: number }>(
    "SELECT cabins_left FROM departure_cabin WHERE tour_date_id = $1 AND ship_cabin_id = $2",
    [dateId, cabinId],
  );
  return rows[0]?.cabins_left ?? 0;
}
