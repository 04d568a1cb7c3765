import { languageTexts } from "../../notation/place-texts.ts";
import { caucasusChinese } from "./caucasus.ts";
import { famousChinese } from "./famous.ts";
import { farEastChinese } from "./far-east.ts";
import { nordicChinese } from "./nordic.ts";
import { russiaNorthChinese } from "./russia-north.ts";
import { russiaSouthChinese } from "./russia-south.ts";
import { russiaVolgaChinese } from "./russia-volga.ts";
import { siberiaChinese } from "./siberia.ts";
import { silkRoadChinese } from "./silk-road.ts";

export const chineseTexts = languageTexts(
  caucasusChinese,
  famousChinese,
  farEastChinese,
  nordicChinese,
  russiaNorthChinese,
  russiaSouthChinese,
  russiaVolgaChinese,
  siberiaChinese,
  silkRoadChinese,
);
