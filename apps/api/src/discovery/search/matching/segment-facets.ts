import {
  ageChoices,
  continents,
  cruiseTypes,
  flexChoices,
  groupSizeChoices,
  radiusChoices,
  startTimes,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { fieldNames, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { monthName, monthOfDay } from "../query/calendar-months.ts";
import { chosenOf } from "../query/filter-parts.ts";
import { tourKinds } from "../query/search-engine.ts";
import type { FacetCount, FieldFacets, SearchFacets } from "../query/search-engine.ts";
import type { ChoiceCounts } from "./segment-choices.ts";
import type { SegmentCounts } from "./segment-search.ts";
import type { CountedGroup, FlagGroup, Segment } from "../segment/segment.ts";
import { valueIn } from "../sets/field-numbers.ts";

interface Counted {
  readonly segment: Segment;
  readonly counts: SegmentCounts;
}

/** Merges the counts of all segments into facets. */
export function facetsOf(
  parts: readonly Counted[],
  filter: TourFilter,
  today: number,
): SearchFacets {
  const choices = <T extends number | string>(
    group: CountedGroup | FlagGroup,
    name: (value: number) => T,
  ) => choicesOf(parts, group, { name, chosen: chosenOf(filter, group) });
  const thisMonth = monthOfDay(today);
  const months: FacetCount<string>[] = [];
  for (let i = 0; i < parts[0]!.counts.months.length; i++) {
    const count = parts.reduce((sum, part) => sum + part.counts.months[i]!, 0);
    if (count > 0) months.push({ value: monthName(thisMonth + i), count });
  }
  const min = Math.min(...parts.map((part) => part.counts.prices.cheapest));
  const max = Math.max(...parts.map((part) => part.counts.prices.dearest));
  const number = (value: number): number => value;
  return {
    ...(perField(fieldNames, (field) => choices(field, valueIn[field])) as FieldFacets),
    type: choices("type", number),
    days: choices("days", number),
    months,
    cruiseTypes: choices("cruiseTypes", (value) => cruiseTypes[value]!),
    ships: choices("ships", number),
    waterObjects: choices("waterObjects", number),
    cruiseStarts: choices("cruiseStarts", number),
    cabins: choices("cabins", number),
    isReturning: choices("isReturning", number),
    isAuthorTour: choices("isAuthorTour", number),
    startTimes: choices("startTimes", (value) => startTimes[value]!),
    continents: choices("continents", (value) => continents[value]!),
    kinds: nonEmptyChoices(tourKinds, parts, (counts) => counts.kinds),
    authorTours: nonEmptyChoices([1], parts, (counts) => [counts.authorTours]),
    minAge: nonEmptyChoices(ageChoices, parts, (counts) => counts.minAge),
    groupSize: nonEmptyChoices(groupSizeChoices, parts, (counts) => counts.groupSize),
    radius: nonEmptyChoices(radiusChoices, parts, (counts) => counts.radius),
    flexDays: nonEmptyChoices(flexChoices, parts, (counts) => counts.flexDays),
    spans: sums(parts, (counts) => counts.spans),
    prices: sums(parts, (counts) => counts.prices.histogram),
    priceRange: min <= max ? { min, max } : null,
  };
}

/** Choices that are not values of a tour, without those that have no tours. */
function nonEmptyChoices<T>(
  values: readonly T[],
  parts: readonly Counted[],
  of: (counts: ChoiceCounts) => readonly number[],
): FacetCount<T>[] {
  return sums(parts, ({ choices: counts }) => of(counts)).flatMap((count, i) =>
    count > 0 ? [{ value: values[i]!, count }] : [],
  );
}

function sums(
  parts: readonly Counted[],
  of: (counts: SegmentCounts) => ArrayLike<number>,
): number[] {
  const [first, ...others] = parts.map(({ counts }) => of(counts));
  return Array.from(first!, (count, i) => others.reduce((sum, other) => sum + other[i]!, count));
}

/** Choices of a group with counts summed over all segments, ascending by value. */
function choicesOf<T extends number | string>(
  parts: readonly Counted[],
  group: CountedGroup | FlagGroup,
  { name, chosen }: { name: (value: number) => T; chosen: ReadonlySet<number | string> | null },
): FacetCount<T>[] {
  const all = new Map<number, { count: number; found: number; adds: number }>();
  for (const { segment, counts } of parts) {
    const { low, values } = segment.groups[group];
    for (let i = 0; i < values.length; i++) {
      const count = counts.values[low + i]!;
      if (count === 0) continue;
      const previous = all.get(values[i]!) ?? { count: 0, found: 0, adds: 0 };
      all.set(values[i]!, {
        count: previous.count + count,
        found: previous.found + counts.found[low + i]!,
        adds: previous.adds + counts.adds[low + i]!,
      });
    }
  }
  const found = [...all].flatMap(([value, one]) =>
    one.found > 0 ? [{ value, count: one.count, adds: one.adds }] : [],
  );
  if (parts.length > 1) found.sort((a, b) => a.value - b.value);
  return found.map(({ value, count, adds }) => {
    const choice = name(value);
    return { value: choice, count, ...(chosen && !chosen.has(choice) && { adds }) };
  });
}
