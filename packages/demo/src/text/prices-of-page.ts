import type { PriceLists } from "@tropa/domain/discovery/tour-content";
import { boardOf } from "../tours/itinerary.ts";
import { wordsOfKind } from "./phrases/kind-words.ts";
import type { PageHand } from "./page-hand.ts";
import type { PricedPageWords } from "./phrases/page-words.ts";

/** Returns a function that draws what the price includes and excludes, from a language's phrases. */
export function priceListsDrawer(words: PricedPageWords): (hand: PageHand) => PriceLists {
  return (hand) => ({
    included: [...new Set(includedOf(hand, words))],
    excluded: excludedOf(hand, words),
  });
}

function includedOf({ deck, plan }: PageHand, { included, kinds }: PricedPageWords): string[] {
  if (plan.form === "excursion") return deck.drawMany(included.excursion, 3);
  return [
    ...plan.lodging.map((night) => included.night[night]),
    ...included.meals[boardOf(plan)],
    ...deck.drawMany(wordsOfKind(kinds, plan.kind).included, 3),
    ...deck.drawMany(included.tour, 3),
  ];
}

function excludedOf({ deck, plan }: PageHand, { excluded, kinds }: PricedPageWords): string[] {
  if (plan.form === "excursion") return deck.drawMany(excluded.excursion, 3);
  return [
    ...deck.drawMany(excluded.tour, 3),
    ...deck.truthful(wordsOfKind(kinds, plan.kind).excluded),
  ];
}
