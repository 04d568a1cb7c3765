import type { SceneKind } from "./landscapes.ts";

/** Languages in which places and the demonstration are written; readers of others get English. */
export const languages = ["ru", "en", "de", "zh"] as const;
export type Language = (typeof languages)[number];

/** A name or a text in these languages. */
export type Names = Record<Language, string>;

/** A text in the two languages that every demo tour has. */
export interface BilingualText {
  ru: string;
  en: string;
}

export interface CountrySeed {
  id: number;
  slug: string;
  iso: string;
  name: Names;
  /** Russian "по Грузии" / "в Грузии", for titles. */
  ru: { around: string; inside: string };
  continent:
    | "europe"
    | "asia"
    | "africa"
    | "north-america"
    | "south-america"
    | "oceania"
    | "antarctica";
  phoneCode: string;
  isPrimary: boolean;
}

export interface RegionSeed {
  id: number;
  slug: string;
  country: string;
  name: Names;
  ru: { around: string; inside: string };
}

/** A stop of a route: a real sight, its distance from the place and its activities. */
export interface SightSeed {
  name: Names;
  /** One or two sentences a local guide would say; facts, no filler. */
  note: Names;
  /** Road or trail distance from the place's centre, km. */
  km: number;
  /** Activities there, by rest-kind slug. */
  kinds: string[];
  lat: number;
  lng: number;
}

export interface PlaceSeed {
  id: number;
  slug: string;
  country: string;
  region: string | null;
  name: Names;
  /** Russian "по Алтаю" / "на Алтае", for titles. */
  ru: { around: string; inside: string };
  lat: number;
  lng: number;
  /** Share of the catalogue, 1 to 100: a few famous places hold most tours. */
  fame: number;
  /** Months (1 to 12) in which tours run here. */
  months: number[];
  scenes: SceneKind[];
  /** Rest-kind slugs that make sense here. */
  kinds: string[];
  /** Where groups meet: a real station, airport or square. */
  meeting: Names & { lat: number; lng: number };
  food: Names;
  /** Six to nine sights in an order a route could take. */
  sights: SightSeed[];
}
