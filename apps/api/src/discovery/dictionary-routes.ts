import * as dictionaryCalls from "@tropa/api-contract/discovery/calls-dictionaries";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "./catalogue/catalogue.ts";
import {
  allCollections,
  allRestKinds,
  allSeasons,
  calendarPeriods,
  citiesByQuery,
  destinations,
  languages,
  tourAccommodations,
  validateSlug,
  worldPartGroups,
} from "./places/places.ts";
import { serveCached } from "../server/cached-call.ts";

const {
  allCollectionsCall,
  allRestKindsCall,
  allSeasonsCall,
  calendarPeriodsCall,
  citiesByQueryCall,
  destinationsCall,
  languagesCall,
  tourAccommodationsCall,
  validateSlugCall,
  worldPartGroupsCall,
} = dictionaryCalls;
/** Registers calls for lists that screens and forms choose from. */
export function dictionaryRoutes(server: FastifyInstance, catalogue: Catalogue): void {
  serveCached(server, validateSlugCall, ({ slug }) => validateSlug(catalogue, slug));
  serveCached(server, citiesByQueryCall, ({ query }, { locale }) =>
    citiesByQuery(catalogue.dictionary, query, locale),
  );
  serveCached(server, calendarPeriodsCall, (_, { locale }) => calendarPeriods(catalogue, locale));
  serveCached(server, tourAccommodationsCall, (_, { locale }) =>
    tourAccommodations(catalogue, locale),
  );
  serveCached(server, allRestKindsCall, (_, { locale }) => allRestKinds(catalogue, locale));
  serveCached(server, allCollectionsCall, (query, reader) =>
    allCollections(catalogue, query.with_individual_seo_params === "1", reader),
  );
  serveCached(server, allSeasonsCall, (_, { locale }) => allSeasons(catalogue, locale));
  serveCached(server, worldPartGroupsCall, (query, reader) =>
    worldPartGroups(catalogue, query.show_countries_with_world_parts === "1", reader),
  );
  serveCached(server, destinationsCall, (_, reader) => destinations(catalogue, reader));
  serveCached(server, languagesCall, (query, { locale }) =>
    languages(catalogue, query.only_with_published_tours === "1", locale),
  );
}
