import { paletteFor } from "./palette.ts";
import type { Scene } from "./pictures-to-paint.ts";
import type { SceneKind } from "@tropa/geography/notation/landscapes";
import { createStage, type Stage } from "./kit/stage.ts";
import { createRandom } from "../src/random.ts";
import { paintAutumnForest } from "./scenes/autumn-forest.ts";
import { paintBalloons } from "./scenes/balloons.ts";
import { paintCamels } from "./scenes/camels.ts";
import { paintCanyon } from "./scenes/canyon.ts";
import { paintDubai, paintRio, paintTokyo } from "./scenes/cities-far.ts";
import {
  paintKazan,
  paintMoscow,
  paintSaintPetersburg,
  paintVladivostok,
} from "./scenes/cities-russia.ts";
import { paintBudapest, paintIstanbul, paintParis, paintRome } from "./scenes/cities-west.ts";
import { paintCitySkyline } from "./scenes/city-skyline.ts";
import { paintCycling } from "./scenes/cycling.ts";
import { paintDogSled } from "./scenes/dog-sled.ts";
import { paintDunes } from "./scenes/dunes.ts";
import { paintFjord } from "./scenes/fjord.ts";
import { paintFoodTable } from "./scenes/food-table.ts";
import { paintFrozenLake } from "./scenes/frozen-lake.ts";
import { paintGeysers } from "./scenes/geysers.ts";
import { paintGreatWall } from "./scenes/great-wall.ts";
import { paintHiking } from "./scenes/hiking.ts";
import { paintHorseRide } from "./scenes/horse-ride.ts";
import { paintHotSpring } from "./scenes/hot-spring.ts";
import { paintIcebergs } from "./scenes/icebergs.ts";
import { paintIsland } from "./scenes/island.ts";
import { paintJunkBay } from "./scenes/junk-bay.ts";
import { paintLake } from "./scenes/lake.ts";
import { paintMountains } from "./scenes/mountains.ts";
import { paintNightSky } from "./scenes/night-sky.ts";
import { paintNorthernLights } from "./scenes/northern-lights.ts";
import { paintOffroad } from "./scenes/offroad.ts";
import { paintOldTownAsian } from "./scenes/old-town-asian.ts";
import { paintOldTownCaucasian } from "./scenes/old-town-caucasian.ts";
import { paintOldTownEuropean } from "./scenes/old-town-european.ts";
import { paintOldTownOriental } from "./scenes/old-town-oriental.ts";
import { paintOldTownRussian } from "./scenes/old-town-russian.ts";
import { paintPyramids } from "./scenes/pyramids.ts";
import { paintRafting } from "./scenes/rafting.ts";
import { paintRiceTerraces } from "./scenes/rice-terraces.ts";
import {
  paintDanubeShip,
  paintMekongShip,
  paintNileShip,
  paintRiverShip,
} from "./scenes/river-ships.ts";
import { paintSavanna } from "./scenes/savanna.ts";
import { paintSeaCliffs } from "./scenes/sea-cliffs.ts";
import { paintSailing, paintSeaShip } from "./scenes/ships.ts";
import { paintSkiSlope } from "./scenes/ski-slope.ts";
import { paintSnowForest } from "./scenes/snow-forest.ts";
import { paintSteppe } from "./scenes/steppe.ts";
import { paintSurf } from "./scenes/surf.ts";
import { paintTaiga } from "./scenes/taiga.ts";
import { paintColumns, paintTemple } from "./scenes/temple.ts";
import { paintTorii } from "./scenes/torii.ts";
import { paintTropicalBeach } from "./scenes/tropical-beach.ts";
import { paintUnderwater } from "./scenes/underwater.ts";
import { paintVineyard } from "./scenes/vineyard.ts";
import { paintVolcano } from "./scenes/volcano.ts";
import { paintWaterfall } from "./scenes/waterfall.ts";
import { paintWhale } from "./scenes/whale.ts";
import { paintWinterVillage } from "./scenes/winter-village.ts";
import { paintYoga } from "./scenes/yoga.ts";

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

/** Draws a scene as SVG. The same arguments give the same text, in every process. */
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
