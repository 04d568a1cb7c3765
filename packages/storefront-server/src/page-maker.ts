import { fileURLToPath } from "node:url";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { Tinypool } from "tinypool";
import type { Bundle } from "./bundle.ts";
import { compressQuickly } from "./compression.ts";
import type { Page } from "./page-cache.ts";
import type { Settings } from "./settings.ts";

/** What a page is made of: plain data, so that another thread can make it. */
export interface PageTask {
  url: string;
  method: string;
  /** None where the page is the same for everybody. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
  isPublic: boolean;
  locale: Locale;
  basename: string;
  currency: Currency;
  requestId: string;
  forwardedFor: string;
}

/** What a thread that makes pages has to know. */
export type MakerSettings = Pick<Settings, "root" | "variant" | "origin" | "apiUrl">;

/** Shared caches may keep a public page as long as ours does. */
const publicPage = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";
const personalPage = "private, no-store";

const encoder = new TextEncoder();
/** Pages are written here first: to count the bytes of a text beforehand takes longer than to write it. */
let desk = new Uint8Array(1 << 20);
/** UTF-8 takes three bytes at most for each unit of a text. */
const bytesPerUnit = 3;

function bytesOf(html: string): Buffer {
  if (html.length * bytesPerUnit > desk.length) desk = new Uint8Array(html.length * bytesPerUnit);
  const { written } = encoder.encodeInto(html, desk);
  return Buffer.from(desk.slice(0, written).buffer);
}

/** Asks the router for a page, and compresses it for whom it was made for. */
export async function makePage(
  bundle: Bundle,
  { variant, origin, apiUrl }: MakerSettings,
  task: PageTask,
): Promise<Page> {
  const { face, routerAt } = bundle;
  const { locale, basename, currency, requestId, forwardedFor, isPublic, method, body } = task;
  const context = face.createRequestContext({
    variant,
    locale,
    currency,
    origin,
    apiUrl,
    requestId,
    forwardedFor,
  });
  const request = isPublic
    ? new Request(task.url)
    : new Request(task.url, { method, headers: { ...task.headers }, ...(body && { body }) });
  const answer = await routerAt(basename)(request, context);
  const headers = Object.fromEntries(answer.headers);
  headers["cache-control"] ??= isPublic && answer.status < 500 ? publicPage : personalPage;
  const whole = answer.body
    ? Buffer.from(await answer.arrayBuffer())
    : bytesOf(face.renderedHtml(context) ?? "");
  return { status: answer.status, headers, body: whole, brotli: compressQuickly(whole) };
}

export interface PageMaker {
  make(task: PageTask): Promise<Page>;
  close(): Promise<void>;
}

/** Pages that a thread makes at once: most of that time it waits for the API. */
const pagesAtOnce = 64;

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length);

/** Makes pages in threads of their own, so that what is cached never waits for what is rendered. */
export function threadedMaker({
  root,
  variant,
  origin,
  apiUrl,
  renderThreads,
}: MakerSettings & Pick<Settings, "renderThreads">): PageMaker {
  const pool = new Tinypool({
    filename: fileURLToPath(import.meta.resolve("./page-thread.ts")),
    workerData: { root, variant, origin, apiUrl } satisfies MakerSettings,
    minThreads: renderThreads,
    maxThreads: renderThreads,
    concurrentTasksPerWorker: pagesAtOnce,
    // A thread that sleeps until the next page could not wait for the API meanwhile.
    useAtomics: false,
  });
  return {
    async make(task) {
      const page = (await pool.run(task)) as Page;
      // On its way between threads a buffer becomes plain bytes.
      return { ...page, body: asBuffer(page.body), brotli: asBuffer(page.brotli) };
    },
    close: () => pool.destroy(),
  };
}
