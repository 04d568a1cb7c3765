import * as bookingCalls from "./calls-booking.ts";
import * as catalogueCalls from "./calls-catalogue.ts";
import type { Endpoint } from "./endpoint.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Every call of the contract: what the reference, the server and the tests go through. */
export const calls: readonly Endpoint[] = [catalogueCalls, bookingCalls].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);
