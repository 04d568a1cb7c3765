import { distanceKm } from "@tropa/domain/discovery/map/great-circle";

interface Point {
  lat: number;
  lng: number;
}

/** Roads are about a third longer than the straight line. */
const bend = 1.3;

/** Estimated road distance, km. */
export function roadKm(a: Point, b: Point): number {
  return distanceKm(a, b) * bend;
}

/** Rounds a distance as people say it: 4, 12, 45, 130, 420 km. */
export function roundKm(km: number): number {
  if (km < 15) return Math.max(1, Math.round(km));
  return km < 100 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10;
}

/** Hours in a car, in halves; short distances are on slower roads. */
export function drivingHours(km: number): number {
  const speed = km < 30 ? 35 : km < 150 ? 50 : 65;
  return Math.max(0.5, Math.round((km / speed) * 2) / 2);
}

/** Farthest distance for a day trip there and back, km. */
export const dayTripKm = 110;

/** From this distance on, the last day is for the way back, km. */
export const farFromHomeKm = 110;
