/** Countries, regions, cities and the other lists that a traveller chooses from. */

export { cityBreadcrumbs, cityLink, narrowerPlace, readPlace } from "./place-scope.ts";
export { citiesByQuery } from "./city-names.ts";
export { destinations, worldPartGroups } from "./destinations.ts";
export {
  allCollections,
  allRestKinds,
  allSeasons,
  calendarPeriods,
  languages,
  tourAccommodations,
  validateSlug,
} from "./dictionaries.ts";
