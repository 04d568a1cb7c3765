import { languageTexts } from "../../notation/place-texts.ts";

export const germanTexts = languageTexts();
