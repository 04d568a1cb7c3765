import type { Random } from "../random.ts";
import type { Locale } from "@tropa/domain/locale";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import type { PlaceSeed, SightSeed } from "@tropa/geography/notation/place-seed";
import { shuffled } from "../text/deck.ts";
import { insideSentence } from "../text/words-ru.ts";

/** A sight on a route, with its names as texts need them. */
export interface Stop {
  place: PlaceSeed;
  sight: SightSeed;
  /** Short enough for titles and lists: "Кызыл-Чин" of "Кызыл-Чин, «Марс»". */
  ru: string;
  en: string;
  de: string;
  zh: string;
  /** The Russian name inside a sentence: "озеро Аккем". */
  ruInside: string;
  /** A name with an "и" of its own, or a long one, reads badly in a list. */
  isListable: Record<Locale, boolean>;
}

const maxListed: Record<Locale, number> = { ru: 32, en: 32, de: 32, zh: 14 };

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
  const reads = (locale: Locale) =>
    names[locale].length <= maxListed[locale] && !chained.test(` ${names[locale]} `);
  const isListable = { ru: reads("ru"), en: reads("en"), de: reads("de"), zh: reads("zh") };
  return { place, sight, ...names, ruInside: insideSentence(ru), isListable };
}

/** What ships and city groups cannot reach without boots or a jeep. */
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

/** Who may be led up a summit in passing. */
const climbers = ["mountaineering", "hiking", "photo"];

/** What a yacht can anchor near. */
const shores = ["yachting", "cruises", "beach", "diving", "surfing"];

function isBeside(kind: string, sight: SightSeed): boolean {
  if (sight.kinds.includes(kind)) return true;
  if (kind === "yachting") return sight.kinds.some((other) => shores.includes(other));
  if (sight.kinds.includes("mountaineering") && !climbers.includes(kind)) return false;
  return !soft.includes(kind) || sight.kinds.some((other) => softSights.includes(other));
}

const monthsRu = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ");

/** Says a note that the sight is there in some months only? "Сад открыт с апреля по октябрь." */
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

/**
 * Sights for a tour in the order of the route: those of the tour's own kind first, then neighbours that
 * everybody stops at.
 */
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
  // What a tour is for is worth a longer way than what is seen beside it.
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

/** Farther than this, as the crow flies, a second place is another trip. */
const neighbourKm = 260;

/** Places of the same country near enough to be seen on one tour. */
export function neighboursOf(place: PlaceSeed, places: readonly PlaceSeed[]): PlaceSeed[] {
  return places.filter(
    (other) =>
      other !== place && other.country === place.country && distanceKm(place, other) <= neighbourKm,
  );
}

/** The stops whose names read well in a list; all of them if none does. */
export function listable(stops: readonly Stop[], language: Locale): Stop[] {
  const short = stops.filter((stop) => stop.isListable[language]);
  return short.length > 0 ? short : [...stops];
}
