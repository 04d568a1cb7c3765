import type { Night } from "../../tours/lodging.ts";
import type { Season } from "../../tours/season.ts";
import type { Way } from "../../tours/itinerary.ts";
import type { TourForm } from "../../tours/plan.ts";
import type { KindWords } from "../kinds/kind-words.ts";

type Pool = readonly string[];
type Questions = readonly (readonly [question: string, answer: string])[];

/** Everything a tour page is told with, in one language. */
export interface PageWords {
  kinds: Record<string, KindWords>;
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
  included: {
    tour: Pool;
    excursion: Pool;
    meals: Record<"full" | "half" | "breakfast", Pool>;
    night: Record<Night, string>;
  };
  excluded: { tour: Pool; excursion: Pool };
  bring: {
    season: Record<Season | "any", Pool>;
    common: Pool;
    night: Partial<Record<Night, Pool>>;
  };
  questions: { tour: Questions; excursion: Questions };
  /** {meeting}, {clock}, {sight}. */
  meetingPoint: { tour: Pool; atFirstSight: Pool };
  noAccommodation: string;
}
