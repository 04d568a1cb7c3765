import * as dictionaryCalls from "@tropa/api-contract/discovery/calls-dictionaries";
import * as siteCalls from "@tropa/api-contract/editorial/calls-site";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Config } from "../config/config.ts";
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
import {
  contacts,
  redirect,
  siteTokens,
  socialGroups,
  workTime,
} from "../editorial/contacts/contacts.ts";
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
const {
  contactsCall,
  indexNowKeyCall,
  redirectCall,
  siteTokensCall,
  socialGroupsCall,
  workTimeCall,
} = siteCalls;

/** Lists that screens and forms are built from, and what a storefront says about itself. */
export function dictionaryRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  config: Config,
): void {
  serveCached(server, validateSlugCall, ({ slug }) => validateSlug(catalogue, slug));
  serveCached(server, citiesByQueryCall, ({ query }, { locale }) =>
    citiesByQuery(catalogue.dictionary, query, locale),
  );
  serveCached(server, calendarPeriodsCall, (_, { locale }) => calendarPeriods(catalogue, locale));
  serveCached(server, tourAccommodationsCall, (_, { locale }) =>
    tourAccommodations(catalogue, locale),
  );
  serveCached(server, redirectCall, ({ id }) => redirect(catalogue, id));
  serveCached(server, indexNowKeyCall, () => ({ key: config.indexNow.key ?? null }));
  serveCached(server, siteTokensCall, (_, { storefront }) => siteTokens(config, storefront));
  serveCached(server, contactsCall, (query, reader) => {
    const { city_id: cityId, country_id: countryId, all } = query;
    return contacts(catalogue, { cityId, countryId, all: all === "1" }, reader);
  });
  serveCached(server, workTimeCall, ({ city_id: cityId, country_id: countryId }, reader) =>
    workTime(catalogue, { cityId, countryId }, reader),
  );
  serveCached(server, socialGroupsCall, (_, reader) => socialGroups(catalogue, reader));
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
