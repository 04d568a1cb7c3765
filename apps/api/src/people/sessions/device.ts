import Bowser from "bowser";
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../../config/config.ts";
import { countryByHeader } from "../../server/country.ts";

/** By what a person knows one of their devices in a list. */
export interface Device {
  /** Such as "Chrome" and "Windows"; empty where the browser does not say. */
  browser: string;
  system: string;
  /** ISO 3166 code; null where nobody knows. */
  country: string | null;
}

export const unknownDevice: Device = { browser: "", system: "", country: null };

/** Longer ones are nobody's browser. */
const longestName = 40;
const longestAgent = 500;

/** The device that a request comes from, by its own words: for its owner to read, and for nothing to rest on. */
export function deviceOf(config: Pick<Config, "content">, headers: IncomingHttpHeaders): Device {
  const country = countryByHeader(config, headers);
  const agent = headers["user-agent"]?.slice(0, longestAgent);
  if (!agent) return { ...unknownDevice, country };
  const { browser, os } = Bowser.parse(agent);
  return {
    browser: (browser.name ?? "").slice(0, longestName),
    system: (os.name ?? "").slice(0, longestName),
    country,
  };
}
