import { readCounter } from "@tropa/domain/storefront/analytics-provider";
import type { AnalyticsCounter } from "@tropa/domain/storefront/analytics-provider";
import { checkVariantConfig } from "@tropa/domain/storefront/check-variant-config";
import { storefrontSettings } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigError } from "./setting.ts";
import type { Storefront } from "../platform/storefronts/storefront.ts";
import { Storefronts } from "../platform/storefronts/storefronts.ts";

/** The folder of the apps, beside the API's own. */
const apps = join(import.meta.dirname, "../../..");

/**
 * Loads the storefronts whose folders the setting `STOREFRONTS` lists, separated by commas; without it, all of
 * `apps/storefront-*`. Each folder has a `variant.config.ts` and a `theme.css`. Throws a ConfigError that names the
 * folder and its fault.
 */
export async function loadStorefronts(environment: NodeJS.ProcessEnv): Promise<Storefronts> {
  const folders = foldersOf(environment.STOREFRONTS);
  const [first, ...others] = await Promise.all(
    folders.map((folder) => loadStorefront(folder, environment)),
  );
  if (!first) throw new ConfigError("STOREFRONTS: there is no storefront in apps");
  try {
    return new Storefronts([first, ...others]);
  } catch (error) {
    throw new ConfigError(`STOREFRONTS: ${String(error)}`);
  }
}

function foldersOf(setting: string | undefined): string[] {
  const named = (setting ?? "").split(",").flatMap((name) => name.trim() || []);
  if (named.length > 0) return named.map((name) => resolve(name));
  return globSync("storefront-*", { cwd: apps })
    .toSorted()
    .map((name) => join(apps, name));
}

async function loadStorefront(folder: string, environment: NodeJS.ProcessEnv): Promise<Storefront> {
  const [config, theme] = await Promise.all([
    readConfiguration(join(folder, "variant.config.ts")),
    readFile(join(folder, "theme.css"), "utf8").catch(() => null),
  ]);
  if (theme === null) throw new ConfigError(`STOREFRONTS: ${folder} has no theme.css`);
  return {
    ...config,
    theme,
    address: addressOf(config, environment),
    analytics: counterOf(config, environment),
  };
}

async function readConfiguration(file: string): Promise<VariantConfig> {
  const loaded = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new ConfigError(`STOREFRONTS: ${file} cannot be read: ${String(error)}`);
  })) as { default: VariantConfig };
  const faults = checkVariantConfig(loaded.default);
  if (faults.length > 0) throw new ConfigError(`${file}: ${faults.join("; ")}`);
  return loaded.default;
}

function counterOf({ id }: VariantConfig, environment: NodeJS.ProcessEnv): AnalyticsCounter | null {
  const { analytics } = storefrontSettings(id);
  const text = environment[analytics];
  if (!text) return null;
  const counter = readCounter(text);
  if (!counter)
    throw new ConfigError(`${analytics}: ${text} is no counter, such as ga4:G-… or yandex:…`);
  return counter;
}

function addressOf({ id, port }: VariantConfig, environment: NodeJS.ProcessEnv): string {
  const names = storefrontSettings(id);
  const address =
    environment[names.address] || `http://localhost:${environment[names.port] || port}`;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new ConfigError(`${names.address}: ${address} is not an address`);
  return address.replace(/\/$/, "");
}
