import { expect, test } from "vitest";
import { routeStops, tourRoute } from "./itinerary.ts";

const cities = [
  { id: 1, name: "Барнаул", lat: 53.35, lng: 83.77 },
  { id: 2, name: "Чемал", lat: 51.41, lng: 86 },
];
const day = (number: number, city: number | null) => ({
  day: number,
  title: "",
  text: "",
  image: null,
  distance_km: null,
  meals: [],
  city_id: city,
  places: [],
});
const tour = {
  cities,
  location: "Алтай",
  meeting_point: { text: "Вокзал", lat: 53.3, lng: 83.7 },
  programme: [day(1, 1), day(2, 2), day(3, 2), day(4, null), day(5, 1)],
};

test("routeStops lists each place once with its days, and the way returns to it", () => {
  const { stops, way } = routeStops(tour);
  expect(stops.map(({ name, days }) => [name, days])).toEqual([
    ["Барнаул", [1, 5]],
    ["Чемал", [2, 3]],
  ]);
  expect(way).toEqual([0, 1, 0]);
});

test("routeStops prefers the sights of a day to the city of the day", () => {
  const seen = (name: string, lat: number) => ({ name, lat, lng: 86 });
  const told = {
    ...tour,
    programme: [
      { ...day(1, 1), places: [seen("Манжерок", 51.8), seen("Чемал", 51.4)] },
      { ...day(2, 1), places: [seen("Чемал", 51.4)] },
      day(3, 1),
    ],
  };
  const { stops, way } = routeStops(told);
  expect(stops.map(({ name, days }) => [name, days])).toEqual([
    ["Манжерок", [1]],
    ["Чемал", [1, 2]],
    ["Барнаул", [3]],
  ]);
  expect(way).toEqual([0, 1, 2]);
});

test("routeStops skips days in unknown places and falls back to the meeting point", () => {
  const lost = { ...tour, programme: [day(1, 99), day(2, null)] };
  expect(routeStops(lost)).toEqual({
    stops: [{ name: "Алтай", lat: 53.3, lng: 83.7, days: [] }],
    way: [0],
  });
});

test("tourRoute marks the stops and draws the way between them", () => {
  const { drawing } = tourRoute(tour);
  expect(drawing.points.map(({ label }) => label)).toEqual(["Барнаул", "Чемал"]);
  expect(drawing.route).toMatch(/^M/);
  expect(tourRoute({ ...tour, programme: [] }).drawing.route).toBe("");
});
