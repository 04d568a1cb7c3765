// An entry of its own: it holds the coasts of the world, which only a server needs.
export { drawMap } from "./draw-map.ts";
export type { MapDrawing, MapDrawingOptions, MapPlace, MapPoint } from "./draw-map.ts";
