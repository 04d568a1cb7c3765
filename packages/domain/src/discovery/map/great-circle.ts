/** Mean radius of the Earth as a sphere, km. */
export const earthRadiusKm = 6371;

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the great-circle distance between two places given in degrees, km. */
export function distanceKm(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const haversine =
    Math.sin(((to.lat - from.lat) * radians) / 2) ** 2 +
    Math.cos(from.lat * radians) *
      Math.cos(to.lat * radians) *
      Math.sin(((to.lng - from.lng) * radians) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
