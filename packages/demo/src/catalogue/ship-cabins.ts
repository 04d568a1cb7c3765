import { createPictureTurns } from "../pictures/pictures.ts";
import type { PoolClient } from "pg";
import { insertRows } from "./content-rows.ts";
import { ships, type ShipSeed } from "./fleet.ts";
import { shipScene } from "../offers/motifs.ts";
import { readTable, words } from "@tropa/geography/notation/table";
import { join } from "node:path";
import { dataFolder } from "../data/data-folder.ts";

interface CabinSeed {
  kind: string;
  capacity: number;
  deck: number;
  supplement_percent: number;
  quantity: number;
  inside: string[];
}

const cabins = readTable(join(dataFolder, "cabins.csv"), [
  "type",
  "kind",
  "capacity",
  "deck",
  "supplement_percent",
  "quantity",
  "inside",
]);

/** Cabins of a ship, cheapest first; small ships have no upper decks. */
const cabinsOf = ({ cruiseType, decks }: Pick<ShipSeed, "cruiseType" | "decks">): CabinSeed[] =>
  cabins
    .filter(({ type }) => type === cruiseType)
    .map((row) => ({
      kind: row.kind,
      capacity: Number(row.capacity),
      deck: Math.min(Number(row.deck), decks),
      supplement_percent: Number(row.supplement_percent),
      quantity: Number(row.quantity),
      inside: words(row.inside),
    }));

/** Capacities of a ship's cabins, in persons. */
export function capacitiesOf(ship: ShipSeed): number[] {
  return [...new Set(cabinsOf(ship).map(({ capacity }) => capacity))].sort((a, b) => a - b);
}

/** Writes the demo ships' descriptions and cabins. */
export async function loadShipCabins(client: PoolClient): Promise<void> {
  const pictures = createPictureTurns();
  const shipPlans = ships.map((ship) => ({
    slug: ship.slug,
    vessel: ship.vessel,
    built: ship.built,
    decks: ship.decks,
    image: pictures([shipScene(ship)]),
    cabins: cabinsOf(ship),
  }));
  const { rows: inserted } = await client.query<{ id: number; slug: string }>(
    `UPDATE ship SET vessel = told.vessel, built = told.built, decks = told.decks, image = told.image
       FROM jsonb_to_recordset($1) AS told (slug text, vessel text, built smallint, decks smallint, image text)
      WHERE ship.slug = told.slug RETURNING ship.id, ship.slug`,
    [JSON.stringify(shipPlans)],
  );
  const cabinRows = inserted.flatMap(({ id, slug }) =>
    (shipPlans.find((ship) => ship.slug === slug)?.cabins ?? []).map((cabin) => ({
      ship_id: id,
      ...cabin,
    })),
  );
  const columns = "ship_id, kind, capacity, deck, supplement_percent, quantity, inside";
  await insertRows(client, "ship_cabin", columns, cabinRows);
}
