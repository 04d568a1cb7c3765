import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** An API call of this page and its outcome. */
export interface PageCall {
  path: string;
  /** HTTP status; 0 where the browser does not tell. */
  status: number;
  /** Whole milliseconds. */
  ms: number;
}

/** Technical facts about a page. */
export interface PageFacts {
  path: string;
  variant: string;
  /** Version of the build; null if unknown. */
  build: string | null;
  locale: string;
  currency: string;
  /** The variant's features, on or off. */
  flags: Readonly<Record<string, boolean>>;
  /** Null where the browser does not tell. */
  origin: { isStored: boolean; ageMs: number; request: string | null } | null;
  calls: readonly PageCall[];
}

const callPath = /^\/(?:spa|crm|node-api)\//;

/** Returns the page's API calls, newest first, without queries, which may hold personal data. */
export function pageCalls(
  entries: readonly PerformanceResourceTiming[],
  origin: string,
): PageCall[] {
  return entries
    .flatMap(({ name, responseStatus, duration }) => {
      const url = URL.canParse(name) ? new URL(name) : null;
      if (url?.origin !== origin || !callPath.test(url.pathname)) return [];
      return [{ path: url.pathname, status: responseStatus, ms: Math.round(duration) }];
    })
    .toReversed();
}

/** Returns whether the server had the page in its cache, and its age, from the `Server-Timing` header. */
export function pageOrigin(
  timings: readonly Pick<PerformanceServerTiming, "name" | "description" | "duration">[],
): PageFacts["origin"] {
  const find = (name: string) => timings.find((one) => one.name === name);
  const cache = find("cache");
  if (!cache) return null;
  return {
    isStored: cache.description === "stored",
    ageMs: Math.round(find("age")?.duration ?? 0),
    request: find("request")?.description ?? null,
  };
}

/** The build's version is part of the messages' address: `/_i18n/1a2b3c/de/messages.json`. */
const buildOf = (entries: readonly PerformanceResourceTiming[]): string | null =>
  entries
    .map(({ name }) => /\/_i18n\/([^/]+)\//.exec(name)?.[1])
    .find((one) => one !== undefined) ?? null;

/** Collects the facts about the page as it is now. */
export function readPageFacts({ variant, locale, currency, origin }: Storefront): PageFacts {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    path: window.location.pathname,
    variant: variant.id,
    build: buildOf(resources),
    locale,
    currency,
    flags: { ...variant.features },
    origin: pageOrigin(page?.serverTiming ?? []),
    calls: pageCalls(resources, origin),
  };
}

/** Returns the facts as text for a bug report; in English, since developers read it. */
export function factsText({ origin, flags, calls, ...page }: PageFacts): string {
  const on = Object.keys(flags).filter((name) => flags[name]);
  return [
    `path: ${page.path}`,
    `variant: ${page.variant}`,
    `build: ${page.build ?? "unknown"}`,
    `locale: ${page.locale}`,
    `currency: ${page.currency}`,
    `features: ${on.join(", ")}`,
    `page: ${origin === null ? "unknown" : origin.isStored ? `cache, ${origin.ageMs} ms old` : "made for this request"}`,
    `request: ${origin?.request ?? "unknown"}`,
    "calls:",
    ...calls.map(({ path, status, ms }) => `  ${status} ${path} ${ms} ms`),
  ].join("\n");
}
