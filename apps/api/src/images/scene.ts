import { lightOf, scenePalette, type SceneKey, type SceneKind } from "./image-key.ts";
import { createStage, type Stage } from "./kit/stage.ts";
import { createRandom } from "./random.ts";
import { paintIsland, paintSeaCliffs, paintTropicalBeach, paintUnderwater } from "./scenes/coast.ts";
import { paintBalloons, paintCycling, paintRiceTerraces, paintTemple, paintVineyard } from "./scenes/country.ts";
import { paintCamels, paintDunes, paintPyramids } from "./scenes/desert.ts";
import { paintAutumnForest, paintNightSky, paintSnowForest, paintTaiga } from "./scenes/forest.ts";
import { paintFjord, paintHiking, paintLake, paintMountains } from "./scenes/mountains.ts";
import { paintHorseRide, paintSavanna, paintSteppe } from "./scenes/plains.ts";
import { paintIcebergs, paintNorthernLights, paintWhale } from "./scenes/polar.ts";
import { paintCanyon, paintRafting, paintWaterfall } from "./scenes/rivers.ts";
import { paintRiverShip, paintSailing, paintSeaShip } from "./scenes/ships.ts";
import { paintCitySkyline, paintOldTownAsian, paintOldTownCaucasian, paintOldTownEuropean, paintOldTownOriental, paintOldTownRussian } from "./scenes/towns.ts";
import { paintGeysers, paintVolcano } from "./scenes/volcano.ts";
import { paintFrozenLake, paintSkiSlope, paintWinterVillage } from "./scenes/winter.ts";

const painters: Record<SceneKind, (stage: Stage) => void> = {
  "mountains": paintMountains,
  "hiking": paintHiking,
  "lake": paintLake,
  "fjord": paintFjord,
  "taiga": paintTaiga,
  "autumn-forest": paintAutumnForest,
  "snow-forest": paintSnowForest,
  "winter-village": paintWinterVillage,
  "ski-slope": paintSkiSlope,
  "frozen-lake": paintFrozenLake,
  "icebergs": paintIcebergs,
  "northern-lights": paintNorthernLights,
  "night-sky": paintNightSky,
  "volcano": paintVolcano,
  "geysers": paintGeysers,
  "waterfall": paintWaterfall,
  "canyon": paintCanyon,
  "rafting": paintRafting,
  "steppe": paintSteppe,
  "horse-ride": paintHorseRide,
  "savanna": paintSavanna,
  "dunes": paintDunes,
  "camels": paintCamels,
  "pyramids": paintPyramids,
  "sea-cliffs": paintSeaCliffs,
  "tropical-beach": paintTropicalBeach,
  "island": paintIsland,
  "underwater": paintUnderwater,
  "whale": paintWhale,
  "sailing": paintSailing,
  "sea-ship": paintSeaShip,
  "river-ship": paintRiverShip,
  "city-skyline": paintCitySkyline,
  "old-town-european": paintOldTownEuropean,
  "old-town-russian": paintOldTownRussian,
  "old-town-caucasian": paintOldTownCaucasian,
  "old-town-asian": paintOldTownAsian,
  "old-town-oriental": paintOldTownOriental,
  "temple": paintTemple,
  "balloons": paintBalloons,
  "vineyard": paintVineyard,
  "rice-terraces": paintRiceTerraces,
  "cycling": paintCycling,
};

/** Draws a scene as SVG. The same arguments give the same text, in every process. */
export function drawScene(options: SceneKey & { width: number; height: number }): string {
  const { kind, seed, width, height } = options;
  const stage = createStage({
    kind,
    palette: scenePalette(options),
    random: createRandom(`${kind}/${lightOf(options)}/${seed}`),
    aspect: width / height,
  });
  painters[kind](stage);
  return stage.render(width, height);
}
