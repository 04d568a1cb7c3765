/** A place on a map of streets, from where map applications take it over. */
export const streetMapUrl = (lat: number, lng: number, zoom = 15): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
