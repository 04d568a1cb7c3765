import { homeCitiesCall } from "@tropa/api-contract/people/calls-home-cities";
import type { FastifyInstance } from "fastify";
import { serveCached } from "../../server/cached-call.ts";
import { homeCities } from "./home-cities.ts";

export function homeCityRoutes(server: FastifyInstance): void {
  serveCached(server, homeCitiesCall, ({ query }, { locale }) => homeCities(query, locale));
}
