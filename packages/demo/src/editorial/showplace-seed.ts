import { blocksOf } from "@tropa/text-blocks/markdown";
import type { StoredBody } from "@tropa/text-blocks/stored-block";
import { storedPicture } from "../pictures/image-key.ts";
import { lights, sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Names } from "@tropa/geography/notation/place-seed";
import { rows } from "@tropa/geography/notation/notation";
import { paragraphs } from "../catalogue/content-rows.ts";

export interface ShowplaceSeed {
  slug: string;
  /** Slug of the demo place that it belongs to. */
  city: string;
  kind: string;
  lat: number;
  lng: number;
  name: Names;
  /** The first sentence of the text. */
  summary: { ru: string; en: string };
  body: StoredBody;
  image: string;
}

const firstSentence = (text: string): string => /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/**
 * Sights as rows of "slug | place | kind | lat, lng | scene light | name ru | en | de | zh | text ru | text en";
 * "¶" parts paragraphs. The facts are the common knowledge of guide books, modestly told.
 */
export function showplaceSeeds(table: string): ShowplaceSeed[] {
  return rows(table, 11).map((row) => {
    const [slug = "", city = "", kind = "", at = "", picture = ""] = row;
    const [ru = "", en = "", de = "", zh = "", textRu = "", textEn = ""] = row.slice(5);
    const [lat = Number.NaN, lng = Number.NaN] = at.split(",").map(Number);
    const ruParts = paragraphs(textRu);
    const enParts = paragraphs(textEn);
    return {
      slug,
      city,
      kind,
      lat,
      lng,
      name: { ru, en, de, zh },
      summary: { ru: firstSentence(ruParts[0] ?? ""), en: firstSentence(enParts[0] ?? "") },
      body: { ru: blocksOf(ruParts.join("\n\n")), en: blocksOf(enParts.join("\n\n")) },
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
