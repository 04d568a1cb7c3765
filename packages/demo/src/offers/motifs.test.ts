import { describe, expect, it } from "vitest";
import { sceneOf } from "../pictures/pictures.ts";
import { portOf } from "../catalogue/fleet.ts";
import { itineraryOf } from "../tours/itinerary.ts";
import { createCoverTurns, dayImagesOf, imagesOf } from "./tour-images.ts";
import { sceneOfSight } from "./motifs.ts";
import { createPlanner } from "../tours/tour-plan.ts";
import type { TourPlan } from "../tours/plan.ts";

const planned = 1200;

/** What the cover of a tour has to show. */
const covers: Readonly<Record<string, RegExp>> = {
  hiking: /^(hiking|mountains)$/,
  mountaineering: /^(hiking|mountains)$/,
  rafting: /^rafting$/,
  beach: /^(tropical-beach|sea-cliffs|island|lake)$/,
  gastronomy: /^food-table$/,
  wine: /^(vineyard|food-table)$/,
  "horse-riding": /^horse-ride$/,
  cycling: /^cycling$/,
  offroad: /^offroad$/,
  yachting: /^sailing$/,
  surfing: /^surf$/,
  diving: /^underwater$/,
  skiing: /^ski-slope$/,
  "dog-sledding": /^dog-sled$/,
  wellness: /^(yoga|hot-spring)$/,
};

/** Scenes of somebody doing what only these tours do. */
const deeds: Readonly<Record<string, string>> = {
  rafting: "rafting",
  "horse-ride": "horse-riding",
  cycling: "cycling",
  offroad: "offroad",
  "ski-slope": "skiing",
  "dog-sled": "dog-sledding",
  surf: "surfing",
};

const doesAtAll = (plan: TourPlan, kind: string): boolean =>
  plan.kinds.includes(kind) || plan.stops.some(({ sight }) => sight.kinds.includes(kind));

describe.each(["tropa", "one", "two"])("with the seed %s", (seed) => {
  const coverOf = createCoverTurns();
  const shown = Array.from({ length: planned }, createPlanner(seed)).map((plan) => {
    const pictures = imagesOf(plan, plan.ordinal + 1, coverOf(plan, [plan.place.slug]));
    const where = `${plan.ordinal} ${plan.place.slug} ${plan.kind}`;
    return { plan, pictures, images: pictures.map(sceneOf), where };
  });

  it("shows on the cover what the tour is about", () => {
    const wrong = shown.filter(
      ({ plan, images: [cover = ""] }) => covers[plan.kind]?.test(cover) === false,
    );
    expect(wrong.map(({ where, images }) => `${where}: ${images[0]}`)).toEqual([]);
  });

  it("shows no activity that the tour does not have", () => {
    const wrong = shown.flatMap(({ plan, images, where }) =>
      images
        .filter((scene) => {
          const deed = deeds[scene];
          return deed !== undefined && !doesAtAll(plan, deed);
        })
        .map((scene) => `${where}: ${scene}`),
    );
    expect(wrong).toEqual([]);
  });

  it("shows ships only on cruises, each on its own water", () => {
    const ships = /-ship$|junk-bay/;
    const rivers: Readonly<Record<string, string>> = {
      danube: "danube-ship",
      nile: "nile-ship",
      mekong: "mekong-ship",
      volga: "river-ship",
      onega: "river-ship",
    };
    const wrong = shown.flatMap(({ plan, images, where }) => {
      const seen = new Set(images.filter((scene) => ships.test(scene)));
      if (!plan.voyage) return [...seen].map((scene) => `${where}: ${scene}`);
      const { ship } = plan.voyage;
      const waters = portOf(plan.place.slug).waters;
      const asked = waters.map((water) => rivers[water]).find((scene) => scene !== undefined);
      const isAtHome = waters.some((water) => ship.waters.includes(water));
      if (!isAtHome) return [`${where}: ${ship.slug} does not sail there`];
      return asked && !seen.has(asked) ? [`${where}: ${images.join()}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("shows no picture twice within a tour", () => {
    const wrong = shown.flatMap(({ plan, pictures, where }) => {
      const days = dayImagesOf(plan, itineraryOf(plan)).filter((picture) => picture !== null);
      const all = [...pictures, ...days];
      return new Set(all).size < all.length ? [`${where}: ${all.join()}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("shows another scene on each day that has a picture", () => {
    const wrong = shown.flatMap(({ plan, where }) => {
      const days = dayImagesOf(plan, itineraryOf(plan)).filter((picture) => picture !== null);
      return new Set(days.map(sceneOf)).size < days.length ? [`${where}: ${days.join()}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("shows karst islands and sea cliffs only where there are such", () => {
    const wrong = shown.flatMap(({ plan, where }) =>
      itineraryOf(plan).flatMap(({ stops }) =>
        stops.flatMap(({ stop }) => {
          const scene = sceneOfSight(stop);
          const isShore = scene === "island" || scene === "sea-cliffs";
          return isShore && !stop.place.scenes.includes(scene) ? [`${where}: ${scene}`] : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("shows on a day its sight or nothing", () => {
    const said: readonly [RegExp, RegExp][] = [
      [/водопад/i, /^waterfall$/],
      [/вулкан/i, /^(volcano|lake)$/],
      [/озеро/i, /^(lake|frozen-lake|waterfall|volcano|canyon)$/],
      [/перевал/i, /^(mountains|waterfall|lake|canyon|steppe)$/],
    ];
    const wrong = shown.flatMap(({ plan, where }) => {
      const days = itineraryOf(plan);
      return dayImagesOf(plan, days).flatMap((key, index) => {
        const [first] = days[index]?.stops ?? [];
        if (!key || !first || days[index]?.stops.length !== 1) return [];
        const name = first.stop.sight.name.ru;
        const rule = said.find(([words]) => words.test(name));
        const isDone = covers[plan.kind]?.test(sceneOf(key)) === true;
        const isTrue = !rule || isDone || rule[1].test(sceneOf(key));
        return isTrue ? [] : [`${where}: ${name}, ${key}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
