import { resolve } from "node:path";
import { mapProviders } from "@tropa/domain/discovery/map/map-provider";
import { z } from "zod";
import { setting } from "./setting.ts";

const key = setting(z.string().max(500).optional());

/** Environment variables for the country header, maps, legal documents and IndexNow. */
export const contentSettingsShape = {
  COUNTRY_HEADER: setting(
    z
      .string()
      .regex(/^[A-Za-z\d-]{1,60}$/)
      .toLowerCase()
      .optional(),
  ),
  MAPS_PROVIDER: setting(z.enum(mapProviders).default("own")),
  MAPS_TOKEN: key,
  MAPS_SUGGEST_TOKEN: key,
  LEGAL_DIR: setting(z.string().optional()),
  INDEXNOW_KEY: setting(
    z
      .string()
      .regex(/^[A-Za-z\d-]{8,128}$/)
      .optional(),
  ),
  INDEXNOW_URL: setting(z.url().default("https://api.indexnow.org/indexnow")),
};

type Values = z.output<z.ZodObject<typeof contentSettingsShape>>;

export interface ContentConfig {
  /** Lower-case name of the header in which the load balancer sends the visitor's country. */
  countryHeader: string | undefined;
  maps: { provider: string; token: string | undefined; suggestToken: string | undefined };
  /** Absolute path of the operator's legal documents; undefined to use the built-in ones. */
  legalFolder: string | undefined;
}

/** Settings of IndexNow, which notifies search engines of changed pages; off without a key. */
export interface IndexNowConfig {
  key: string | undefined;
  url: string;
}

export const indexNowConfig = (values: Values): IndexNowConfig => ({
  key: values.INDEXNOW_KEY,
  url: values.INDEXNOW_URL,
});

export function contentConfig(values: Values): ContentConfig {
  return {
    countryHeader: values.COUNTRY_HEADER,
    maps: {
      provider: values.MAPS_PROVIDER,
      token: values.MAPS_TOKEN,
      suggestToken: values.MAPS_SUGGEST_TOKEN,
    },
    legalFolder: values.LEGAL_DIR === undefined ? undefined : resolve(values.LEGAL_DIR),
  };
}
