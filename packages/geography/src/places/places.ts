import type { PlaceSeed } from "../notation/place-seed.ts";
import { inFourLanguages } from "../notation/place-texts.ts";
import { chineseTexts } from "./chinese/chinese.ts";
import { germanTexts } from "./german/german.ts";
import { africaPlaces } from "./places-africa.ts";
import { caucasusPlaces } from "./places-caucasus.ts";
import { eastAsiaPlaces } from "./places-east-asia.ts";
import { franceDanubePlaces } from "./places-france-danube.ts";
import { iberiaPlaces } from "./places-iberia.ts";
import { famousPlaces } from "./places-famous.ts";
import { farEastPlaces } from "./places-far-east.ts";
import { indonesiaPlaces } from "./places-indonesia.ts";
import { mediterraneanPlaces } from "./places-mediterranean.ts";
import { nordicPlaces } from "./places-nordic.ts";
import { newWorldPlaces } from "./places-new-world.ts";
import { northPlaces } from "./places-russia-north.ts";
import { southPlaces } from "./places-russia-south.ts";
import { volgaPlaces } from "./places-russia-volga.ts";
import { siberiaPlaces } from "./places-siberia.ts";
import { silkRoadPlaces } from "./places-silk-road.ts";
import { southAmericaPlaces } from "./places-south-america.ts";
import { southAsiaPlaces } from "./places-south-asia.ts";
import { southeastAsiaPlaces } from "./places-southeast-asia.ts";

/** New groups go to the end: a place's id is its position. */
const bilingualPlaces = [
  famousPlaces,
  northPlaces,
  volgaPlaces,
  southPlaces,
  siberiaPlaces,
  farEastPlaces,
  caucasusPlaces,
  silkRoadPlaces,
  nordicPlaces,
  mediterraneanPlaces,
  iberiaPlaces,
  franceDanubePlaces,
  africaPlaces,
  southAsiaPlaces,
  indonesiaPlaces,
  southeastAsiaPlaces,
  eastAsiaPlaces,
  southAmericaPlaces,
  newWorldPlaces,
].flat();

export const places: PlaceSeed[] = inFourLanguages(bilingualPlaces, germanTexts, chineseTexts).map(
  (place, index) => ({ id: index + 1, ...place }),
);
