import { paletteFor } from "./palette.ts";
import type { Scene } from "./pictures-to-paint.ts";
import type { SceneKind } from "@tropa/geography/notation/landscapes";
import { createStage, type Stage } from "./kit/stage.ts";
import { createRandom } from "../src/random.ts";
import { paintAutumnForest } from "./scenes/land/autumn-forest.ts";
import { paintBalloons } from "./scenes/activities/balloons.ts";
import { paintCamels } from "./scenes/activities/camels.ts";
import { paintCanyon } from "./scenes/land/canyon.ts";
import { paintDubai, paintRio, paintTokyo } from "./scenes/cities/cities-far.ts";
import {
  paintKazan,
  paintMoscow,
  paintSaintPetersburg,
  paintVladivostok,
} from "./scenes/cities/cities-russia.ts";
import {
  paintBudapest,
  paintIstanbul,
  paintParis,
  paintRome,
} from "./scenes/cities/cities-west.ts";
import { paintCitySkyline } from "./scenes/cities/city-skyline.ts";
import { paintCycling } from "./scenes/activities/cycling.ts";
import { paintDogSled } from "./scenes/activities/dog-sled.ts";
import { paintDunes } from "./scenes/land/dunes.ts";
import { paintFjord } from "./scenes/water/fjord.ts";
import { paintFoodTable } from "./scenes/activities/food-table.ts";
import { paintFrozenLake } from "./scenes/water/frozen-lake.ts";
import { paintGeysers } from "./scenes/land/geysers.ts";
import { paintGreatWall } from "./scenes/monuments/great-wall.ts";
import { paintHiking } from "./scenes/activities/hiking.ts";
import { paintHorseRide } from "./scenes/activities/horse-ride.ts";
import { paintHotSpring } from "./scenes/activities/hot-spring.ts";
import { paintIcebergs } from "./scenes/water/icebergs.ts";
import { paintIsland } from "./scenes/water/island.ts";
import { paintJunkBay } from "./scenes/water/junk-bay.ts";
import { paintLake } from "./scenes/water/lake.ts";
import { paintMountains } from "./scenes/land/mountains.ts";
import { paintNightSky } from "./scenes/land/night-sky.ts";
import { paintNorthernLights } from "./scenes/land/northern-lights.ts";
import { paintOffroad } from "./scenes/activities/offroad.ts";
import { paintOldTownAsian } from "./scenes/cities/old-town-asian.ts";
import { paintOldTownCaucasian } from "./scenes/cities/old-town-caucasian.ts";
import { paintOldTownEuropean } from "./scenes/cities/old-town-european.ts";
import { paintOldTownOriental } from "./scenes/cities/old-town-oriental.ts";
import { paintOldTownRussian } from "./scenes/cities/old-town-russian.ts";
import { paintPyramids } from "./scenes/monuments/pyramids.ts";
import { paintRafting } from "./scenes/activities/rafting.ts";
import { paintRiceTerraces } from "./scenes/land/rice-terraces.ts";
import {
  paintDanubeShip,
  paintMekongShip,
  paintNileShip,
  paintRiverShip,
} from "./scenes/water/river-ships.ts";
import { paintSavanna } from "./scenes/land/savanna.ts";
import { paintSeaCliffs } from "./scenes/water/sea-cliffs.ts";
import { paintSailing, paintSeaShip } from "./scenes/water/ships.ts";
import { paintSkiSlope } from "./scenes/activities/ski-slope.ts";
import { paintSnowForest } from "./scenes/land/snow-forest.ts";
import { paintSteppe } from "./scenes/land/steppe.ts";
import { paintSurf } from "./scenes/activities/surf.ts";
import { paintTaiga } from "./scenes/land/taiga.ts";
import { paintColumns, paintTemple } from "./scenes/monuments/temple.ts";
import { paintTorii } from "./scenes/monuments/torii.ts";
import { paintTropicalBeach } from "./scenes/water/tropical-beach.ts";
import { paintUnderwater } from "./scenes/water/underwater.ts";
import { paintVineyard } from "./scenes/land/vineyard.ts";
import { paintVolcano } from "./scenes/land/volcano.ts";
import { paintWaterfall } from "./scenes/water/waterfall.ts";
import { paintWhale } from "./scenes/water/whale.ts";
import { paintWinterVillage } from "./scenes/cities/winter-village.ts";
import { paintYoga } from "./scenes/activities/yoga.ts";

const painters: Record<SceneKind, (stage: Stage) => void> = {
  mountains: paintMountains,
  hiking: paintHiking,
  lake: paintLake,
  fjord: paintFjord,
  taiga: paintTaiga,
  "autumn-forest": paintAutumnForest,
  "snow-forest": paintSnowForest,
  "winter-village": paintWinterVillage,
  "ski-slope": paintSkiSlope,
  "frozen-lake": paintFrozenLake,
  icebergs: paintIcebergs,
  "northern-lights": paintNorthernLights,
  "night-sky": paintNightSky,
  volcano: paintVolcano,
  geysers: paintGeysers,
  waterfall: paintWaterfall,
  canyon: paintCanyon,
  rafting: paintRafting,
  steppe: paintSteppe,
  "horse-ride": paintHorseRide,
  savanna: paintSavanna,
  dunes: paintDunes,
  camels: paintCamels,
  pyramids: paintPyramids,
  "sea-cliffs": paintSeaCliffs,
  "tropical-beach": paintTropicalBeach,
  island: paintIsland,
  underwater: paintUnderwater,
  whale: paintWhale,
  sailing: paintSailing,
  "sea-ship": paintSeaShip,
  "river-ship": paintRiverShip,
  "danube-ship": paintDanubeShip,
  "nile-ship": paintNileShip,
  "mekong-ship": paintMekongShip,
  "junk-bay": paintJunkBay,
  "city-skyline": paintCitySkyline,
  paris: paintParis,
  rome: paintRome,
  budapest: paintBudapest,
  istanbul: paintIstanbul,
  moscow: paintMoscow,
  "saint-petersburg": paintSaintPetersburg,
  kazan: paintKazan,
  vladivostok: paintVladivostok,
  dubai: paintDubai,
  tokyo: paintTokyo,
  rio: paintRio,
  "great-wall": paintGreatWall,
  torii: paintTorii,
  columns: paintColumns,
  "old-town-european": paintOldTownEuropean,
  "old-town-russian": paintOldTownRussian,
  "old-town-caucasian": paintOldTownCaucasian,
  "old-town-asian": paintOldTownAsian,
  "old-town-oriental": paintOldTownOriental,
  temple: paintTemple,
  balloons: paintBalloons,
  vineyard: paintVineyard,
  "rice-terraces": paintRiceTerraces,
  cycling: paintCycling,
  offroad: paintOffroad,
  "dog-sled": paintDogSled,
  surf: paintSurf,
  "food-table": paintFoodTable,
  yoga: paintYoga,
  "hot-spring": paintHotSpring,
};

/** Draws a scene as SVG. Deterministic, also across processes. */
export function drawScene(options: Scene & { width: number; height: number }): string {
  const { kind, light, seed, width, height } = options;
  const stage = createStage({
    kind,
    palette: paletteFor(light, `${kind}/${seed}`),
    random: createRandom(`${kind}/${light}/${seed}`),
    aspect: width / height,
  });
  painters[kind](stage);
  return stage.render(width, height);
}
