import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import type { FastifyInstance } from "fastify";
import { serveCached } from "../../server/cached-call.ts";
import { listCountries } from "./countries.ts";

/** What the field for a person's country offers. */
export function countryRoutes(server: FastifyInstance): void {
  serveCached(server, countriesCall, (_, reader) => ({ items: listCountries(reader) }));
}
