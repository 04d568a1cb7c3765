import { createPictureTurns, pictureTurn } from "../pictures/pictures.ts";
import type { Names } from "@tropa/geography/notation/place-seed";
import { rows } from "@tropa/geography/notation/notation";
import { paragraphs } from "../catalogue/content-rows.ts";

/** What a row of the tables tells: its text is in two languages, those beside add the other two. */
export interface BilingualShowplace {
  slug: string;
  /** Slug of the demo place that it belongs to. */
  city: string;
  kind: string;
  lat: number;
  lng: number;
  name: Names;
  /** Paragraphs; the first is the lead. */
  text: { ru: string[]; en: string[] };
  image: string;
}

/**
 * Sights as rows of "slug | place | kind | lat, lng | scene light | name ru | en | de | zh | text ru | text en";
 * "¶" parts paragraphs, the first of which is the lead. The facts are the common knowledge of guide books, modestly told.
 */
const turns = createPictureTurns();

export function showplaceSeeds(table: string): BilingualShowplace[] {
  return rows(table, 11).map((row) => {
    const [slug = "", city = "", kind = "", at = "", picture = ""] = row;
    const [ru = "", en = "", de = "", zh = "", textRu = "", textEn = ""] = row.slice(5);
    const [lat = Number.NaN, lng = Number.NaN] = at.split(",").map(Number);
    return {
      slug,
      city,
      kind,
      lat,
      lng,
      name: { ru, en, de, zh },
      text: { ru: paragraphs(textRu), en: paragraphs(textEn) },
      image: pictureTurn(picture, turns),
    };
  });
}
