import { join } from "node:path";
import { months, readTable, words } from "@tropa/geography/notation/table";
import { dataFolder } from "../data/data-folder.ts";

export interface KindFacts {
  /** Days, from–to, of a usual tour. */
  days: readonly [number, number];
  /** Outside the subtropics only in these months, as in the north; null: all year. */
  months: readonly number[] | null;
  /** South of 35° the sea is warm and the passes are dry in other months too, so the limit is dropped. */
  isMonthsBoundEverywhere: boolean;
  difficulty: readonly [number, number];
  minAge: readonly number[];
  group: readonly [number, number];
  /** Against a sightseeing tour of the same place and length. */
  price: number;
  lodging: "wild" | "country" | "town" | "ship";
  /** Moves on every day instead of returning to one base. */
  moves: boolean;
  /** Can be offered as an excursion of hours. */
  isExcursion: boolean;
}

const lodgings = ["wild", "country", "town", "ship"] as const;

function lodgingOf(word: string): KindFacts["lodging"] {
  const found = lodgings.find((candidate) => candidate === word);
  if (!found) throw new Error(`No such lodging: ${word}`);
  return found;
}

const facts = new Map(
  readTable(
    join(dataFolder, "kinds.csv"),
    [
      "kind",
      "days_min",
      "days_max",
      "months",
      "everywhere",
      "difficulty_min",
      "difficulty_max",
      "min_age",
      "group_min",
      "group_max",
      "price",
      "lodging",
      "moves",
      "excursion",
    ],
    { optional: ["months", "everywhere", "moves", "excursion"] },
  ).map((row): [string, KindFacts] => [
    row.kind,
    {
      days: [Number(row.days_min), Number(row.days_max)],
      months: row.months === "" ? null : months(row.months),
      isMonthsBoundEverywhere: row.everywhere === "yes",
      difficulty: [Number(row.difficulty_min), Number(row.difficulty_max)],
      minAge: words(row.min_age).map(Number),
      group: [Number(row.group_min), Number(row.group_max)],
      price: Number(row.price),
      lodging: lodgingOf(row.lodging),
      moves: row.moves === "yes",
      isExcursion: row.excursion === "yes",
    },
  ]),
);

export function factsOf(kind: string): KindFacts {
  const found = facts.get(kind);
  if (!found) throw new Error(`No facts of the kind "${kind}"`);
  return found;
}

/** Below this latitude winter stops no tour. */
const mild = 35;

/** In which of the place's months a kind of rest is offered. */
export function monthsFor(
  kind: string,
  place: { months: readonly number[]; lat: number },
): number[] {
  const { months: bound, isMonthsBoundEverywhere } = factsOf(kind);
  if (!bound || (Math.abs(place.lat) < mild && !isMonthsBoundEverywhere)) return [...place.months];
  // New Year is in December on both sides of the equator; snow and heat are not.
  const isTurned = place.lat < 0 && kind !== "festive";
  const local = isTurned ? bound.map((month) => ((month + 5) % 12) + 1) : bound;
  return place.months.filter((month) => local.includes(month));
}
