import type { Tour } from "@tropa/api-contract/discovery/tour";
import { drawMap } from "@tropa/ui-kit/map-drawing";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";

/** A place of the way and the days that are spent there. */
interface RouteStop {
  name: string;
  lat: number;
  lng: number;
  /** Numbers of days, in order; none for a meeting point. */
  days: number[];
}

export interface TourRoute {
  stops: RouteStop[];
  /** Places in the order of the way, as indexes of `stops`: a way may come back. */
  way: number[];
  drawing: MapDrawing;
}

/** Surroundings that tell where a way is, and where in the country a single place. */
const leastKm = { way: 160, place: 900 } as const;
const drawingSize = { width: 760, height: 420 } as const;
/** Drawn maps are kept: a page is asked for far more often than a programme changes. */
const maxDrawings = 300;
const drawings = new Map<string, MapDrawing>();

type Programme = Pick<Tour, "programme" | "cities" | "meeting_point" | "location">;

/** What is seen on each day; of a day that tells nothing, the city that it is spent in. */
function placesByDay({ programme, cities }: Pick<Programme, "programme" | "cities">) {
  const citiesById = new Map(cities.map((city) => [city.id, city]));
  return programme.flatMap(({ day, city_id: id, places }) => {
    if (places.length > 0) return places.map((place) => ({ day, place }));
    const city = id === null ? undefined : citiesById.get(id);
    return city ? [{ day, place: city }] : [];
  });
}

/** The days of a programme as a way through places; without any, the place where one meets. */
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

function drawn(key: string, draw: () => MapDrawing): MapDrawing {
  const cached = drawings.get(key);
  if (cached) return cached;
  const made = draw();
  if (drawings.size >= maxDrawings) drawings.clear();
  drawings.set(key, made);
  return made;
}

/** The way of a tour and its map. On the server alone: drawing holds the coasts of the world. */
export function tourRoute(tour: Programme): TourRoute {
  const { stops, way } = routeStops(tour);
  const points = stops.map(({ name, lat, lng }) => ({ label: name, lat, lng }));
  const drawing = drawn(JSON.stringify([points, way]), () =>
    drawMap({
      points,
      ...(way.length > 1 && { route: way.flatMap((index) => points[index] ?? []) }),
      spanKm: way.length > 1 ? leastKm.way : leastKm.place,
      ...drawingSize,
    }),
  );
  return { stops, way, drawing };
}
