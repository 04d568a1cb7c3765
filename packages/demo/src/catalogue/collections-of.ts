import type { TourPlan } from "../tours/plan.ts";
import { collections } from "@tropa/geography/world";

/** Ids of the collections whose conditions a tour meets. */
export function collectionsOf(plan: TourPlan): number[] {
  const matching = collections.filter(({ matches }) => {
    const { kinds, places, months, minDays, maxDays, cruise } = matches;
    const isCruise = plan.form === "cruise";
    return (
      (!kinds || kinds.some((kind) => plan.kinds.includes(kind))) &&
      (!places || places.includes(plan.place.slug)) &&
      (!months || months.some((month) => plan.months.includes(month))) &&
      // Excursions do not count as weekend trips.
      (minDays === undefined || plan.days >= minDays) &&
      (maxDays === undefined || (plan.days > 0 && plan.days <= maxDays)) &&
      (cruise === undefined || cruise === isCruise)
    );
  });
  return matching.map(({ id }) => id);
}
