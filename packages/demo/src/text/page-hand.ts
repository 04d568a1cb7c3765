import type { PriceLists } from "@tropa/domain/discovery/tour-content";
import type { Locale } from "@tropa/domain/locale";
import type { Random } from "../random.ts";
import type { Leg } from "../tours/itinerary.ts";
import type { Stop } from "../tours/stops.ts";
import type { TourPlan } from "../tours/plan.ts";
import type { Deck, Slots } from "./deck.ts";
import type { KindWords } from "./phrases/kind-words.ts";
import type { PageWords } from "./phrases/page-words.ts";

/** How a language names what a page speaks of. */
export interface Tongue {
  language: Locale;
  words: PageWords;
  slots: Slots;
  /** What stands between two sentences, and between two names in the title of a day. */
  space: string;
  dash: string;
  /** What ends a sentence. */
  stop: string;
  /** At the start of a sentence and inside one. */
  name: (stop: Stop) => string;
  fullName: (stop: Stop) => string;
  inside: (stop: Stop) => string;
  note: (stop: Stop) => string;
  travel: (leg: Leg) => Slots;
  food: string;
  meeting: string;
  meetingInside: string;
  meetingShort: string;
  /** What the price holds and what it does not. */
  prices: (hand: PageHand) => PriceLists;
}

export interface PageHand {
  plan: TourPlan;
  random: Random;
  deck: Deck;
  tongue: Tongue;
  kind: KindWords;
  clock: Slots;
}
