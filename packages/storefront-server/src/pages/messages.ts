import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { TIMES } from "@tropa/domain/page-constants";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { PageMaker } from "./page-maker.ts";
import type { Settings } from "../http/settings.ts";

const compress = promisify(brotliCompress);

/** The address contains the version of the messages, so they may be cached; for a day (docs/product/constants.md#times). */
const cacheControl = `public, max-age=${TIMES.localeMessageCacheSeconds}`;
const noStore = "no-store";

interface SentMessages {
  plain: Buffer;
  /** Null in development. */
  brotli: Buffer | null;
}

/** Built messages never change while a server runs: each file of them is read and compressed once. */
function sentMessages(read: PageMaker["messages"], { isDevelopment }: Settings) {
  const made = new Map<string, SentMessages>();
  return async (locale: Locale, name: string): Promise<SentMessages | null> => {
    const key = `${locale} ${name}`;
    const cached = made.get(key);
    if (cached) return cached;
    const text = await read(locale, name);
    // What is asked for under made-up names is not remembered: there is no end of them.
    if (text === null) return null;
    const plain = Buffer.from(text);
    if (isDevelopment) return { plain, brotli: null };
    const messages = { plain, brotli: await compress(plain) };
    made.set(key, messages);
    return messages;
  };
}

/** Serves the messages of each locale, and which build is running (docs/product/calls.md#new-builds). */
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
      // Under another build's address they must not stay: while versions are rolled out, a page of the new one
      // may ask a server of the old one, whose messages would then stand there for a day.
      const isRunning = !settings.isDevelopment && build === (await maker.version());
      if (isRunning) void reply.header("cache-control", cacheControl);
      void reply.header("vary", "accept-encoding");
      const { plain, brotli } = found;
      const takesBrotli = (request.headers["accept-encoding"] ?? "").includes("br");
      if (!brotli || !takesBrotli) return reply.send(plain);
      return reply.header("content-encoding", "br").send(brotli);
    },
  );

  // Polled by long-open pages: another build than their own means that their chunks may be gone.
  server.get("/_build.json", async (_request, reply) => {
    const build = await maker.version();
    void reply.header("cache-control", noStore);
    return { build };
  });
}
