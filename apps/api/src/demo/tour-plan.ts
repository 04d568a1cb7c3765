import { comfortLevels } from "@tropa/domain/search-filter";
import { createRandom, type Random } from "../images/random.ts";
import { distanceKm } from "@tropa/domain/great-circle";
import { factsOf, monthsFor, type KindFacts } from "./kind-facts.ts";
import { comfortFor, nightsFor, type Comfort, type Night } from "./lodging.ts";
import type { PlaceSeed } from "./place-seed.ts";
import { commonSeason, monthRun, type Season } from "./season.ts";
import { smoothTurns } from "./smooth-turns.ts";
import { chooseSights, neighboursOf, type Stop } from "./stops.ts";
import { isPort, portsOf, shoreKm, upOrDownstream } from "./waterways.ts";
import { pickFrom } from "./text/deck.ts";
import { places } from "./world.ts";

export type TourForm = "tour" | "excursion" | "cruise";

/** What a tour is, before any word, date or price of it. */
export interface TourPlan {
  /** From 0; the seed of everything random about the tour. */
  ordinal: number;
  form: TourForm;
  place: PlaceSeed;
  second: PlaceSeed | null;
  kind: string;
  kinds: string[];
  stops: Stop[];
  days: number;
  nights: number;
  /** Of an excursion; else 0. */
  hours: number;
  /** Months of the year with departures, in the order of the season. */
  months: number[];
  season: Season | null;
  comfort: Comfort[];
  /** The first is where most nights are spent; none on an excursion. */
  lodging: readonly Night[];
  difficulty: number;
  minAge: number;
  groupSize: number;
}

/** Excursions keep to sights that a morning reaches. */
const excursionKm = 60;

/** Farther than this nobody drives there and back in a day. */
export const dayTripKm = 110;

/** From farther than this the last day is for the way back. */
const farFromHomeKm = 110;

/** In percent of the catalogue; the rest are tours of days. */
const excursionShare = 14;
const cruiseShare = 10;

const isExcursionKind = (kind: string) => factsOf(kind).isExcursion;
const isTourKind = (kind: string) => kind !== "cruises";

/** These need no sights of their own: any place will do for them. */
const anywhere = new Set(["sightseeing", "photo", "family", "festive", "wellness"]);

export const isAnywhere = (kind: string) => anywhere.has(kind) || kind === "cruises";

/** The kinds a place offers in one form, none of them out of season or without anything to do. */
function kindsOf(place: PlaceSeed, form: TourForm): string[] {
  const isPossible = (kind: string) =>
    anywhere.has(kind) || place.sights.some((sight) => sight.kinds.includes(kind));
  const kinds = place.kinds.filter((kind) => isPossible(kind) && monthsFor(kind, place).length > 0);
  if (form === "cruise") return isPort(place) ? kinds.filter((kind) => kind === "cruises") : [];
  return kinds.filter(form === "excursion" ? isExcursionKind : isTourKind);
}

function nearSights(place: PlaceSeed): number {
  return place.sights.filter((sight) => sight.km <= excursionKm).length;
}

/** Fame is a mark of 1 to 100; people travel far less evenly: a dozen places hold about half of the tours. */
const weightOf = (place: PlaceSeed) => place.fame ** 4;

/** Plans tours one after another; the same seed plans the same tours. */
export function createPlanner(seed: string): () => TourPlan {
  const ofForm = (form: TourForm) => places.filter((place) => kindsOf(place, form).length > 0);
  const turns = {
    tour: smoothTurns(ofForm("tour"), weightOf),
    excursion: smoothTurns(
      ofForm("excursion").filter((place) => nearSights(place) >= 2),
      weightOf,
    ),
    cruise: smoothTurns(ofForm("cruise"), weightOf),
  };
  const forms = smoothTurns(
    [
      { form: "tour", share: 100 - excursionShare - cruiseShare },
      { form: "excursion", share: excursionShare },
      { form: "cruise", share: cruiseShare },
    ] as const,
    ({ share }) => share,
  );
  const kindTurns = new Map<string, () => string>();
  let ordinal = -1;
  return () => {
    ordinal += 1;
    const random = createRandom(`${seed}/plan/${ordinal}`);
    const { form } = forms();
    const place = turns[form]();
    const key = `${form}/${place.slug}`;
    // What a place is best known for is listed first and offered most.
    const kinds = kindsOf(place, form);
    const nextKind =
      kindTurns.get(key) ?? smoothTurns(kinds, (kind) => 1.6 - kinds.indexOf(kind) / kinds.length);
    kindTurns.set(key, nextKind);
    return planTour(random, ordinal, form, place, nextKind());
  };
}

function planTour(
  random: Random,
  ordinal: number,
  form: TourForm,
  place: PlaceSeed,
  kind: string,
): TourPlan {
  const facts = factsOf(kind);
  const months = departureMonths(random, monthsFor(kind, place));
  const route =
    form === "excursion"
      ? excursionRoute(random, place, kind, months)
      : tourRoute(random, place, kind, months);
  const level = comfortFor(random);
  const comfort = [level];
  const better = comfortLevels[comfortLevels.indexOf(level) + 1];
  if (form === "cruise" && better) comfort.push(better);
  const [fewest, most] = facts.group;
  const isFewer = form === "excursion" && random.chance(0.4);
  return {
    ordinal,
    form,
    place,
    ...route,
    kind,
    kinds: kindsAround(random, place, kind, route.stops),
    months,
    season: commonSeason(months, place.lat),
    comfort: form === "excursion" ? ["base"] : comfort,
    lodging: form === "excursion" ? [] : nightsFor(random, roofOf(place, kind), level),
    difficulty: form === "excursion" ? 1 : random.int(...facts.difficulty),
    minAge: pickFrom(random, facts.minAge),
    groupSize: evenly(isFewer ? random.int(4, 8) : random.int(fewest, most), form),
  };
}

/** In a city even a family sleeps in a hotel and not at a lodge. */
function roofOf(place: PlaceSeed, kind: string): KindFacts["lodging"] {
  const { lodging } = factsOf(kind);
  return lodging === "country" && place.kinds.includes("city") ? "town" : lodging;
}

/** Ships are sold by the dozen, groups by the seats of a van. */
function evenly(seats: number, form: TourForm): number {
  return form === "cruise" ? Math.round(seats / 10) * 10 : seats;
}

type Route = Pick<TourPlan, "second" | "stops" | "days" | "nights" | "hours">;

function excursionRoute(random: Random, place: PlaceSeed, kind: string, months: number[]): Route {
  const count = random.int(2, 4);
  const stops = chooseSights(random, place, kind, months, count, excursionKm);
  const farthest = Math.max(...stops.map(({ sight }) => sight.km));
  const hours = Math.min(10, Math.round(stops.length * 1.2 + farthest / 12));
  return { second: null, stops, days: 0, nights: 0, hours: Math.max(2, hours) };
}

function tourRoute(random: Random, place: PlaceSeed, kind: string, months: number[]): Route {
  const facts = factsOf(kind);
  const [shortest, longest] = facts.days;
  const isCruise = kind === "cruises";
  const onward = isCruise ? upOrDownstream(place, places) : [];
  // A ship with two calls to make is not away for a week.
  const most = isCruise && onward.length === 0 ? Math.min(longest, portsOf(place) * 2) : longest;
  const wanted = random.int(Math.min(isCruise && onward.length > 0 ? 5 : shortest, most), most);
  const second = isCruise
    ? onward.length > 0 && (portsOf(place) < 2 || random.chance(0.75))
      ? pickFrom(random, onward)
      : null
    : secondPlace(random, place, facts.moves && wanted >= 6);
  const reach = isCruise ? shoreKm : facts.moves ? Infinity : dayTripKm;
  const first = chooseSights(
    random,
    place,
    kind,
    months,
    second ? Math.ceil(wanted * 0.6) : wanted,
    reach,
  );
  const stops = second
    ? [...first, ...chooseSights(random, second, kind, months, Math.ceil(wanted * 0.5), reach)]
    : first;
  const days = Math.max(2, Math.min(wanted, stops.length + 1));
  // Nobody wants to walk in the morning and then drive home all day.
  const last = stops.at(-1);
  const isFar = last !== undefined && distanceKm(place.meeting, last.sight) > farFromHomeKm;
  const fewer = isFar ? Math.max(2, days - 1) : stops.length;
  while (stops.length > fewer) stops.splice(random.int(1, stops.length - 2), 1);
  return { second, stops, days, nights: days - 1, hours: 0 };
}

function secondPlace(random: Random, place: PlaceSeed, isLong: boolean): PlaceSeed | null {
  const neighbours = isLong ? neighboursOf(place, places) : [];
  return neighbours.length > 0 && random.chance(0.35) ? pickFrom(random, neighbours) : null;
}

/** Half of the tours run all through the place's season, the others in a part of it. */
function departureMonths(random: Random, months: readonly number[]): number[] {
  const run = monthRun(months);
  const isWhole = months.length < 3 || random.chance(0.4);
  if (isWhole) return [...months];
  const length = Math.min(run.length, random.int(2, 5));
  const from = random.int(0, run.length - length);
  return run.slice(from, from + length);
}

/** The tour's own kind and what is done at its stops besides. */
function kindsAround(
  random: Random,
  place: PlaceSeed,
  kind: string,
  stops: readonly Stop[],
): string[] {
  const beside = new Set(
    stops.flatMap(({ sight }) => sight.kinds).filter((other) => isTourKind(other)),
  );
  beside.delete(kind);
  // A ski or festive programme is not done in passing.
  for (const own of ["skiing", "festive", "diving", "surfing", "wellness"]) beside.delete(own);
  const offered = [...beside].filter((other) => place.kinds.includes(other));
  return [kind, ...offered.filter(() => random.chance(0.6)).slice(0, 2)];
}
