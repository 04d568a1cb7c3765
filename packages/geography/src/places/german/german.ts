import { languageTexts } from "../../notation/place-texts.ts";
import { caucasusGerman } from "./caucasus.ts";
import { famousGerman } from "./famous.ts";
import { farEastGerman } from "./far-east.ts";
import { nordicGerman } from "./nordic.ts";
import { russiaNorthGerman } from "./russia-north.ts";
import { russiaSouthGerman } from "./russia-south.ts";
import { russiaVolgaGerman } from "./russia-volga.ts";
import { siberiaGerman } from "./siberia.ts";
import { silkRoadGerman } from "./silk-road.ts";

export const germanTexts = languageTexts(
  caucasusGerman,
  famousGerman,
  farEastGerman,
  nordicGerman,
  russiaNorthGerman,
  russiaSouthGerman,
  russiaVolgaGerman,
  siberiaGerman,
  silkRoadGerman,
);
