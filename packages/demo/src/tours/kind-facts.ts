/** When a kind of rest is possible; months are of the northern hemisphere. */
const winter = [11, 12, 1, 2, 3, 4];
const festive = [12, 1];
const snowless = [4, 5, 6, 7, 8, 9, 10];
const warm = [5, 6, 7, 8, 9, 10];
const summer = [6, 7, 8, 9];

export interface KindFacts {
  /** Days, from–to, of a usual tour. */
  days: readonly [number, number];
  /** Outside the subtropics only in these months; null: all year. */
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

const usual: KindFacts = {
  days: [3, 8],
  months: null,
  isMonthsBoundEverywhere: false,
  difficulty: [1, 2],
  minAge: [0, 6, 10],
  group: [6, 14],
  price: 1,
  lodging: "country",
  moves: true,
  isExcursion: false,
};

const facts: Record<string, KindFacts> = {
  hiking: {
    ...usual,
    days: [3, 9],
    months: warm,
    difficulty: [2, 4],
    minAge: [10, 12, 14],
    group: [6, 12],
    price: 0.85,
    lodging: "wild",
  },
  mountaineering: {
    ...usual,
    days: [5, 10],
    months: summer,
    difficulty: [3, 4],
    minAge: [14, 16, 18],
    group: [4, 8],
    price: 1.2,
    lodging: "wild",
  },
  rafting: {
    ...usual,
    days: [2, 7],
    months: summer,
    difficulty: [2, 4],
    minAge: [10, 12, 14],
    group: [6, 14],
    price: 0.95,
    lodging: "wild",
  },
  beach: {
    ...usual,
    days: [5, 9],
    months: warm,
    difficulty: [1, 1],
    minAge: [0],
    price: 0.95,
    lodging: "town",
    moves: false,
  },
  cruises: {
    ...usual,
    days: [3, 9],
    months: warm,
    difficulty: [1, 1],
    minAge: [0, 6],
    group: [40, 160],
    price: 1.35,
    lodging: "ship",
  },
  sightseeing: { ...usual, days: [3, 10], group: [6, 16], isExcursion: true },
  city: {
    ...usual,
    days: [2, 4],
    difficulty: [1, 1],
    minAge: [0, 6],
    group: [6, 16],
    price: 0.95,
    lodging: "town",
    moves: false,
    isExcursion: true,
  },
  gastronomy: {
    ...usual,
    days: [2, 5],
    difficulty: [1, 1],
    minAge: [0, 6],
    group: [6, 12],
    price: 1.25,
    lodging: "town",
    moves: false,
    isExcursion: true,
  },
  wine: {
    ...usual,
    days: [2, 4],
    difficulty: [1, 1],
    minAge: [18],
    group: [6, 12],
    price: 1.35,
    moves: false,
    isExcursion: true,
  },
  photo: {
    ...usual,
    days: [3, 8],
    minAge: [12, 14, 16],
    group: [4, 8],
    price: 1.4,
    isExcursion: true,
  },
  "horse-riding": {
    ...usual,
    days: [3, 7],
    months: snowless,
    difficulty: [2, 3],
    minAge: [10, 12, 14],
    group: [4, 10],
    price: 1.1,
    lodging: "wild",
  },
  cycling: {
    ...usual,
    days: [3, 7],
    months: snowless,
    difficulty: [2, 3],
    minAge: [10, 14],
    group: [4, 12],
    price: 0.9,
    isExcursion: true,
  },
  offroad: {
    ...usual,
    days: [2, 8],
    group: [4, 12],
    minAge: [6, 8, 10],
    price: 1.3,
    isExcursion: true,
  },
  yachting: {
    ...usual,
    days: [4, 8],
    months: warm,
    difficulty: [1, 2],
    minAge: [6, 8, 10],
    group: [6, 10],
    price: 1.35,
    lodging: "ship",
  },
  surfing: {
    ...usual,
    days: [5, 9],
    months: warm,
    difficulty: [2, 3],
    minAge: [10, 12, 14],
    group: [4, 10],
    lodging: "town",
    moves: false,
  },
  diving: {
    ...usual,
    days: [4, 8],
    months: warm,
    difficulty: [2, 3],
    minAge: [10, 12, 14],
    group: [4, 8],
    price: 1.35,
    lodging: "town",
    moves: false,
  },
  skiing: {
    ...usual,
    days: [4, 8],
    months: winter,
    isMonthsBoundEverywhere: true,
    difficulty: [2, 3],
    minAge: [6, 8, 10],
    group: [6, 12],
    price: 1.25,
    moves: false,
  },
  "dog-sledding": {
    ...usual,
    days: [2, 5],
    months: winter,
    isMonthsBoundEverywhere: true,
    difficulty: [1, 3],
    minAge: [6, 8, 10],
    group: [4, 10],
    price: 1.45,
    moves: false,
  },
  safari: {
    ...usual,
    days: [3, 8],
    minAge: [6, 8, 10],
    group: [4, 8],
    price: 1.35,
  },
  ethnographic: {
    ...usual,
    days: [2, 7],
    difficulty: [1, 2],
    minAge: [0, 6],
    group: [6, 14],
    isExcursion: true,
  },
  wellness: {
    ...usual,
    days: [3, 7],
    difficulty: [1, 1],
    minAge: [14, 16],
    group: [6, 14],
    price: 1.1,
    moves: false,
  },
  family: {
    ...usual,
    days: [3, 8],
    difficulty: [1, 1],
    minAge: [0, 4, 6],
    group: [8, 16],
    moves: false,
    isExcursion: true,
  },
  festive: {
    ...usual,
    days: [3, 6],
    months: festive,
    isMonthsBoundEverywhere: true,
    difficulty: [1, 1],
    minAge: [0, 6],
    group: [8, 16],
    price: 1.4,
    lodging: "town",
    moves: false,
    isExcursion: true,
  },
};

export function factsOf(kind: string): KindFacts {
  return facts[kind] ?? usual;
}

/** Below this latitude winter stops no tour. */
const mild = 35;

/** In which of the place's months a kind of rest is offered. */
export function monthsFor(
  kind: string,
  place: { months: readonly number[]; lat: number },
): number[] {
  const { months, isMonthsBoundEverywhere } = factsOf(kind);
  if (!months || (Math.abs(place.lat) < mild && !isMonthsBoundEverywhere)) return [...place.months];
  // New Year is in December on both sides of the equator; snow and heat are not.
  const isTurned = place.lat < 0 && kind !== "festive";
  const local = isTurned ? months.map((month) => ((month + 5) % 12) + 1) : months;
  return place.months.filter((month) => local.includes(month));
}
