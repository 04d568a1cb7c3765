import { join } from "node:path";
import { difficulties } from "@tropa/domain/discovery/tour-fields/field-values";
import type { Difficulty } from "@tropa/domain/discovery/tour-fields/field-values";
import { months, readTable, words } from "@tropa/geography/notation/table";
import { dataFolder } from "../data/data-folder.ts";

/** Facts about a kind of tour. */
export interface KindFacts {
  /** Shortest and longest usual duration, days. */
  days: readonly [number, number];
  /** Months of the season outside the subtropics; null for all year. */
  months: readonly number[] | null;
  /** True if the months also apply south of 35°, where otherwise there is no limit. */
  isMonthsBoundEverywhere: boolean;
  difficulty: readonly Difficulty[];
  minAge: readonly number[];
  group: readonly [number, number];
  /** Price factor relative to sightseeing at the same place. */
  price: number;
  lodging: "wild" | "country" | "town" | "ship";
  /** Moves on every day instead of returning to one base. */
  moves: boolean;
  /** Can also be an excursion of a few hours. */
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
      difficulty: difficulties.filter(
        (level) => level >= Number(row.difficulty_min) && level <= Number(row.difficulty_max),
      ),
      minAge: words(row.min_age).map(Number),
      group: [Number(row.group_min), Number(row.group_max)],
      price: Number(row.price),
      lodging: lodgingOf(row.lodging),
      moves: row.moves === "yes",
      isExcursion: row.excursion === "yes",
    },
  ]),
);

/** Returns the facts of a kind. Throws for an unknown kind. */
export function factsOf(kind: string): KindFacts {
  const found = facts.get(kind);
  if (!found) throw new Error(`No facts of the kind "${kind}"`);
  return found;
}

/** South of this latitude winter is no obstacle. */
const mild = 35;

/** Returns the months of a place's season in which a kind of tour is offered. */
export function monthsFor(
  kind: string,
  place: { months: readonly number[]; lat: number },
): number[] {
  const { months: bound, isMonthsBoundEverywhere } = factsOf(kind);
  if (!bound || (Math.abs(place.lat) < mild && !isMonthsBoundEverywhere)) return [...place.months];
  // On the southern hemisphere seasons are reversed, but not New Year.
  const isTurned = place.lat < 0 && kind !== "festive";
  const local = isTurned ? bound.map((month) => ((month + 5) % 12) + 1) : bound;
  return place.months.filter((month) => local.includes(month));
}
