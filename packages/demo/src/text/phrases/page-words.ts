import type { Night } from "../../tours/lodging.ts";
import type { Season } from "../../tours/season.ts";
import type { Board, Way } from "../../tours/itinerary.ts";
import type { TourForm } from "../../tours/plan.ts";
import type { KindWords, PricedKindWords, KindWithPhrases } from "./kind-words.ts";

type Pool = readonly string[];
/** Pairs of question and answer. */
type Questions = readonly (readonly string[])[];

/** All phrases for a tour's page in one language. */
export interface PageWords {
  kinds: Record<KindWithPhrases, KindWords>;
  toFirstStop: Record<Way, Pool>;
  toNextStop: Pool;
  toNextStopFar: Pool;
  meeting: Pool;
  evening: Record<Night, Pool>;
  back: Pool;
  lastDay: Pool;
  lastDayFar: Pool;
  departureTitles: Pool;
  departureTexts: Pool;
  steps: Record<"first" | "middle" | "last", Pool>;
  /** First paragraph: where. */
  route: Record<TourForm, Pool>;
  /** Second paragraph: how. */
  manner: Pool;
  mannerExcursion: Pool;
  mannerCruise: Pool;
  /** Third paragraph: when and for whom. */
  season: Record<Season | "any", Pool>;
  /** By difficulty, 1 to 4. */
  effort: Record<number, Pool>;
  highlights: {
    sight: Pool;
    food: Pool;
    group: Pool;
    aboard: Pool;
    night: Record<Night, Pool>;
    other: Pool;
  };
  nights: Record<Night, Pool>;
  nightsOne: Pool;
  bring: {
    season: Record<Season | "any", Pool>;
    common: Pool;
    night: Partial<Record<Night, Pool>>;
  };
  questions: { tour: Questions; excursion: Questions };
  /** With {meeting}, {clock} and {sight}. */
  meetingPoint: { tour: Pool; atFirstSight: Pool };
  noAccommodation: string;
}

/** Like `PageWords`, with what the price includes and excludes; other languages translate these lists. */
export interface PricedPageWords extends PageWords {
  kinds: Record<KindWithPhrases, PricedKindWords>;
  included: {
    tour: Pool;
    excursion: Pool;
    meals: Record<Board, Pool>;
    night: Record<Night, string>;
  };
  excluded: { tour: Pool; excursion: Pool };
}
