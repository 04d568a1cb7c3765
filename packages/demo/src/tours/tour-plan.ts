import type { TourForm, TourPlan } from "./plan.ts";
import { comfortLevels } from "@tropa/domain/discovery/tour-fields/field-values";
import { createRandom, type Random } from "../random.ts";
import { dayTripKm } from "./geography.ts";
import { factsOf, monthsFor, type KindFacts } from "./kind-facts.ts";
import { isBearable, withoutHardDays } from "./day-limits.ts";
import { isMoving, itineraryOf } from "./itinerary.ts";
import { comfortFor, kindsOfNights, nightsFor } from "./lodging.ts";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import { commonSeason, monthRun } from "./season.ts";
import { smoothTurns } from "./smooth-turns.ts";
import type { Stop } from "./stops.ts";
import { excursionKm, excursionRoute, tourRoute } from "./tour-route.ts";
import { voyageOf } from "./voyage.ts";
import { isPort } from "./waterways.ts";
import { pickFrom } from "../text/deck.ts";
import { places } from "@tropa/geography/world";

/** Shares of the catalogue in percent; the rest are tours of several days. */
const excursionShare = 14;
const cruiseShare = 10;

const isExcursionKind = (kind: string) => factsOf(kind).isExcursion;
const isTourKind = (kind: string) => kind !== "cruises";

/** Kinds that need no sights of their own. */
const anywhere = new Set(["sightseeing", "photo", "family", "festive", "wellness"]);

/** Whether a kind needs no sights of its own. */
export const isAnywhere = (kind: string) => anywhere.has(kind) || kind === "cruises";

/** Kinds of tours that a place can offer in one form, in season and with sights. */
function kindsOf(place: PlaceSeed, form: TourForm): string[] {
  const isPossible = (kind: string) =>
    anywhere.has(kind) ||
    place.sights.some(
      ({ kinds: done, km }) =>
        done.includes(kind) && (form === "excursion" || factsOf(kind).moves || km <= dayTripKm),
    );
  const kinds = place.kinds.filter((kind) => isPossible(kind) && monthsFor(kind, place).length > 0);
  if (form === "cruise")
    return isPort(place, places) ? kinds.filter((kind) => kind === "cruises") : [];
  return kinds.filter(form === "excursion" ? isExcursionKind : isTourKind);
}

function nearSights(place: PlaceSeed): number {
  return place.sights.filter((sight) => sight.km <= excursionKm).length;
}

/** Weight of a place: fame (1 to 100) is raised so that a dozen places have about half of the tours. */
const weightOf = (place: PlaceSeed) => place.fame ** 4;

/** Returns a function that plans tours one after another; deterministic by seed. */
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
    // A place's first kinds are its best known ones and are offered most.
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
  const voyage = form === "cruise" ? voyageOf(random, place, route.second) : null;
  const bare: TourPlan = {
    ordinal,
    form,
    place,
    ...route,
    kind,
    kinds: kindsAround(random, place, kind, route.stops),
    months,
    season: commonSeason(months, place.lat),
    comfort: form === "excursion" ? ["base"] : comfort,
    nightly: [],
    lodging: [],
    voyage,
    difficulty: form === "excursion" ? 1 : pickFrom(random, facts.difficulty),
    minAge: pickFrom(random, facts.minAge),
    groupSize: voyage?.ship.passengers ?? (isFewer ? random.int(4, 8) : random.int(fewest, most)),
  };
  const plan = withoutHardDays(bare);
  // If its only sights are out of season or too far, the tour becomes sightseeing.
  if (form === "tour" && kind !== "sightseeing" && !isWorthIt(plan))
    return planTour(random.fork("sightseeing"), ordinal, form, place, "sightseeing");
  const nightly = nightsFor(random, roofOf(place, kind), level, plan.nights, isMoving(plan));
  return { ...plan, nightly, lodging: kindsOfNights(nightly) };
}

/** Whether a tour reaches sights of its kind within realistic days. */
function isWorthIt(plan: TourPlan): boolean {
  const { kind, stops } = plan;
  const isThere = isAnywhere(kind) || stops.some(({ sight }) => sight.kinds.includes(kind));
  return isThere && itineraryOf(plan).every((day) => isBearable(kind, day));
}

/** In cities even family tours stay in hotels. */
function roofOf(place: PlaceSeed, kind: string): KindFacts["lodging"] {
  const { lodging } = factsOf(kind);
  return lodging === "country" && place.kinds.includes("city") ? "town" : lodging;
}

/** Half of the tours run all season, the others in a part of it. */
function departureMonths(random: Random, months: readonly number[]): number[] {
  const run = monthRun(months);
  const isWhole = months.length < 3 || random.chance(0.4);
  if (isWhole) return [...months];
  const length = Math.min(run.length, random.int(2, 5));
  const from = random.int(0, run.length - length);
  return run.slice(from, from + length);
}

/** The tour's kind and the activities at its stops. */
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
  // Activities that are not done in passing.
  for (const own of ["skiing", "festive", "diving", "surfing", "wellness"]) beside.delete(own);
  const offered = [...beside].filter((other) => place.kinds.includes(other));
  return [kind, ...offered.filter(() => random.chance(0.6)).slice(0, 2)];
}
