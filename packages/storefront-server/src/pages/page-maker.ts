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
import { Turns } from "./turns.ts";

/** What a page is made of: plain data, so that another thread can make it. */
export interface PageTask {
  url: string;
  method: string;
  /** None where the page is the same for everybody. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
  isPublic: boolean;
  /** Asked for by a bot: an error comes as its status alone, and nothing is rendered for it. */
  isBot: boolean;
  locale: Locale;
  basename: string;
  currency: Currency;
  requestId: string;
  forwardedFor: string;
}

/** Which messages a thread is asked for. */
export interface MessagesTask {
  locale: Locale;
  name: string;
}

/** What a thread that makes pages has to know. */
export type MakerSettings = Pick<Settings, "root" | "variant" | "origin" | "apiUrl">;

/** Shared caches may keep a public page as long as ours does. */
const publicPage = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";
const personalPage = "private, no-store";

/** After how long it is worth asking for a page again that the API could not give. */
const outageSeconds = "3";

/** Asks the router for a page, and compresses it for whom it was made for. */
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
  headers["cache-control"] ??= isPublic && answer.status < 500 ? publicPage : personalPage;
  if (answer.status === 503) headers["retry-after"] ??= outageSeconds;
  const whole = face.renderedPage(context) ?? new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers, brotli: compressQuickly(whole) };
}

/** Whoever has the pages' bundle, and what it is asked for. */
export interface PageMaker {
  make(task: PageTask): Promise<Page>;
  /** Messages by namespace, as JSON; null under a name that has none. */
  messages(locale: Locale, name: string): Promise<string | null>;
  /** Which build is running. */
  version(): Promise<string>;
  close(): Promise<void>;
}

/** Makes pages in the server's own thread: in development, where they change, and where no other is wanted. */
export function ownMaker(settings: MakerSettings, bundle: () => Promise<Bundle>): PageMaker {
  return {
    make: async (task) => makePage(await bundle(), settings, task),
    messages: async (locale, name) => messagesOf(await bundle(), locale, name),
    version: async () => (await bundle()).build.assets.version,
    close: () => Promise.resolve(),
  };
}

/** Pages that a thread has at once, at most: nearly all of them wait for the API. */
const pagesAtOnce = 64;
/**
 * Pages that a thread is given at once while the API answers quickly. What more of them are made of would only lie in memory until
 * its turn, and be copied by each collection (docs/decisions/0184-memory-of-a-storefront-again.md).
 */
const pagesInTurn = 4;
/** A page that takes longer than this, ms, waits for the API: others are let in beside it. */
const longestTurnMs = 40;

/** Room for what pages are made of until they are sent: collected before that, it would be copied on the way. All of it is used. */
const maxYoungGenerationSizeMb = 32;

/**
 * Makes pages in threads of their own, so that what is cached never waits for what is rendered. They alone load the
 * bundle: the server's thread asks them for the little that it needs of it.
 */
export function threadedMaker({
  root,
  variant,
  origin,
  apiUrl,
  renderThreads,
  renderHeapMb,
}: MakerSettings & Pick<Settings, "renderThreads" | "renderHeapMb">): PageMaker {
  // The server's own thread may be started with a small young generation, by a flag that would go before the limit below.
  setFlagsFromString("--max-semi-space-size=0");
  const pool = new Piscina({
    // Beside this file, and like it: TypeScript in the sources, plain in a build.
    filename: join(import.meta.dirname, `page-thread${extname(import.meta.filename)}`),
    workerData: { root, variant, origin, apiUrl } satisfies MakerSettings,
    minThreads: renderThreads,
    maxThreads: renderThreads,
    concurrentTasksPerWorker: pagesAtOnce,
    // A thread that sleeps until the next page could not wait for the API meanwhile.
    atomics: "disabled",
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb: renderHeapMb },
  });
  const turns = new Turns(pagesInTurn * renderThreads, longestTurnMs);
  return {
    async make(task) {
      const page = (await turns.take(() => pool.run(task))) as Page;
      // On its way between threads a buffer becomes plain bytes.
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
