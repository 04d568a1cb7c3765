import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** What balancers write where they do not know, or the visitor hides. */
const notCountries = new Set(["XX", "T1", "ZZ"]);

/**
 * The ISO 3166 code of a visitor's country as the balancer says, believed only where the operator names its header:
 * anybody can send one. Null where nobody knows.
 */
export function countryByHeader(
  { content }: Pick<Config, "content">,
  headers: IncomingHttpHeaders,
): string | null {
  const name = content.countryHeader;
  const header = name === undefined ? undefined : headers[name];
  const code = typeof header === "string" ? header.trim().toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) && !notCountries.has(code) ? code : null;
}
