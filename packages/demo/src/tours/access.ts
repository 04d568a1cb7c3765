import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import type { Random } from "../random.ts";
import type { TourPlan } from "./plan.ts";

/** Traits that neither the plan nor the organizer decides. */
type OtherTraits = Omit<Traits, "accommodation" | "comfort" | "languages" | "difficulty">;

/** Returns for whom a tour is open besides its ages: easy ones, mostly in towns and on ships. */
export function accessOf(random: Random, { form, difficulty, lodging }: TourPlan): OtherTraits {
  const isOnFoot = difficulty > 1 || lodging.includes("tent");
  const accessibility: OtherTraits["accessibility"] = [];
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
