import { storedPicture } from "../pictures/image-key.ts";
import { lights, sceneKinds } from "@tropa/geography/notation/landscapes";
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
      image: pictureOf(picture, slug),
    };
  });
}

/** "frozen-lake day" */
export function pictureOf(words: string, seed: string): string {
  const [scene, lighting] = words.split(" ");
  const kind = sceneKinds.find((candidate) => candidate === scene);
  const light = lights.find((candidate) => candidate === lighting);
  if (!kind || !light) throw new Error(`No such picture: ${words}`);
  return storedPicture({ kind, light, seed });
}
