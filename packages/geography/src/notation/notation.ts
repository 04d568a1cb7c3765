import { typeset } from "@tropa/domain/typeset";
import { sceneKinds } from "./landscapes.ts";
import type { SceneKind } from "./landscapes.ts";
import type { Names, PlaceSeed, SightSeed, BilingualText } from "./place-seed.ts";

/**
 * The catalogue's geography is text that people write and proofread, so it is kept as tables, one
 * row a line with columns divided by "|", and read into seeds here.
 */

/** The rows of a table; every row must have the given number of columns. */
export function rows(table: string, columns: number): string[][] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => cells(line, columns));
}

export function cells(line: string, columns: number): string[] {
  const found = line.split("|").map((cell) => typeset(cell.trim()));
  if (found.length !== columns || found.includes(""))
    throw new Error(`Expected ${columns} filled columns, found ${found.length}: ${line}`);
  return found;
}

/** "ru | en | de | zh" */
export function names(text: string): Names {
  const [ru = "", en = "", de = "", zh = ""] = cells(text, 4);
  return { ru, en, de, zh };
}

/** "ru | en" */
function parseBilingual(text: string): BilingualText {
  const [ru = "", en = ""] = cells(text, 2);
  return { ru, en };
}

/** "hiking photo" */
export function words(text: string): string[] {
  return text.split(" ");
}

/** "50.29, 86.71" */
function point(text: string): { lat: number; lng: number } {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(",").map(Number);
  if (Number.isNaN(lat) || Number.isNaN(lng)) throw new Error(`Not a "lat, lng": ${text}`);
  return { lat, lng };
}

/** "5-9 12": months and their ranges; a range may pass the new year, as in "11-3". */
export function months(text: string): number[] {
  const found = words(text).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map(Number);
    const length = ((to - from + 12) % 12) + 1;
    return Array.from({ length }, (_, step) => ((from - 1 + step) % 12) + 1);
  });
  return found.sort((a, b) => a - b);
}

function scene(word: string): SceneKind {
  const kind = sceneKinds.find((candidate) => candidate === word);
  if (!kind) throw new Error(`No such scene: ${word}`);
  return kind;
}

function sight(row: string[]): BilingualSight {
  const [ru = "", en = "", km = "", kinds = "", at = "", noteRu = "", noteEn = ""] = row;
  return {
    name: { ru, en },
    note: { ru: noteRu, en: noteEn },
    km: Number(km),
    kinds: words(kinds),
    ...point(at),
  };
}

/** A place before it is numbered, in the short notation of the `places-*.ts` files. */
interface PlaceHead {
  slug: string;
  country: string;
  region: string | null;
  /** "ru | en | de | zh" */
  name: string;
  /** "по Алтаю | на Алтае" */
  ru: string;
  /** "lat, lng" */
  at: string;
  fame: number;
  /** "5-9 12" */
  months: string;
  /** Scene kinds with spaces between them. */
  scenes: string;
  /** Rest-kind slugs with spaces between them. */
  kinds: string;
  /** "ru | en | lat, lng" */
  meeting: string;
  /** "ru | en" */
  food: string;
}

type BilingualSight = Omit<SightSeed, "name" | "note"> & Record<"name" | "note", BilingualText>;

/** A place as the files of its part of the world have it; `places/german` and `places/chinese` tell it further. */
export interface BilingualPlace extends Omit<PlaceSeed, "id" | "meeting" | "food" | "sights"> {
  meeting: BilingualText & { lat: number; lng: number };
  food: BilingualText;
  sights: BilingualSight[];
}

/**
 * Sights are rows of "name ru | name en | km | kinds | lat, lng | note ru | note en", in the order
 * a route could take.
 */
export function place(head: PlaceHead, sights: string): BilingualPlace {
  const [around = "", inside = ""] = cells(head.ru, 2);
  const [meetRu = "", meetEn = "", meetAt = ""] = cells(head.meeting, 3);
  return {
    slug: head.slug,
    country: head.country,
    region: head.region,
    name: names(head.name),
    ru: { around, inside },
    ...point(head.at),
    fame: head.fame,
    months: months(head.months),
    scenes: words(head.scenes).map(scene),
    kinds: words(head.kinds),
    meeting: { ru: meetRu, en: meetEn, ...point(meetAt) },
    food: parseBilingual(head.food),
    sights: rows(sights, 7).map(sight),
  };
}
