import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { TIMES } from "@tropa/domain/page-constants";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { PageMaker } from "./page-maker.ts";
import { accepts } from "../http/compression.ts";
import type { Settings } from "../http/settings.ts";

const compress = promisify(brotliCompress);

/**
 * The address contains the build, so messages can be cached; for a day
 * (docs/product/constants.md#times).
 */
const cacheControl = `public, max-age=${TIMES.localeMessageCacheSeconds}`;
const noStore = "no-store";

interface SentMessages {
  plain: Buffer;
  /** Null in development. */
  brotli: Buffer | null;
}

/**
 * Returns a reader that compresses each message file once: built messages never change while a
 * server runs.
 */
function sentMessages(read: PageMaker["messages"], { isDevelopment }: Settings) {
  const cache = new Map<string, SentMessages>();
  return async (locale: Locale, name: string): Promise<SentMessages | null> => {
    const key = `${locale} ${name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const text = await read(locale, name);
    // Unknown names are not cached: there is no end of them.
    if (text === null) return null;
    const plain = Buffer.from(text);
    if (isDevelopment) return { plain, brotli: null };
    const messages = { plain, brotli: await compress(plain) };
    cache.set(key, messages);
    return messages;
  };
}

/**
 * Registers routes for the messages of each locale and for the running build
 * (docs/product/calls.md#new-builds).
 */
export function serveMessages(
  server: FastifyInstance,
  settings: Settings,
  maker: Pick<PageMaker, "messages" | "version">,
): void {
  const messages = sentMessages(maker.messages, settings);

  server.get<{ Params: { build: string; locale: string; name: string } }>(
    "/_i18n/:build/:locale/:name.json",
    async (request, reply) => {
      const { build, locale, name } = request.params;
      void reply.header("cache-control", noStore);
      const isOffered = isLocale(locale) && settings.variant.locales.includes(locale);
      const found = isOffered ? await messages(locale, name) : null;
      if (!found) return reply.code(404).send({ message: "", code: "not_found" });
      void reply.type("application/json; charset=utf-8");
      // Not cached under another build's address: during a rollout a page of the new build may ask
      // a server of the old one, whose messages would then be cached under the new address for a
      // day.
      const isRunning = !settings.isDevelopment && build === (await maker.version());
      if (isRunning) void reply.header("cache-control", cacheControl);
      void reply.header("vary", "accept-encoding");
      const { plain, brotli } = found;
      if (!brotli || !accepts(request.headers["accept-encoding"], "br")) return reply.send(plain);
      return reply.header("content-encoding", "br").send(brotli);
    },
  );

  // Polled by pages that stay open: if the build differs from theirs, their chunks may be gone.
  server.get("/_build.json", async (_request, reply) => {
    const build = await maker.version();
    void reply.header("cache-control", noStore);
    return { build };
  });
}
