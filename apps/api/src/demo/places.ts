import type { PlaceSeed } from "./place-seed.ts";
import { farEastPlaces } from "./places-far-east.ts";
import { famousPlaces } from "./places-famous.ts";
import { indonesiaPlaces } from "./places-indonesia.ts";
import { northPlaces } from "./places-russia-north.ts";
import { southPlaces } from "./places-russia-south.ts";
import { volgaPlaces } from "./places-russia-volga.ts";
import { siberiaPlaces } from "./places-siberia.ts";

/** New groups go to the end: a place's id is its position. */
export const places: PlaceSeed[] = [
  famousPlaces,
  northPlaces,
  volgaPlaces,
  southPlaces,
  siberiaPlaces,
  farEastPlaces,
  indonesiaPlaces,
]
  .flat()
  .map((unnumbered, index) => ({ id: index + 1, ...unnumbered }));
