import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import type { FastifyInstance } from "fastify";
import { serveCached } from "../../server/cached-call.ts";
import { listCountries } from "./countries.ts";

/** Registers the list of countries for a person's country field. */
export function countryRoutes(server: FastifyInstance): void {
  serveCached(server, countriesCall, (_, reader) => ({ items: listCountries(reader) }));
}
