import type { Names } from "@tropa/geography/notation/place-seed";
import { readTable, textOf, words } from "@tropa/geography/notation/table";
import { join } from "node:path";
import { dataFolder } from "../data/data-folder.ts";

/** Waters with cruises, and their ships. */

/** A river or sea with cruises. */
export interface WaterSeed {
  id: number;
  slug: string;
  kind: string;
  name: Names;
}

/** A ship. */
export interface ShipSeed {
  id: number;
  slug: string;
  cruiseType: string;
  passengers: number;
  /** Slugs of the waters where it sails. */
  waters: string[];
  name: Names;
  vessel: string;
  built: number;
  decks: number;
}

/** Waters with cruises, from `waters.csv`. */
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

/** All ships, from `ships.csv`. */
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

/** Returns the kind and waters of cruises from a place. Throws if none start there. */
export function portOf(place: string): { cruiseType: string; waters: string[] } {
  const port = ports.get(place);
  if (!port) throw new Error(`The demo catalogue has no port "${place}"`);
  return port;
}
