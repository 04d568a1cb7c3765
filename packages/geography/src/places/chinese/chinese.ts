import { languageTexts } from "../../notation/place-texts.ts";
import { africaChinese } from "./africa.ts";
import { caucasusChinese } from "./caucasus.ts";
import { eastAsiaChinese } from "./east-asia.ts";
import { famousChinese } from "./famous.ts";
import { farEastChinese } from "./far-east.ts";
import { franceDanubeChinese } from "./france-danube.ts";
import { iberiaChinese } from "./iberia.ts";
import { indonesiaChinese } from "./indonesia.ts";
import { mediterraneanChinese } from "./mediterranean.ts";
import { newWorldChinese } from "./new-world.ts";
import { nordicChinese } from "./nordic.ts";
import { russiaNorthChinese } from "./russia-north.ts";
import { russiaSouthChinese } from "./russia-south.ts";
import { russiaVolgaChinese } from "./russia-volga.ts";
import { siberiaChinese } from "./siberia.ts";
import { silkRoadChinese } from "./silk-road.ts";
import { southAmericaChinese } from "./south-america.ts";
import { southAsiaChinese } from "./south-asia.ts";
import { southeastAsiaChinese } from "./southeast-asia.ts";

export const chineseTexts = languageTexts(
  africaChinese,
  caucasusChinese,
  eastAsiaChinese,
  famousChinese,
  farEastChinese,
  franceDanubeChinese,
  iberiaChinese,
  indonesiaChinese,
  mediterraneanChinese,
  newWorldChinese,
  nordicChinese,
  russiaNorthChinese,
  russiaSouthChinese,
  russiaVolgaChinese,
  siberiaChinese,
  silkRoadChinese,
  southAmericaChinese,
  southAsiaChinese,
  southeastAsiaChinese,
);
