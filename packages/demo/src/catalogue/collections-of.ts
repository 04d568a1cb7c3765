import type { TourPlan } from "../tours/plan.ts";
import { collections } from "@tropa/geography/world";

/** Ids of the collections that a tour belongs to, by the conditions that each collection names. */
export function collectionsOf(plan: TourPlan): number[] {
  const matching = collections.filter(({ matches }) => {
    const { kinds, places, months, minDays, maxDays, cruise } = matches;
    const isCruise = plan.form === "cruise";
    return (
      (!kinds || kinds.some((kind) => plan.kinds.includes(kind))) &&
      (!places || places.includes(plan.place.slug)) &&
      (!months || months.some((month) => plan.months.includes(month))) &&
      // An excursion of hours is no weekend away.
      (minDays === undefined || plan.days >= minDays) &&
      (maxDays === undefined || (plan.days > 0 && plan.days <= maxDays)) &&
      (cruise === undefined || cruise === isCruise)
    );
  });
  return matching.map(({ id }) => id);
}
