/** Takes the place from a card's "place, country", to search for similar tours by its name. */
export const placeOf = (location: string): string => location.split(/[,，]/, 1)[0] ?? location;

/** Address of a search for similar tours. */
export const similarPath = (location: string): string =>
  `/find?${new URLSearchParams({ phrase: placeOf(location) }).toString()}`;
