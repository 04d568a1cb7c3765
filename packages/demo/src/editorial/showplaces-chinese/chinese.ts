import { showplaceTexts } from "../showplace-texts.ts";
import { asiaChinese } from "./asia.ts";
import { europeChinese } from "./europe.ts";
import { farChinese } from "./far.ts";
import { nearChinese } from "./near.ts";
import { northChinese } from "./north.ts";
import { russiaChinese } from "./russia.ts";

export const chineseTexts = showplaceTexts(
  asiaChinese,
  europeChinese,
  farChinese,
  nearChinese,
  northChinese,
  russiaChinese,
);
