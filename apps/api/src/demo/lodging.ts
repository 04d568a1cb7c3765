import { comfortLevels } from "@tropa/domain/search-filter";
import type { Random } from "../images/random.ts";
import type { KindFacts } from "./kind-facts.ts";
import { pickFrom } from "./text/deck.ts";

export type Comfort = (typeof comfortLevels)[number];

/** Where a night is spent. "ship" is not among the accommodation kinds of the documents. */
export type Night = "camp-site" | "guest-house" | "cabin" | "hotel" | "tent" | "ship";

/** The first is where most nights are spent. */
const nights: Record<KindFacts["lodging"], Record<Comfort, readonly (readonly Night[])[]>> = {
  wild: {
    base: [["tent"], ["tent", "camp-site"]],
    base_plus: [
      ["tent", "guest-house"],
      ["camp-site", "tent"],
    ],
    medium: [["guest-house", "tent"], ["camp-site"], ["guest-house"]],
    improved: [["guest-house", "cabin"], ["cabin"]],
    premium: [
      ["hotel", "cabin"],
      ["cabin", "hotel"],
    ],
  },
  country: {
    base: [["camp-site"], ["guest-house"]],
    base_plus: [["guest-house"], ["camp-site", "guest-house"]],
    medium: [["guest-house"], ["guest-house", "hotel"], ["cabin", "guest-house"]],
    improved: [["hotel", "guest-house"], ["cabin"], ["hotel"]],
    premium: [["hotel"], ["hotel", "cabin"]],
  },
  town: {
    base: [["guest-house"]],
    base_plus: [["guest-house"], ["hotel"]],
    medium: [["hotel"], ["guest-house"]],
    improved: [["hotel"]],
    premium: [["hotel"]],
  },
  ship: {
    base: [["ship"]],
    base_plus: [["ship"]],
    medium: [["ship"]],
    improved: [["ship"]],
    premium: [["ship"]],
  },
};

export function nightsFor(
  random: Random,
  lodging: KindFacts["lodging"],
  comfort: Comfort,
): readonly Night[] {
  return pickFrom(random, nights[lodging][comfort]);
}

/** The documents' accommodation kinds of these nights. */
export function accommodationOf(kinds: readonly Night[]): string[] {
  if (kinds.length === 0) return ["not-set"];
  return kinds.map((night) => (night === "ship" ? "not-set" : night));
}

/** Shares of the comfort levels among a hundred tours, lowest first. */
const comfortShares = [16, 24, 36, 17, 7];

export function comfortFor(random: Random): Comfort {
  let left = random.next() * 100;
  for (const [index, share] of comfortShares.entries()) {
    left -= share;
    if (left < 0) return comfortLevels[index] ?? "medium";
  }
  return "medium";
}
