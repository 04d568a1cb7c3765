import Bowser from "bowser";
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../../config/config.ts";
import { countryByHeader } from "../../server/country.ts";

/** Describes a device in its owner's list. */
export interface Device {
  /** Browser and system, such as "Chrome" and "Windows"; empty if unknown. */
  browser: string;
  system: string;
  /** ISO 3166 code; null if unknown. */
  country: string | null;
}

export const unknownDevice: Device = { browser: "", system: "", country: null };

/** Longest plausible user agent, in characters. */
const longestName = 40;
const longestAgent = 500;

/** Returns the device of a request, from its headers. For display only, because they can be forged. */
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
