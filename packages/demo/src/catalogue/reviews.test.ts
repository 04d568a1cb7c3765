import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./generate.ts";
import { itineraryOf } from "../tours/itinerary.ts";
import { createPlanner } from "../tours/tour-plan.ts";
import type { TourPlan } from "../tours/plan.ts";

const tours = 900;

/** What a review must not speak of on a tour that has no such thing. */
const impossible: Record<string, { words: RegExp; isThere: (plan: TourPlan) => boolean }> = {
  "a drive": {
    words: /водител|в машине|van is full|driver|Fahrer|司机/i,
    isThere: (plan) =>
      itineraryOf(plan).some((day) => [...day.stops, day].some((part) => hasCar(part))),
  },
  children: {
    words: /ребёнк|teenager|als Familie|Для детей/i,
    isThere: (plan) => plan.minAge <= 10,
  },
  "a third day": { words: /третьему дню|day three/i, isThere: (plan) => plan.days >= 3 },
  "a night": {
    words: /ночевали|завтраки|горячая вода|beds were|hot water|Unterkünfte|热水/i,
    isThere: (plan) => plan.nights > 0,
  },
  "a journey": {
    words: /отпуск|за эти дни|first day was too long/i,
    isThere: (plan) => plan.days > 0,
  },
  "a small group": {
    words: /группа была небольшая|small group|kleine Gruppe|人少/i,
    isThere: (plan) => plan.groupSize <= 12,
  },
};

function hasCar(part: object): boolean {
  const leg = "leg" in part ? part.leg : "back" in part ? part.back : null;
  return typeof leg === "object" && leg !== null && "way" in leg && leg.way === "car";
}

describe.each(["tropa", "one", "two"])("with the seed %s", (seed) => {
  it("reviews mention only what their tour has", () => {
    const plans = Array.from({ length: tours }, createPlanner(seed));
    const reviews = [...demoCatalogue({ seed, today: "2026-11-21", tours }).review];
    expect(reviews.length).toBeGreaterThan(3000);
    const wrong = reviews.flatMap(({ tour_id: id, text }) => {
      const plan = plans[id - 1];
      return Object.entries(impossible).flatMap(([what, { words, isThere }]) =>
        plan && words.test(text) && !isThere(plan) ? [`${id} ${plan.form}, ${what}: ${text}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });
});
