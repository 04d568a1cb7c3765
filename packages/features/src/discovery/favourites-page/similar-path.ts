/** A card says "place, country": tours like it go to the same place, which the search finds by its name. */
export const placeOf = (location: string): string => location.split(/[,，]/, 1)[0] ?? location;

export const similarPath = (location: string): string =>
  `/find?${new URLSearchParams({ phrase: placeOf(location) }).toString()}`;
