import type { accessibilityFacts } from "@tropa/domain/discovery/tour-fields/field-values";
import type { Random } from "../random.ts";
import type { TourPlan } from "./plan.ts";

type AccessibilityFact = (typeof accessibilityFacts)[number];

interface Access {
  accessibility: AccessibilityFact[];
  pets_allowed: boolean;
}

/** Returns for whom a tour is open besides its ages: easy ones, mostly in towns and on ships. */
export function accessOf(random: Random, { form, difficulty, lodging }: TourPlan): Access {
  const isOnFoot = difficulty > 1 || lodging.includes("tent");
  const accessibility: AccessibilityFact[] = [];
  if (!isOnFoot && random.chance(0.35)) {
    accessibility.push("wheelchair", "step-free");
    if (random.chance(0.5)) accessibility.push("accessible-transport");
    if (random.chance(0.7)) accessibility.push("accessible-toilet");
  }
  if (form === "excursion" && random.chance(0.12)) accessibility.push("sign-language");
  if (form === "excursion" && random.chance(0.15)) accessibility.push("hearing-loop");
  if (form === "excursion" && random.chance(0.08)) accessibility.push("audio-description");
  if (!isOnFoot && random.chance(0.25)) accessibility.push("service-dogs");
  return {
    accessibility,
    pets_allowed: form !== "cruise" && difficulty < 4 && random.chance(0.15),
  };
}
