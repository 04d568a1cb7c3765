import type { Names } from "@tropa/geography/notation/place-seed";
import { readTable, textOf, words } from "@tropa/geography/notation/table";
import { join } from "node:path";
import { dataFolder } from "../data/data-folder.ts";

/** Waters that cruises sail on, and the ships that sail there. */

export interface WaterSeed {
  id: number;
  slug: string;
  kind: string;
  name: Names;
}

export interface ShipSeed {
  id: number;
  slug: string;
  cruiseType: string;
  passengers: number;
  /** Slugs of the waters she sails on. */
  waters: string[];
  name: Names;
  vessel: string;
  built: number;
  decks: number;
}

export const waters: readonly WaterSeed[] = readTable(
  join(dataFolder, "waters.csv"),
  ["slug", "kind"],
  { texts: ["name"] },
).map((row, index) => ({
  id: index + 1,
  slug: row.slug,
  kind: row.kind,
  name: textOf(row, "name"),
}));

export const ships: readonly ShipSeed[] = readTable(
  join(dataFolder, "ships.csv"),
  ["slug", "type", "passengers", "waters", "vessel", "built", "decks"],
  { texts: ["name"] },
).map((row, index) => ({
  id: index + 1,
  slug: row.slug,
  cruiseType: row.type,
  passengers: Number(row.passengers),
  waters: words(row.waters),
  name: textOf(row, "name"),
  vessel: row.vessel,
  built: Number(row.built),
  decks: Number(row.decks),
}));

const ports = new Map(
  readTable(join(dataFolder, "ports.csv"), ["place", "type", "waters"]).map((row) => [
    row.place,
    { cruiseType: row.type, waters: words(row.waters) },
  ]),
);

/** What is sailed from a place. Throws for one where no ship lies. */
export function portOf(place: string): { cruiseType: string; waters: string[] } {
  const port = ports.get(place);
  if (!port) throw new Error(`The demo catalogue has no port "${place}"`);
  return port;
}
