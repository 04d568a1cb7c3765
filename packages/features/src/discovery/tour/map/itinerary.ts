import type { Tour } from "@tropa/api-contract/discovery/tour";
import { drawMap } from "@tropa/ui-kit/map-drawing";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";

/** A place on the route and the days spent there. */
interface RouteStop {
  name: string;
  lat: number;
  lng: number;
  /** Day numbers, ascending; empty for a meeting point. */
  days: number[];
}

/** A tour's route and its drawn map. */
export interface TourRoute {
  stops: RouteStop[];
  /** The route as indexes into `stops`; a place can occur more than once. */
  way: number[];
  drawing: MapDrawing;
}

/** Smallest area shown, so that the surroundings are recognisable: around a route, and around a single place. */
const leastKm = { way: 160, place: 900 } as const;
const drawingSize = { width: 760, height: 420 } as const;
/** Cached, because pages are requested far more often than programmes change. */
const maxDrawings = 300;
const drawings = new Map<string, MapDrawing>();

type Programme = Pick<Tour, "programme" | "cities" | "meeting_point" | "location">;

/** The places of each day; a day without places counts as its city. */
function placesByDay({ programme, cities }: Pick<Programme, "programme" | "cities">) {
  const citiesById = new Map(cities.map((city) => [city.id, city]));
  return programme.flatMap(({ day, city_id: id, places }) => {
    if (places.length > 0) return places.map((place) => ({ day, place }));
    const city = id === null ? undefined : citiesById.get(id);
    return city ? [{ day, place: city }] : [];
  });
}

/** Returns the places of a programme in order; without any, the meeting point. */
export function routeStops({ meeting_point, location, ...tour }: Programme): {
  stops: RouteStop[];
  way: number[];
} {
  const stops: RouteStop[] = [];
  const way: number[] = [];
  for (const { day, place } of placesByDay(tour)) {
    const { name, lat, lng } = place;
    const before = stops.findIndex((stop) => stop.name === name);
    const index = before === -1 ? stops.push({ name, lat, lng, days: [] }) - 1 : before;
    const days = stops[index]?.days;
    if (days && days.at(-1) !== day) days.push(day);
    if (way.at(-1) !== index) way.push(index);
  }
  if (stops.length > 0) return { stops, way };
  const { lat, lng } = meeting_point;
  return { stops: [{ name: location, lat, lng, days: [] }], way: [0] };
}

function cachedDrawing(key: string, draw: () => MapDrawing): MapDrawing {
  const cached = drawings.get(key);
  if (cached) return cached;
  const made = draw();
  if (drawings.size >= maxDrawings) drawings.clear();
  drawings.set(key, made);
  return made;
}

/** Returns the route of a tour and its map. For the server only: drawing needs the world's coastlines. */
export function tourRoute(tour: Programme): TourRoute {
  const { stops, way } = routeStops(tour);
  const points = stops.map(({ name, lat, lng }) => ({ label: name, lat, lng }));
  const drawing = cachedDrawing(JSON.stringify([points, way]), () =>
    drawMap({
      points,
      ...(way.length > 1 && { route: way.flatMap((index) => points[index] ?? []) }),
      spanKm: way.length > 1 ? leastKm.way : leastKm.place,
      ...drawingSize,
    }),
  );
  return { stops, way, drawing };
}
