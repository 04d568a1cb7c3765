/** Listings: the tours of an address and a filter, with their counts, map and links. */

export { middleOf, placePicture } from "./listing-place.ts";
export { toursByRequest } from "./by-request.ts";
export { toursPage } from "./list-items.ts";
export { termName } from "./listing-terms.ts";
export {
  chosenDepartures,
  countTours,
  filterChoices,
  listTours,
  mapTours,
} from "./listing-tours.ts";
