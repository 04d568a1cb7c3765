import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** A call that this page made, and how it went. */
export interface PageCall {
  path: string;
  /** HTTP; 0 where the browser does not say. */
  status: number;
  /** Whole milliseconds. */
  ms: number;
}

/** What stands behind a page. */
export interface PageFacts {
  path: string;
  variant: string;
  /** By which its scripts are told from another build's; null where none has a name. */
  build: string | null;
  locale: string;
  currency: string;
  /** Names of what the variant can do, and not. */
  flags: Readonly<Record<string, boolean>>;
  /** Null where the browser does not say. */
  origin: { isStored: boolean; ageMs: number; request: string | null } | null;
  calls: readonly PageCall[];
}

const callPath = /^\/(?:spa|crm|node-api)\//;

/** The calls of the page, the newest first; what stands in their queries may be personal and stays out. */
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

/** What the server says of where a page came from (`Server-Timing`). */
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

/** The build's name stands in the addresses of its messages: `/_i18n/1a2b3c/de/messages.json`. */
const buildOf = (entries: readonly PerformanceResourceTiming[]): string | null =>
  entries
    .map(({ name }) => /\/_i18n\/([^/]+)\//.exec(name)?.[1])
    .find((one) => one !== undefined) ?? null;

/** Looks at the page as it is now. */
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

/** The same as text, for a report of a fault. It is read by developers, so it is English. */
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
