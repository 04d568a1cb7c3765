import type { Random } from "../images/random.ts";
import { distanceKm } from "./geography.ts";
import type { PlaceSeed, SightSeed } from "./place-seed.ts";
import { shuffled } from "./text/deck.ts";
import { insideSentence } from "./text/words-ru.ts";

/** A sight on a route, with its names as texts need them. */
export interface Stop {
  place: PlaceSeed;
  sight: SightSeed;
  /** Short enough for titles and lists: "Кызыл-Чин" of "Кызыл-Чин, «Марс»". */
  ru: string;
  en: string;
  /** The Russian name inside a sentence: "озеро Аккем". */
  ruInside: string;
  /** A name with an "и" of its own, or a long one, reads badly in a list. */
  isListable: boolean;
}

const maxListed = 32;

function beforeComma(name: string): string {
  return (name.split(/[,(]/, 1)[0] ?? name).trim();
}

export function stopOf(place: PlaceSeed, sight: SightSeed): Stop {
  const ru = beforeComma(sight.name.ru);
  const en = beforeComma(sight.name.en);
  const hasAnd = / и | со? | and | with /.test(` ${ru} ${en} `);
  const isListable = !hasAnd && Math.max(ru.length, en.length) <= maxListed;
  return { place, sight, ru, en, ruInside: insideSentence(ru), isListable };
}

/**
 * Sights for a tour in the order of the route: those of the tour's own kind first, then neighbours that
 * everybody stops at.
 */
export function chooseSights(
  random: Random,
  place: PlaceSeed,
  kind: string,
  count: number,
  isNear: (sight: SightSeed) => boolean = () => true,
): Stop[] {
  const near = place.sights.filter(isNear);
  const ofKind = near.filter((sight) => sight.kinds.includes(kind));
  const others = near.filter((sight) => !sight.kinds.includes(kind));
  const chosen = new Set([...shuffled(random, ofKind), ...shuffled(random, others)].slice(0, count));
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

/** Sights that a tour of one kind shares with the tours of the same kind beside it. */
export function listable(stops: readonly Stop[]): Stop[] {
  const short = stops.filter((stop) => stop.isListable);
  return short.length > 0 ? short : [...stops];
}
