import { createPictureTurns } from "../pictures/pictures.ts";
import type { PoolClient } from "pg";
import { insertRows } from "./content-rows.ts";
import { ships, type ShipSeed } from "./fleet.ts";
import { shipScene } from "../offers/motifs.ts";
import { rows, words } from "@tropa/geography/notation/notation";

/** What the ships are and what stands in their cabins. */

/** slug | vessel | built | decks */
const shipTable = `
volga-dawns | motor-ship | 1986 | 4
northern-lily | motor-ship | 1979 | 3
captain-vetrov | motor-ship | 1984 | 4
old-captain | motor-ship | 1961 | 2
taiga-star | motor-ship | 1994 | 2
lake-swallow | motor-ship | 2008 | 1
blue-danube | motor-ship | 2012 | 3
danube-melody | motor-ship | 2006 | 3
lotus-of-the-nile | motor-ship | 2004 | 4
mekong-lantern | wooden-ship | 2011 | 2
white-whale | expedition | 1990 | 3
fjord-queen | liner | 2003 | 7
polar-light | liner | 1998 | 6
jade-junk | junk | 2015 | 3
southern-cross | liner | 2001 | 5
coral-breeze | gulet | 2014 | 2
blue-manta | gulet | 2018 | 2
cape-horn | expedition | 1997 | 4
albatross | expedition | 2005 | 4
`;

interface CabinSeed {
  kind: string;
  capacity: number;
  deck: number;
  supplement_percent: number;
  quantity: number;
  inside: string[];
}

/** cruise type | kind | capacity | deck | supplement in percent | how many | inside */
const cabinTable = `
river | twin | 2 | 1 | 0 | 8 | window shower wardrobe
river | single | 1 | 1 | 35 | 2 | window shower desk
river | triple | 3 | 2 | 8 | 3 | window shower wardrobe
river | family | 4 | 2 | 15 | 2 | window shower fridge wardrobe
river | suite | 2 | 3 | 60 | 1 | panorama shower fridge sofa
sea | twin | 2 | 1 | 0 | 8 | porthole shower wardrobe
sea | triple | 3 | 2 | 10 | 3 | window shower wardrobe
sea | single | 1 | 2 | 45 | 2 | window shower desk
sea | balcony | 2 | 4 | 55 | 2 | balcony shower fridge sofa
yacht | twin | 2 | 1 | 0 | 4 | porthole shower conditioning
yacht | family | 4 | 1 | 10 | 2 | porthole shower conditioning
yacht | double | 2 | 2 | 25 | 3 | window shower conditioning wardrobe
expedition | triple | 3 | 1 | 0 | 4 | porthole shower wardrobe
expedition | twin | 2 | 2 | 20 | 4 | window shower desk
expedition | single | 1 | 2 | 60 | 2 | window shower desk
expedition | suite | 2 | 3 | 90 | 1 | panorama shower sofa fridge
`;

const cabinsByType = Map.groupBy(rows(cabinTable, 7), ([type = ""]) => type);

/** The cabins of a ship, the cheapest first; a small ship has no upper decks. */
function cabinsOf(ship: Pick<ShipSeed, "cruiseType" | "slug">): CabinSeed[] {
  const { decks } = shipFactsOf(ship.slug);
  const own = cabinsByType.get(ship.cruiseType) ?? [];
  return own.map(
    ([, kind = "", capacity = "", deck = "", supplement = "", quantity = "", inside = ""]) => ({
      kind,
      capacity: Number(capacity),
      deck: Math.min(Number(deck), decks),
      supplement_percent: Number(supplement),
      quantity: Number(quantity),
      inside: words(inside),
    }),
  );
}

/** How many people the cabins of a ship take. */
export function capacitiesOf(ship: ShipSeed): number[] {
  return [...new Set(cabinsOf(ship).map(({ capacity }) => capacity))].sort((a, b) => a - b);
}

interface ShipFacts {
  vessel: string;
  built: number;
  decks: number;
}

const factsBySlug = new Map(
  rows(shipTable, 4).map(
    ([slug = "", vessel = "", built = "", decks = ""]): [string, ShipFacts] => [
      slug,
      { vessel, built: Number(built), decks: Number(decks) },
    ],
  ),
);

function shipFactsOf(slug: string): ShipFacts {
  const facts = factsBySlug.get(slug);
  if (!facts) throw new Error(`The demo catalogue does not know the ship "${slug}"`);
  return facts;
}

/** Tells what the ships of the demo catalogue are and gives them cabins. */
export async function loadShipCabins(client: PoolClient): Promise<void> {
  const pictures = createPictureTurns();
  const shipPlans = ships.map((ship) => ({
    slug: ship.slug,
    ...shipFactsOf(ship.slug),
    image: pictures([shipScene(ship)]),
    cabins: cabinsOf(ship),
  }));
  const { rows: inserted } = await client.query<{ id: number; slug: string }>(
    `UPDATE ship SET vessel = told.vessel, built = told.built, decks = told.decks, image = told.image
       FROM jsonb_to_recordset($1) AS told (slug text, vessel text, built smallint, decks smallint, image text)
      WHERE ship.slug = told.slug RETURNING ship.id, ship.slug`,
    [JSON.stringify(shipPlans)],
  );
  const cabins = inserted.flatMap(({ id, slug }) =>
    (shipPlans.find((ship) => ship.slug === slug)?.cabins ?? []).map((cabin) => ({
      ship_id: id,
      ...cabin,
    })),
  );
  const columns = "ship_id, kind, capacity, deck, supplement_percent, quantity, inside";
  await insertRows(client, "ship_cabin", columns, cabins);
}
