/** Countries, regions, cities and other lists to choose from. */

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
