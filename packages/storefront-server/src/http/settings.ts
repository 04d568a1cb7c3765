import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { isMapProvider, mapProviders } from "@tropa/domain/discovery/map/map-provider";
import type { MapProvider } from "@tropa/domain/discovery/map/map-provider";
import { readCounter } from "@tropa/domain/storefront/analytics-provider";
import type { AnalyticsProvider } from "@tropa/domain/storefront/analytics-provider";
import { captchaProviders, isCaptchaProvider } from "@tropa/domain/storefront/captcha-provider";
import type { CaptchaProvider } from "@tropa/domain/storefront/captcha-provider";
import { checkVariantConfig } from "@tropa/domain/storefront/check-variant-config";
import { storefrontSettings } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** Options given by an app's `server.ts`. */
export interface StorefrontOptions {
  /** The folder of `server.ts`: the app's in development, the build folder in production. */
  root: string;
  variant: VariantConfig;
}

/** Settings of a storefront's server, read from the environment. */
export interface Settings {
  root: string;
  variant: VariantConfig;
  port: number;
  origin: string;
  /** Address of the API as this server reaches it. */
  apiUrl: string;
  /** Timeout for answers of the API, ms. */
  apiTimeoutMs: number;
  /** Time that a stopping process still accepts requests, ms. */
  drainMs: number;
  /** Proxies whose `x-forwarded-for` is trusted, as addresses or networks. */
  trustedProxies: string;
  isDevelopment: boolean;
  /** Origin of the API's websocket; null if it is the storefront's own. */
  socketOrigin: string | null;
  /** Origin of the telephone gateway's websocket; null if calls from the browser are off. */
  callOrigin: string | null;
  /** Provider of map tiles. */
  mapProvider: MapProvider;
  /** Captcha services in use, visible and invisible. */
  captchaProviders: readonly CaptchaProvider[];
  /** Analytics service, used only for visitors who have agreed; null for none. */
  analyticsProvider: AnalyticsProvider | null;
  /** Whether the page cache is on; off only for measurements. */
  pageCache: boolean;
  /** Memory for cached pages, bytes. */
  pageCacheBytes: number;
  /** Threads that render pages; 0 renders in the server's own thread. */
  renderThreads: number;
  /** Heap limit of a rendering thread, MiB; near it garbage is collected more often. */
  renderHeapMb: number;
  logLevel: string;
}

const mebibyte = 1024 * 1024;

/** A setting is missing or invalid; the message names it. */
export class SettingsError extends Error {}

function portOf(variable: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingsError(`${variable}: ${value} is not a port`);
  }
  return port;
}

function providerOf(variable: string, value: string | undefined): MapProvider {
  if (!value) return "own";
  if (!isMapProvider(value))
    throw new SettingsError(`${variable}: ${value} is none of ${mapProviders.join(", ")}`);
  return value;
}

function captchasOf(environment: NodeJS.ProcessEnv): CaptchaProvider[] {
  const { CAPTCHA_PROVIDER: visible, INVISIBLE_CAPTCHA_PROVIDER: invisible } = environment;
  const named = { CAPTCHA_PROVIDER: visible, INVISIBLE_CAPTCHA_PROVIDER: invisible };
  return Object.entries(named).flatMap(([variable, value]) => {
    if (!value) return [];
    if (!isCaptchaProvider(value))
      throw new SettingsError(`${variable}: ${value} is none of ${captchaProviders.join(", ")}`);
    return [value];
  });
}

function counterOf(variable: string, value: string | undefined): AnalyticsProvider | null {
  if (!value) return null;
  const counter = readCounter(value);
  if (!counter)
    throw new SettingsError(`${variable}: ${value} is no counter, such as ga4:G-… or yandex:…`);
  return counter.provider;
}

function urlOf(variable: string, value: string): string {
  if (!URL.canParse(value)) throw new SettingsError(`${variable}: ${value} is not an address`);
  return value.replace(/\/$/, "");
}

/** More threads would only wait for one another, and each holds the pages' code in memory. */
const maxThreads = 16;

function threadsOf(variable: string, value: string | undefined): number {
  // One processor is left to the server's own thread.
  if (!value) return Math.min(Math.max(availableParallelism() - 1, 1), maxThreads);
  const threads = Number(value);
  if (!Number.isInteger(threads) || threads < 0 || threads > maxThreads)
    throw new SettingsError(`${variable}: ${value} is not a number from 0 to ${maxThreads}`);
  return threads;
}

function numberOf(
  variable: string,
  value: string | undefined,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  if (!value) return fallback;
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw new SettingsError(`${variable}: ${value} is not a number from ${least} to ${most}`);
  return number;
}

/** A trusted proxy: a named private network, an address or a network. */
const proxy = /^(loopback|linklocal|uniquelocal|(?<address>[^/]+)(\/\d{1,3})?)$/;

function proxiesOf(variable: string, value: string): string {
  for (const part of value.split(",").map((text) => text.trim())) {
    const found = proxy.exec(part);
    const address = found?.groups?.address;
    if (!found || (address !== undefined && isIP(address) === 0))
      throw new SettingsError(`${variable}: ${part} is not an address`);
  }
  return value;
}

/** Reads the settings; throws `SettingsError` if one is invalid. */
export function readSettings(
  options: StorefrontOptions,
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Settings {
  const faults = checkVariantConfig(options.variant);
  if (faults.length > 0) throw new SettingsError(`variant.config.ts: ${faults.join("; ")}`);
  const isDevelopment = args.includes("--dev");
  // Only checked here: the pages' bundle reads it in each thread.
  numberOf("FRAGMENT_CACHE_MB", environment.FRAGMENT_CACHE_MB, {
    fallback: 0,
    least: 0,
    most: 65_536,
  });
  const names = storefrontSettings(options.variant.id);
  const port = portOf(names.port, environment[names.port], options.variant.port);
  const apiPort = portOf("PORT_API", environment.PORT_API, 4000);
  return {
    root: options.root,
    variant: options.variant,
    port,
    origin: urlOf(names.address, environment[names.address] || `http://localhost:${port}`),
    apiUrl: urlOf("API_URL", environment.API_URL || `http://127.0.0.1:${apiPort}`),
    apiTimeoutMs: numberOf("API_TIMEOUT_MS", environment.API_TIMEOUT_MS, {
      fallback: 10_000,
      least: 100,
      most: 600_000,
    }),
    drainMs:
      1000 *
      numberOf("DRAIN_SECONDS", environment.DRAIN_SECONDS, {
        fallback: environment.NODE_ENV === "production" ? 5 : 1,
        least: 0,
        most: 300,
      }),
    trustedProxies: proxiesOf("TRUSTED_PROXIES", environment.TRUSTED_PROXIES || "loopback"),
    isDevelopment,
    socketOrigin: environment.WEBSOCKET_URL
      ? new URL(urlOf("WEBSOCKET_URL", environment.WEBSOCKET_URL)).origin
      : null,
    callOrigin: environment.WEB_CALL_URL
      ? new URL(urlOf("WEB_CALL_URL", environment.WEB_CALL_URL)).origin
      : null,
    mapProvider: providerOf("MAPS_PROVIDER", environment.MAPS_PROVIDER),
    captchaProviders: captchasOf(environment),
    analyticsProvider: counterOf(names.analytics, environment[names.analytics]),
    pageCache: environment.PAGE_CACHE !== "0",
    pageCacheBytes:
      mebibyte *
      numberOf("PAGE_CACHE_MB", environment.PAGE_CACHE_MB, {
        fallback: 16,
        least: 1,
        most: 65_536,
      }),
    // In development Vite, which lives in one thread, reloads the pages.
    renderThreads: isDevelopment ? 0 : threadsOf("RENDER_THREADS", environment.RENDER_THREADS),
    renderHeapMb: numberOf("RENDER_HEAP_MB", environment.RENDER_HEAP_MB, {
      fallback: 192,
      least: 64,
      most: 65_536,
    }),
    logLevel: environment.LOG_LEVEL || "warn",
  };
}
