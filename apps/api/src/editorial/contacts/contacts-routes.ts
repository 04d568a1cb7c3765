import {
  contactsCall,
  indexNowKeyCall,
  redirectCall,
  siteTokensCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { serveCached } from "../../server/cached-call.ts";
import { contacts, redirect, siteTokens, socialGroups, workTime } from "./contacts.ts";

/** Registers calls for a storefront's contacts, working hours and settings. */
export function contactsRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  config: Config,
): void {
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
}
