import { comfortLevels } from "@tropa/domain/discovery/tour-fields/field-values";
import type { AccommodationKind } from "@tropa/domain/discovery/tour-fields/field-values";
import type { Random } from "../random.ts";
import type { KindFacts } from "./kind-facts.ts";
import { pickFrom } from "../text/deck.ts";

export type Comfort = (typeof comfortLevels)[number];

/** Where a night is spent. The filter has no accommodation kind for "ship". */
export type Night = "camp-site" | "guest-house" | "cabin" | "hotel" | "tent" | "ship";

/** Usual accommodation, followed by the second one of tours that have two. */
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

/** Tours with fewer nights stay in one place. */
const fewestToChange = 3;

/**
 * Returns the accommodation of each night. Tent tours have a roof on the first and last night;
 * others change at most once, before the end, and not if the group has one base.
 */
export function nightsFor(
  random: Random,
  lodging: KindFacts["lodging"],
  comfort: Comfort,
  count: number,
  moves: boolean,
): Night[] {
  const [usual = "hotel", other = usual] = pickFrom(random, nights[lodging][comfort]);
  if (count < fewestToChange || !moves) return Array.from({ length: count }, () => usual);
  const changedFrom = count - Math.max(1, Math.floor(count * 0.3));
  return Array.from({ length: count }, (_, night) => {
    const isEdge = night === 0 || night === count - 1;
    const isOther = usual === "tent" ? isEdge : night >= changedFrom;
    return isOther ? other : usual;
  });
}

/** Returns the distinct kinds of nights, most frequent first. */
export function kindsOfNights(nightly: readonly Night[]): Night[] {
  const counts = Map.groupBy(nightly, (night) => night);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([night]) => night);
}

/** Returns the filter's accommodation kinds of these nights. */
export function accommodationOf(kinds: readonly Night[]): AccommodationKind[] {
  if (kinds.length === 0) return ["not-set"];
  return kinds.map((night) => (night === "ship" ? "not-set" : night));
}

/** Shares of comfort levels in percent, lowest first. */
const comfortShares = [16, 24, 36, 17, 7];

/** Draws a comfort level. */
export function comfortFor(random: Random): Comfort {
  let left = random.next() * 100;
  for (const [index, share] of comfortShares.entries()) {
    left -= share;
    if (left < 0) return comfortLevels[index] ?? "medium";
  }
  return "medium";
}
