import type { Rule } from "../forms/form-rules.ts";

/** A point on the map, in degrees. */
export interface MapSpot {
  readonly lat: number;
  readonly lng: number;
}

const pattern = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;
/** Five decimals are about a metre on the ground; more would be noise. */
const digits = 5;

/** Reads "52.28540, 104.28902", as maps give coordinates to copy; null for anything else. */
export function readSpot(text: string): MapSpot | null {
  const [, north, east] = pattern.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  const spot = { lat: Number(north), lng: Number(east) };
  return Math.abs(spot.lat) <= 90 && Math.abs(spot.lng) <= 180 ? spot : null;
}

/** Writes a point in the form that `readSpot` reads; an empty string for none. */
export function writeSpot({ lat, lng }: { lat: number | null; lng: number | null }): string {
  if (lat === null || lng === null) return "";
  const text = (degrees: number) => String(Number(degrees.toFixed(digits)));
  return `${text(lat)}, ${text(lng)}`;
}

/** Rule for a text with a point on the map. Empty passes. */
export const spot: Rule = (value) =>
  typeof value !== "string" || value.trim() === "" || readSpot(value) ? null : { key: "incorrect" };
