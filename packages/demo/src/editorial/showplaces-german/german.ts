import { showplaceTexts } from "../showplace-texts.ts";
import { asiaGerman } from "./asia.ts";
import { europeGerman } from "./europe.ts";
import { farGerman } from "./far.ts";
import { nearGerman } from "./near.ts";
import { northGerman } from "./north.ts";
import { russiaGerman } from "./russia.ts";

export const germanTexts = showplaceTexts(
  asiaGerman,
  europeGerman,
  farGerman,
  nearGerman,
  northGerman,
  russiaGerman,
);
