import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import type { FastifyInstance } from "fastify";
import { serveKept } from "../../server/cached-call.ts";
import { listCountries } from "./countries.ts";

/** What the field for a person's country offers. */
export function countryRoutes(server: FastifyInstance): void {
  serveKept(server, countriesCall, (_, reader) => ({ items: listCountries(reader) }));
}
