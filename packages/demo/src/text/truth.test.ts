import { languages } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { describe, expect, it } from "vitest";
import type { TourContent } from "@tropa/domain/discovery/tour-content";
import { demoCatalogue } from "../catalogue/generate.ts";
import { itineraryOf, type Leg, type Way } from "../tours/itinerary.ts";
import type { Night } from "../tours/lodging.ts";
import { contentOf } from "./content.ts";
import { createPlanner } from "../tours/tour-plan.ts";
import type { TourPlan } from "../tours/plan.ts";
import { createRandom } from "../random.ts";

/** What a page says has to be true of its tour, whatever the seed. */
const today = "2026-11-21";
const seeds = ["tropa", "one", "two"];
const planned = 1200;
const written = 350;

const plansOf = (seed: string, count: number): TourPlan[] =>
  Array.from({ length: count }, createPlanner(seed));

/** Everything a page says but the food and the notes of sights, which speak of the place and not of the tour. */
function textOf(page: TourContent, plan: TourPlan): string {
  const { description, highlights, included, excluded, what_to_bring: bring, questions } = page;
  let text = [
    ...[description, highlights, included, excluded, bring].flat(),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...page.programme.map((day) => day.text),
    page.accommodation_text,
  ].join("\n");
  for (const locale of languages) {
    text = text.replaceAll(plan.place.food[locale], "");
    for (const { sight } of plan.stops)
      for (const own of [sight.note[locale], sight.name[locale]]) text = text.replaceAll(own, "");
  }
  return text;
}

/** How each kind of night is spoken of. */
const nightWords: Record<Night, RegExp> = {
  tent: /палатк|спальник|\btents?\b|sleeping bag|zelte?n?\b|schlafs[aä]ck|帐篷|睡袋/i,
  "guest-house": /гостев(ой|ых|ом|ые) дом|guest houses?|gästeh[aä]us|民宿/i,
  hotel: /гостиниц|отел(ь|я|е)\b|\bhotels?\b|酒店/i,
  "camp-site": /турбаз|\blodge\b|营地/i,
  cabin: /домик|wooden cabins?|in cabins|each cabin has|hütte|木屋/i,
  ship: /кают|на борту|on board|aboard|cabins with a window|kabine|an bord|舱|船上/i,
};

const kmADay: Partial<Record<Way, number>> = { foot: 22, horse: 40, bicycle: 80 };

/** What is asked of every plan or page is gathered first: a hundred thousand assertions would take minutes. */
describe.each(seeds)("with the seed %s", (seed) => {
  const catalogue = demoCatalogue({ seed, today, tours: planned });
  const tours = [...catalogue.tour];
  const dates = Map.groupBy(catalogue.tour_date, (date) => date.tour_id);
  const plans = plansOf(seed, planned);
  const pages = plans.slice(0, written).flatMap((plan) => {
    const body = contentOf(plan, createRandom(`${seed}/content/${plan.ordinal}`));
    return languages.flatMap((locale) => {
      const page = body[locale];
      const where = `${locale} ${plan.ordinal} ${plan.place.slug} ${plan.kind}`;
      return page ? [{ where, locale, plan, page, text: textOf(page, plan) }] : [];
    });
  });

  it("discounts at most a fifth of the departures of every form of tour", () => {
    const forms = Map.groupBy(tours, ({ type, is_cruise: isCruise }) => `${type} ${isCruise}`);
    expect(forms.size).toBe(3);
    for (const group of [tours, ...forms.values()]) {
      const all = group.flatMap(({ id }) => dates.get(id) ?? []);
      const reduced = all.filter((date) => date.price_without_discount_minor !== null);
      expect(reduced.length).toBeGreaterThan(0);
      expect(reduced.length / all.length).toBeLessThanOrEqual(0.2);
      const cards = group.filter((row) => row.price_without_discount_minor !== null);
      expect(cards.length / group.length).toBeLessThanOrEqual(0.25);
    }
  });

  it("gives every tour a unique title", () => {
    for (const locale of languages) {
      const seen = Map.groupBy(tours, (tour) => tour.title[locale]);
      expect([...seen].filter(([, same]) => same.length > 1).map(([title]) => title)).toEqual([]);
    }
  });

  it("agrees in nights, days and programme", () => {
    for (const { form, days, nights, nightly, hours } of plans) {
      const isExcursion = form === "excursion";
      expect(nights).toBe(isExcursion ? 0 : days - 1);
      expect(nightly).toHaveLength(nights);
      expect(hours > 1).toBe(isExcursion);
    }
    const wrong = plans.filter((plan) => {
      const told = itineraryOf(plan).map(({ day, night }) => `${day} ${night}`);
      const asked = Array.from(
        { length: plan.days || plan.stops.length },
        (_, index) => `${index + 1} ${plan.nightly[index] ?? null}`,
      );
      return told.join() !== asked.join();
    });
    expect(wrong).toEqual([]);
    const late = tours.filter(({ id, duration_nights: nights }) =>
      dates.get(id)?.some((date) => date.ends_on !== addDays(date.starts_on, nights)),
    );
    expect(late).toEqual([]);
  });

  it("keeps each day within the kilometres and hours of its way of travel", () => {
    const wrong: string[] = [];
    for (const plan of plans) {
      const mostHours = plan.form === "excursion" ? plan.hours / 2 : 8;
      for (const day of itineraryOf(plan)) {
        const legs: Leg[] = [...day.stops.map(({ leg }) => leg), day.back].filter(
          (leg) => leg !== null,
        );
        const where = `${plan.ordinal} ${plan.place.slug} ${plan.kind} day ${day.day}`;
        const kmBy = (way: Way) =>
          legs.filter((leg) => leg.way === way).reduce((sum, leg) => sum + leg.km, 0);
        for (const [way, most] of Object.entries(kmADay) as [Way, number][])
          if (kmBy(way) > most) wrong.push(`${where}: ${kmBy(way)} km by ${way}`);
        if (kmBy("boat") > (plan.form === "cruise" ? 560 : 130))
          wrong.push(`${where}: ${kmBy("boat")} km afloat`);
        if (plan.form === "cruise" && kmBy("car") > 0) wrong.push(`${where}: a ship on a road`);
        const hours = legs.reduce((sum, leg) => sum + leg.hours, 0);
        if (hours > mostHours) wrong.push(`${where}: ${hours} h in a car`);
        // A mountain road is not a highway, nor a highway a cart track.
        for (const { km, hours: time } of legs.filter((leg) => leg.hours > 0))
          if (km / time > 80 || (km >= 20 && km / time < 20))
            wrong.push(`${where}: ${km} km in ${time} h`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("visits sights of the tour's activity, and sails on yachting tours", () => {
    const anywhere = ["sightseeing", "photo", "family", "festive", "wellness", "cruises"];
    const idle = plans.filter(
      ({ kind, form, stops }) =>
        form === "tour" &&
        !anywhere.includes(kind) &&
        !stops.some(({ sight }) => sight.kinds.includes(kind)),
    );
    expect(idle.map(({ ordinal, place, kind }) => `${ordinal} ${place.slug} ${kind}`)).toEqual([]);
    const driven = plans.filter(
      (plan) =>
        plan.kind === "yachting" &&
        itineraryOf(plan).some(
          ({ role, stops }) => role === "middle" && stops.some(({ leg }) => leg?.way === "car"),
        ),
    );
    expect(driven.map(({ ordinal, place }) => `${ordinal} ${place.slug}`)).toEqual([]);
  });

  it("mentions only the kinds of nights that the tour has", () => {
    const wrong = pages.flatMap(({ where, plan, page, text }) =>
      (Object.entries(nightWords) as [Night, RegExp][]).flatMap(([night, words]) => {
        const isSpent = plan.lodging.includes(night);
        if (isSpent) return words.test(page.accommodation_text) ? [] : `${where}: ${night} unnamed`;
        const line = text.split("\n").find((one) => words.test(one));
        return line ? `${where}: ${line}` : [];
      }),
    );
    expect(wrong).toEqual([]);
    for (const tour of tours.filter(({ duration_nights: nights }) => nights > 0)) {
      const { lodging = [] } = plans[tour.id - 1] ?? {};
      const shown = lodging.map((night) => (night === "ship" ? "not-set" : night));
      expect(tour.accommodation).toEqual(shown);
    }
  });

  it("repeats nothing on a page", () => {
    const twice = pages.flatMap(({ where, locale, page, text }) => {
      const lines = text
        .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/)
        .map((line) => line.trim())
        .filter((line) => line.length > (locale === "zh" ? 5 : 12));
      const all = [...lines, ...page.programme.map(({ title }) => title)];
      const again = all.filter((line, index) => all.indexOf(line) !== index);
      return again.map((line) => `${where}: ${line}`);
    });
    expect(twice).toEqual([]);
  });
});
