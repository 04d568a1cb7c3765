import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { TIMES } from "@tropa/domain/page-constants";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Bundle } from "./bundle.ts";
import type { Settings } from "./settings.ts";

const compress = promisify(brotliCompress);

/** The address contains the version of the messages, so they may be cached; for a day (docs/product/constants.md#times). */
const cacheControl = `public, max-age=${TIMES.localeMessageCacheSeconds}`;
const noStore = "no-store";

interface CompressedMessages {
  plain: Buffer;
  brotli: Buffer;
}

/** Messages never change while a server runs: each file of them is written and compressed once. */
function compressedMessages() {
  const made = new Map<string, Promise<CompressedMessages>>();
  return (locale: Locale, name: string, catalogue: object): Promise<CompressedMessages> => {
    const key = `${locale} ${name}`;
    const cached = made.get(key);
    if (cached) return cached;
    const plain = Buffer.from(JSON.stringify(catalogue));
    const compressed = compress(plain).then((brotli) => ({ plain, brotli }));
    made.set(key, compressed);
    return compressed;
  };
}

/** Serves the messages of each locale, and which build is running (docs/product/calls.md#new-builds). */
export function serveMessages(
  server: FastifyInstance,
  settings: Settings,
  bundle: () => Promise<Bundle>,
): void {
  const messages = compressedMessages();

  server.get<{ Params: { build: string; locale: string; name: string } }>(
    "/_i18n/:build/:locale/:name.json",
    async (request, reply) => {
      const { build, locale, name } = request.params;
      void reply.header("cache-control", noStore);
      const isOffered = isLocale(locale) && settings.variant.locales.includes(locale);
      const { face, build: running } = await bundle();
      const catalogue = isOffered ? face.catalogueFile(locale, name) : null;
      if (!isOffered || !catalogue) return reply.code(404).send({ message: "", code: "not_found" });
      void reply.type("application/json; charset=utf-8");
      if (settings.isDevelopment) return reply.send(catalogue);
      // Under another build's address they must not stay: while versions are rolled out, a page of the new one
      // may ask a server of the old one, whose messages would then stand there for a day.
      if (build === running.assets.version) void reply.header("cache-control", cacheControl);
      void reply.header("vary", "accept-encoding");
      const { plain, brotli } = await messages(locale, name, catalogue);
      const takesBrotli = (request.headers["accept-encoding"] ?? "").includes("br");
      return takesBrotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(plain);
    },
  );

  // Polled by long-open pages: another build than their own means that their chunks may be gone.
  server.get("/_build.json", async (_request, reply) => {
    const { build } = await bundle();
    void reply.header("cache-control", noStore);
    return { build: build.assets.version };
  });
}
