import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** Codes that balancers send for unknown or hidden countries. */
const notCountries = new Set(["XX", "T1", "ZZ"]);

/**
 * Returns the ISO 3166 code of a visitor's country from the balancer's header, used only if the operator has configured
 * it, because anybody can send one. Null if unknown.
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
