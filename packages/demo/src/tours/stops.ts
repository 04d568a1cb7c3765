import type { Language } from "@tropa/geography/notation/place-seed";
import type { Random } from "../random.ts";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import type { PlaceSeed, SightSeed } from "@tropa/geography/notation/place-seed";
import { shuffled } from "../text/deck.ts";
import { insideSentence } from "../text/words-ru.ts";

/** A sight on a route, with its names. */
export interface Stop {
  place: PlaceSeed;
  sight: SightSeed;
  /** A short name for titles and lists: "Кызыл-Чин" for "Кызыл-Чин, «Марс»". */
  ru: string;
  en: string;
  de: string;
  zh: string;
  /** The Russian name inside a sentence: "озеро Аккем". */
  ruInside: string;
  /** False for names that contain "и" or are long, which read badly in a list. */
  isListable: Record<Language, boolean>;
}

const maxListed: Record<Language, number> = { ru: 32, en: 32, de: 32, zh: 14 };

const chained = / и | со? | and | with | und | mit |—|–|与|和|及|、/;

function beforeComma(name: string): string {
  return (name.split(/[,(，（]/, 1)[0] ?? name).trim();
}

function stopOf(place: PlaceSeed, sight: SightSeed): Stop {
  const ru = beforeComma(sight.name.ru);
  const en = beforeComma(sight.name.en);
  const de = beforeComma(sight.name.de);
  const zh = beforeComma(sight.name.zh);
  const names = { ru, en, de, zh };
  const reads = (locale: Language) =>
    names[locale].length <= maxListed[locale] && !chained.test(` ${names[locale]} `);
  const isListable = { ru: reads("ru"), en: reads("en"), de: reads("de"), zh: reads("zh") };
  return { place, sight, ...names, ruInside: insideSentence(ru), isListable };
}

/** Kinds of tours that visit no sights requiring hiking boots or a jeep. */
const soft = ["cruises", "city", "gastronomy", "wine", "family", "wellness", "festive"];
const softSights = [
  "sightseeing",
  "city",
  "cruises",
  "family",
  "ethnographic",
  "gastronomy",
  "wine",
  "beach",
];

/** Kinds of tours that may include a summit. */
const climbers = ["mountaineering", "hiking", "photo"];

/** Kinds of tours that visit sights on a shore. */
const shores = ["yachting", "cruises", "beach", "diving", "surfing"];

function isBeside(kind: string, sight: SightSeed): boolean {
  if (sight.kinds.includes(kind)) return true;
  if (kind === "yachting") return sight.kinds.some((other) => shores.includes(other));
  if (sight.kinds.includes("mountaineering") && !climbers.includes(kind)) return false;
  return !soft.includes(kind) || sight.kinds.some((other) => softSights.includes(other));
}

const monthsRu = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ");

/** Whether a sight is open in these months; its note may limit them: "Сад открыт с апреля по октябрь." */
function isOpen({ note }: SightSeed, months: readonly number[]): boolean {
  const span = /с ([а-я]+) по ([а-я]+)/i.exec(note.ru);
  const [from, to] = [span?.[1], span?.[2]].map((word) =>
    monthsRu.findIndex((stem) => word?.startsWith(stem) && word.length <= stem.length + 2),
  );
  const isSpan = from !== undefined && to !== undefined && from >= 0 && to >= 0;
  if (isSpan && !months.some((month) => (month - 1 - from + 12) % 12 <= (to - from + 12) % 12)) {
    return false;
  }
  const isWintry = /кажд(ую|ой) зим|только зимой/i.test(note.ru);
  return !isWintry || months.some((month) => [12, 1, 2, 3].includes(month));
}

/** Chooses sights for a tour in the order of the route: first those of the tour's kind, then popular ones nearby. */
export function chooseSights(
  random: Random,
  place: PlaceSeed,
  kind: string,
  months: readonly number[],
  count: number,
  upToKm = Infinity,
  ownUpToKm = upToKm,
): Stop[] {
  const open = place.sights.filter((sight) => isOpen(sight, months) && isBeside(kind, sight));
  const isFor = (sight: SightSeed) => sight.kinds.includes(kind);
  // Accept a longer way to sights of the tour's kind.
  const near = open.filter(
    (sight) => sight.km <= upToKm || (isFor(sight) && sight.km <= ownUpToKm),
  );
  const possible = near.length >= 2 ? near : open.length >= 2 ? open : place.sights;
  const ofKind = possible.filter(isFor);
  const others = possible.filter((sight) => !isFor(sight));
  const chosen = new Set(
    [...shuffled(random, ofKind), ...shuffled(random, others)].slice(0, count),
  );
  return place.sights.filter((sight) => chosen.has(sight)).map((sight) => stopOf(place, sight));
}

/** Farthest second place of a tour, km in a straight line. */
const neighbourKm = 260;

/** Places of the same country that are near enough for one tour. */
export function neighboursOf(place: PlaceSeed, places: readonly PlaceSeed[]): PlaceSeed[] {
  return places.filter(
    (other) =>
      other !== place && other.country === place.country && distanceKm(place, other) <= neighbourKm,
  );
}

/** Returns the stops whose names read well in a list; all if none does. */
export function listableStops(stops: readonly Stop[], language: Language): Stop[] {
  const short = stops.filter((stop) => stop.isListable[language]);
  return short.length > 0 ? short : [...stops];
}
