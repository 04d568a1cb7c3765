import { distanceKm } from "@tropa/domain/discovery/map/great-circle";

interface Point {
  lat: number;
  lng: number;
}

/** Roads bend: in the mountains and on the plain together about a third longer than the crow flies. */
const bend = 1.3;

export function roadKm(a: Point, b: Point): number {
  return distanceKm(a, b) * bend;
}

/** As people say it: 4, 12, 45, 130, 420 km. */
export function roundKm(km: number): number {
  if (km < 15) return Math.max(1, Math.round(km));
  return km < 100 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10;
}

/** Hours in a car, in halves: slower on short mountain roads than on a highway. */
export function drivingHours(km: number): number {
  const speed = km < 30 ? 35 : km < 150 ? 50 : 65;
  return Math.max(0.5, Math.round((km / speed) * 2) / 2);
}

/** Farther than this nobody drives there and back in a day. */
export const dayTripKm = 110;

/** From farther than this the last day is for the way back. */
export const farFromHomeKm = 110;
