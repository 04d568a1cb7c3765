import { languageTexts } from "../../notation/place-texts.ts";
import { africaGerman } from "./africa.ts";
import { caucasusGerman } from "./caucasus.ts";
import { eastAsiaGerman } from "./east-asia.ts";
import { famousGerman } from "./famous.ts";
import { farEastGerman } from "./far-east.ts";
import { franceDanubeGerman } from "./france-danube.ts";
import { iberiaGerman } from "./iberia.ts";
import { indonesiaGerman } from "./indonesia.ts";
import { mediterraneanGerman } from "./mediterranean.ts";
import { newWorldGerman } from "./new-world.ts";
import { nordicGerman } from "./nordic.ts";
import { russiaNorthGerman } from "./russia-north.ts";
import { russiaSouthGerman } from "./russia-south.ts";
import { russiaVolgaGerman } from "./russia-volga.ts";
import { siberiaGerman } from "./siberia.ts";
import { silkRoadGerman } from "./silk-road.ts";
import { southAmericaGerman } from "./south-america.ts";
import { southAsiaGerman } from "./south-asia.ts";
import { southeastAsiaGerman } from "./southeast-asia.ts";

export const germanTexts = languageTexts(
  africaGerman,
  caucasusGerman,
  eastAsiaGerman,
  famousGerman,
  farEastGerman,
  franceDanubeGerman,
  iberiaGerman,
  indonesiaGerman,
  mediterraneanGerman,
  newWorldGerman,
  nordicGerman,
  russiaNorthGerman,
  russiaSouthGerman,
  russiaVolgaGerman,
  siberiaGerman,
  silkRoadGerman,
  southAmericaGerman,
  southAsiaGerman,
  southeastAsiaGerman,
);
