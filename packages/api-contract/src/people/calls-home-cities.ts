import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { personText } from "../base/primitives.ts";

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A city that was chosen, or typed because nothing matched; then its country is unknown. */
export const homeCity = z.object({
  name: personText(100).check(z.minLength(1, { error: "required" })),
  country_code: z.nullable(countryCode),
});

export const homeCitiesCall = endpoint({
  name: "homeCities",
  method: "GET",
  path: "/spa/home-cities",
  summary:
    "Cities of the world, where people are at home, whose name a phrase is or begins, in any language; at most 10, exact names first, then the largest. Typing mistakes are forgiven only where no name begins so. A name that is missing is taken as it is typed",
  query: z.object({ query: personText(100) }),
  answer: z.object({
    items: z.array(z.object({ name: z.string(), country_code: countryCode, country: z.string() })),
  }),
  errors: [],
  auth: "open",
});
