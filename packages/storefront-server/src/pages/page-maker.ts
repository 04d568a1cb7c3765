import { extname, join } from "node:path";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { setFlagsFromString } from "node:v8";
import { Piscina } from "piscina";
import { messagesOf } from "../bundling/bundle.ts";
import type { Bundle } from "../bundling/bundle.ts";
import { compressQuickly } from "../http/compression.ts";
import type { Page } from "./page-cache.ts";
import type { Settings } from "../http/settings.ts";
import { ConcurrencyLimiter } from "./turns.ts";

/** Input for rendering a page: plain data, so that another thread can render it. */
export interface PageTask {
  url: string;
  method: string;
  /** Empty for public pages. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
  isPublic: boolean;
  /** Requested by a bot: for an error only the status is needed, and nothing is rendered. */
  isBot: boolean;
  locale: Locale;
  basename: string;
  currency: Currency;
  requestId: string;
  forwardedFor: string;
}

/** Names messages that a thread is asked for. */
export interface MessagesTask {
  locale: Locale;
  name: string;
}

/** Settings that a rendering thread needs. */
export type MakerSettings = Pick<Settings, "root" | "variant" | "origin" | "apiUrl">;

/** Shared caches may keep a public page for as long as our own cache does. */
const publicCacheControl = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";
const personalCacheControl = "private, no-store";

/** `retry-after` of pages that failed because of the API, seconds. */
const outageSeconds = "3";

/** Renders a page with the router and compresses it quickly. */
export async function makePage(
  bundle: Bundle,
  { variant, origin, apiUrl }: MakerSettings,
  task: PageTask,
): Promise<Page> {
  const { face, routerAt } = bundle;
  const { locale, basename, currency, requestId, forwardedFor, isPublic, isBot, method, body } =
    task;
  const context = face.createRequestContext({
    variant,
    locale,
    currency,
    origin,
    apiUrl,
    requestId,
    forwardedFor,
    isBot,
  });
  const request = isPublic
    ? new Request(task.url)
    : new Request(task.url, { method, headers: { ...task.headers }, ...(body && { body }) });
  const answer = await routerAt(basename)(request, context);
  const headers = Object.fromEntries(answer.headers);
  headers["cache-control"] ??=
    isPublic && answer.status < 500 ? publicCacheControl : personalCacheControl;
  if (answer.status === 503) headers["retry-after"] ??= outageSeconds;
  const bytes = face.renderedPage(context) ?? new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers, brotli: compressQuickly(bytes) };
}

/** Access to the pages' bundle, in this thread or others. */
export interface PageMaker {
  make(task: PageTask): Promise<Page>;
  /** Returns messages by namespace as JSON; null if there are none of that name. */
  messages(locale: Locale, name: string): Promise<string | null>;
  /** Returns the id of the running build. */
  version(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Renders pages in the server's own thread: in development, where they change, and if
 * `renderThreads` is 0.
 */
export function sameThreadPageMaker(
  settings: MakerSettings,
  bundle: () => Promise<Bundle>,
): PageMaker {
  return {
    make: async (task) => makePage(await bundle(), settings, task),
    messages: async (locale, name) => messagesOf(await bundle(), locale, name),
    version: async () => (await bundle()).build.assets.version,
    close: () => Promise.resolve(),
  };
}

/** Most pages that a thread renders concurrently: nearly all of them wait for the API. */
const maxConcurrentPages = 64;
/**
 * Pages given to a thread at once while the API answers quickly. The data of more pages would only
 * wait in memory and be copied by each garbage collection
 * (docs/decisions/0184-memory-of-a-storefront-again.md).
 */
const activePagesPerThread = 4;
/**
 * A page that takes longer than this is waiting for the API, so another is started beside it, ms.
 */
const maxActiveMs = 40;

/**
 * Large enough to hold the data of pages until they are sent: a collection before that would copy
 * it.
 */
const maxYoungGenerationSizeMb = 32;

/**
 * Renders pages in worker threads, so that cached pages never wait for rendering. Only these
 * threads load the bundle; the server's thread asks them for the little that it needs.
 */
export function threadedMaker({
  root,
  variant,
  origin,
  apiUrl,
  renderThreads,
  renderHeapMb,
}: MakerSettings & Pick<Settings, "renderThreads" | "renderHeapMb">): PageMaker {
  // Resets a small young generation set by a flag of the process, which would override the limit
  // below.
  setFlagsFromString("--max-semi-space-size=0");
  const pool = new Piscina({
    // Beside this file and with its extension: TypeScript in the sources, JavaScript in a build.
    filename: join(import.meta.dirname, `page-thread${extname(import.meta.filename)}`),
    workerData: { root, variant, origin, apiUrl } satisfies MakerSettings,
    minThreads: renderThreads,
    maxThreads: renderThreads,
    concurrentTasksPerWorker: maxConcurrentPages,
    // With atomics a thread would block between tasks, and could not handle answers of the API.
    atomics: "disabled",
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb: renderHeapMb },
  });
  const limiter = new ConcurrencyLimiter(activePagesPerThread * renderThreads, maxActiveMs);
  return {
    async make(task) {
      const page = (await limiter.run(() => pool.run(task))) as Page;
      // Between threads a Buffer becomes a Uint8Array.
      const { buffer, byteOffset, length } = page.brotli;
      return { ...page, brotli: Buffer.from(buffer, byteOffset, length) };
    },
    messages: async (locale, name) =>
      (await pool.run({ locale, name } satisfies MessagesTask, { name: "messages" })) as
        | string
        | null,
    version: async () => (await pool.run(null, { name: "version" })) as string,
    close: () => pool.destroy(),
  };
}
