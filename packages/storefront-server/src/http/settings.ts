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

/** What an app's `server.ts` says. */
export interface StorefrontOptions {
  /** The folder that it lies in: the app's own in development, and what is built where it is built. */
  root: string;
  variant: VariantConfig;
}

export interface Settings {
  root: string;
  variant: VariantConfig;
  port: number;
  origin: string;
  /** Address of the API as this server reaches it. */
  apiUrl: string;
  /** Longest that the API may leave an answer waiting, ms. */
  apiTimeoutMs: number;
  /** For how long a process that was told to end still takes requests. */
  drainMs: number;
  /** Whose word on a visitor's address is taken: the balancer's and no stranger's. */
  trustedProxies: string;
  isDevelopment: boolean;
  /** Origin of the websocket, where the API names one of its own. */
  socketOrigin: string | null;
  /** Origin of the telephone gateway's websocket; null where nobody calls from the browser. */
  callOrigin: string | null;
  /** Whose tiles maps are made of. */
  mapProvider: MapProvider;
  /** Who asks visitors whether they are people: the visible captchas, and the invisible one. */
  captchaProviders: readonly CaptchaProvider[];
  /** Who counts visits, of those who have said yes to it. */
  analyticsProvider: AnalyticsProvider | null;
  /** False renders every page again, for measurements. */
  pageCache: boolean;
  /** Memory that kept pages may take, bytes. */
  pageCacheBytes: number;
  /** Threads that make pages; 0: the server's own does. */
  renderThreads: number;
  /** Memory for the objects of a thread that makes pages, MiB: near it they are collected more often. */
  renderHeapMb: number;
  logLevel: string;
}

const mebibyte = 1024 * 1024;

/** A setting is missing or wrong; the message names it. */
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

/** More would only wait for one another, and each holds the pages' code. */
const mostThreads = 16;

function threadsOf(variable: string, value: string | undefined): number {
  // One processor stays with the thread that answers.
  if (!value) return Math.min(Math.max(availableParallelism() - 1, 1), mostThreads);
  const threads = Number(value);
  if (!Number.isInteger(threads) || threads < 0 || threads > mostThreads)
    throw new SettingsError(`${variable}: ${value} is not a number from 0 to ${mostThreads}`);
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

/** Names of private networks, and addresses or networks. */
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

export function readSettings(
  options: StorefrontOptions,
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Settings {
  const faults = checkVariantConfig(options.variant);
  if (faults.length > 0) throw new SettingsError(`variant.config.ts: ${faults.join("; ")}`);
  const isDevelopment = args.includes("--dev");
  // Read by the pages' own bundle, in each thread; a wrong one is told here.
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
    // In development pages change under the hands of Vite, which lives in one thread.
    renderThreads: isDevelopment ? 0 : threadsOf("RENDER_THREADS", environment.RENDER_THREADS),
    renderHeapMb: numberOf("RENDER_HEAP_MB", environment.RENDER_HEAP_MB, {
      fallback: 192,
      least: 64,
      most: 65_536,
    }),
    logLevel: environment.LOG_LEVEL || "warn",
  };
}
