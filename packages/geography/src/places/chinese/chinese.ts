import { languageTexts } from "../../notation/place-texts.ts";

export const chineseTexts = languageTexts();
