import type { Language } from "@tropa/geography/notation/place-seed";
import type { PriceLists } from "@tropa/domain/discovery/tour-content";
import type { Random } from "../random.ts";
import type { Leg } from "../tours/itinerary.ts";
import type { Stop } from "../tours/stops.ts";
import type { TourPlan } from "../tours/plan.ts";
import type { Deck, Slots } from "./deck.ts";
import type { KindWords } from "./phrases/kind-words.ts";
import type { PageWords } from "./phrases/page-words.ts";

/** A language's rules and names for writing a page. */
export interface Tongue {
  language: Language;
  words: PageWords;
  slots: Slots;
  /** Separates sentences, and names in the title of a day. */
  space: string;
  dash: string;
  /** Ends a sentence. */
  stop: string;
  /** Name of a stop at the start of a sentence, and inside one. */
  name: (stop: Stop) => string;
  fullName: (stop: Stop) => string;
  inside: (stop: Stop) => string;
  note: (stop: Stop) => string;
  travel: (leg: Leg) => Slots;
  food: string;
  meeting: string;
  meetingInside: string;
  meetingShort: string;
  /** What the price includes and excludes. */
  prices: (hand: PageHand) => PriceLists;
}

/** Everything needed to write the page of one tour in one language. */
export interface PageHand {
  plan: TourPlan;
  random: Random;
  deck: Deck;
  tongue: Tongue;
  kind: KindWords;
  clock: Slots;
}
