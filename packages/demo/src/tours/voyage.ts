import type { Random } from "../random.ts";
import { portOf, ships } from "../catalogue/fleet.ts";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import { pickFrom } from "../text/deck.ts";
import type { Voyage } from "./plan.ts";

/** Share of voyages to another port that return to the first one. */
const roundTripShare = 0.35;

/** Chooses a ship that sails all waters of a voyage, and whether it returns. */
export function voyageOf(random: Random, place: PlaceSeed, second: PlaceSeed | null): Voyage {
  const { cruiseType, waters } = portOf(place.slug);
  const [home = ""] = waters;
  const others = second ? portOf(second.slug).waters : [];
  const fleet = ships.filter(
    (ship) => ship.cruiseType === cruiseType && ship.waters.includes(home),
  );
  const ofBoth = fleet.filter(
    (ship) => others.length === 0 || others.some((water) => ship.waters.includes(water)),
  );
  if (ofBoth.length === 0)
    throw new Error(`No ${cruiseType} ship sails from ${place.slug} to ${second?.slug ?? "sea"}`);
  return {
    ship: pickFrom(random, ofBoth),
    isReturning: second === null || random.chance(roundTripShare),
  };
}
