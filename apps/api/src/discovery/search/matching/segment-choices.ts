import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { radiusChoices } from "@tropa/domain/discovery/search-filter";
import { intersectInPlace, countAnd, countBits } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { FilterPart } from "../query/filter-parts.ts";
import { cruiseParts, tourKinds } from "../query/search-engine.ts";
import type { FacetCount, TalliedGroup, TourKind } from "../query/search-engine.ts";
import type { DaySpan } from "../query/day-span.ts";
import { addDepartures, addPeriods, availableBetween } from "./segment-match.ts";
import { anyOf, countOf, limitChoices, withinChoices } from "../segment/segment-sets.ts";
import type { LimitedGroup } from "../segment/segment-sets.ts";
import type { Segment } from "../segment/segment.ts";

/** Input for counting choices that are not values of a tour. */
export interface ChoiceQuestion {
  /** The point that a visitor has chosen, degrees; null without one. */
  readonly near: { readonly lat: number; readonly lng: number } | null;
  /** The chosen dates widened by each offered number of flexible days; null without dates. */
  readonly flexed: readonly DaySpan[] | null;
  /** Whether the chosen dates are not flexible. */
  readonly areExact: boolean;
}

/** Counts in the order of the offered choices. */
export interface ChoiceCounts extends Record<LimitedGroup, readonly number[]> {
  readonly kinds: readonly number[];
  readonly authorTours: number;
  readonly radius: readonly number[];
  readonly flexDays: readonly number[];
}

/** Returns the tours that meet every clause except those of some parts. Bits may be shared: never write to them. */
export type MatchExcept = (...parts: readonly FilterPart[]) => Bits;

/** Parts of the filter that do not apply to a kind of search. */
const inapplicableParts: Readonly<Record<TourKind, readonly FilterPart[]>> = {
  tour: ["type", "isCruise", "startTimes", ...cruiseParts],
  cruise: ["type", "isCruise", "startTimes"],
  excursion: ["type", "isCruise", "days", ...cruiseParts],
};

function countKind(segment: Segment, kind: TourKind, without: MatchExcept): number {
  const type = anyOf(segment, "type", [kind === "excursion" ? 2 : 1]);
  const set = without(...inapplicableParts[kind]);
  if (kind !== "cruise") return countAnd(set, type);
  const cruises = anyOf(segment, "isCruise", [1]).slice();
  intersectInPlace(cruises, type);
  return countAnd(set, cruises);
}

const countLimits = (segment: Segment, group: LimitedGroup, set: Bits): number[] =>
  withinChoices(segment, group).map((bits) => countAnd(set, bits));

/** Cached per chosen point; mostly centres of small places, the same for all visitors. */
const maxCachedRings = 64;
const knownRings = new WeakMap<Segment, Map<string, Uint8Array>>();

/** Per place, the number of offered distances that it lies beyond: 0 is within the shortest. */
function ringsAround(segment: Segment, near: NonNullable<ChoiceQuestion["near"]>): Uint8Array {
  let cached = knownRings.get(segment);
  if (!cached || cached.size > maxCachedRings) knownRings.set(segment, (cached = new Map()));
  const key = `${near.lat} ${near.lng}`;
  let rings = cached.get(key);
  if (!rings) {
    const { lat, lng } = segment.places;
    rings = Uint8Array.from(lat, (y, at) => {
      const km = distanceKm(near, { lat: y, lng: lng[at]! });
      return radiusChoices.filter((radius) => km > radius).length;
    });
    cached.set(key, rings);
  }
  return rings;
}

/** Counts the tours within each offered distance. */
function countNear(
  segment: Segment,
  near: NonNullable<ChoiceQuestion["near"]>,
  set: Bits,
): number[] {
  const { place } = segment;
  const rings = ringsAround(segment, near);
  const inRing = new Int32Array(radiusChoices.length + 1);
  for (let i = 0; i < set.length; i++)
    for (let word = set[i]!; word !== 0; word &= word - 1)
      inRing[rings[place[(i << 5) | (31 - Math.clz32(word & -word))]!]!]!++;
  let within = 0;
  return radiusChoices.map((_, ring) => (within += inRing[ring]!));
}

/**
 * Counts by flexibility of the dates: each span adds days at both ends to the previous one.
 *
 * @param exact tours of the first span, if known
 */
function countFlexed(
  segment: Segment,
  spans: readonly DaySpan[],
  set: Bits,
  exact: Bits | null,
): number[] {
  let bits: Bits | null = exact;
  let last: DaySpan | null = null;
  return spans.map((span) => {
    const { from, to } = span;
    if (last === null) bits = exact?.slice() ?? availableBetween(segment, from, to);
    else if (bits === null || last.from > last.to) bits = availableBetween(segment, from, to);
    else {
      if (from < last.from) addDepartures(segment, bits, from, last.from - 1);
      if (to > last.to) addDepartures(segment, bits, last.to + 1, to);
      addPeriods(segment, bits, from, to);
    }
    last = span;
    return countAnd(set, bits);
  });
}

/** Intermediate results of the caller. */
interface CountedWith {
  readonly without: MatchExcept;
  /** Tours of which every offer meets the query, dates aside; and how many others do, by flexibility of the dates. */
  readonly whole: Bits;
  readonly inFlexed: Int32Array;
  /** Tours with any offer in the dates if these are not flexible. */
  readonly exact: Bits | null;
}

/** Counts choices that are limits, distances or kinds instead of values. */
export function countChoices(
  segment: Segment,
  { near, flexed }: ChoiceQuestion,
  { without, whole, inFlexed, exact }: CountedWith,
): ChoiceCounts {
  const limits = Object.fromEntries(
    (Object.keys(limitChoices) as LimitedGroup[]).map((group) => [
      group,
      countLimits(segment, group, without(group)),
    ]),
  ) as Record<LimitedGroup, number[]>;
  return {
    ...limits,
    kinds: tourKinds.map((kind) => countKind(segment, kind, without)),
    authorTours: countOf(segment, without("authorTours"), "isAuthorTour", 1),
    radius:
      near === null
        ? []
        : countNear(segment, near, without("around", "countries", "regions", "cities")),
    flexDays:
      flexed === null
        ? []
        : countFlexed(segment, flexed, whole, exact).map((count, i) => count + inFlexed[i]!),
  };
}

export type Tally = FacetCount<number>;

/** Counts the tours of a set by value, for these values or for all. Empty for an empty set. */
export function countByValue(
  segment: Segment,
  set: Bits,
  group: TalliedGroup,
  values: readonly number[] | null,
): Tally[] {
  if (countBits(set) === 0) return [];
  return Array.from(values ?? segment.groups[group].values, (value) => ({
    value,
    count: countOf(segment, set, group, value),
  })).filter(({ count }) => count > 0);
}
