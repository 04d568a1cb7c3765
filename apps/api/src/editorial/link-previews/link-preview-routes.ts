import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Catalogue, Reader } from "../../discovery/catalogue/catalogue.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { visitorOf } from "../../platform/limits/visitor.ts";
import { paperBrand } from "../../platform/paper/paper-brand.ts";
import { MadeFiles } from "../../platform/pictures/made-files.ts";
import { photoOf } from "../../platform/pictures/photo-of.ts";
import type { PhotoSource } from "../../platform/pictures/photo-of.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { drawPreview } from "./preview-picture.ts";
import { previewFacts } from "./preview-facts.ts";

/** Increase when the drawing changes, so that all previews are redrawn. */
const version = 2;
/** Draws one preview at a time, so that a bot that opens a thousand links does not starve visitors. */
const queue = { concurrency: 1, longest: 100, share: 20 };
/** Short, because prices change; social networks cache for days anyway. */
const freshFor = "public, max-age=3600, stale-while-revalidate=86400";

export interface LinkPreviews extends PhotoSource {
  catalogue: Catalogue;
  storefronts: Storefronts;
  folder: string;
  maxBytes: number;
}

/**
 * `GET /images/link-preview/{storefront}/{locale}/{path of a page}.jpg`: the picture that social networks show with a
 * link. Made-up URLs cause no drawing: unknown pages have no picture, and files are cached by content, so each page has
 * one per language, redrawn when its price changes.
 */
export function linkPreviewRoutes(server: FastifyInstance, previews: LinkPreviews): void {
  const { catalogue, storefronts, folder, maxBytes } = previews;
  const files = new MadeFiles({ folder: join(folder, `v${version}`), maxBytes, ...queue });
  server.get<{ Params: { storefront: string; locale: string; "*": string } }>(
    "/images/link-preview/:storefront/:locale/*",
    { config: { changes: false } },
    async (request, reply) => {
      const reader = readerOf(storefronts, request.params);
      const path = request.params["*"];
      if (!reader || !path.endsWith(".jpg")) throw new ApiError("not_found");
      const facts = await previewFacts(catalogue, path.slice(0, -".jpg".length), reader);
      const { name, primary } = paperBrand(reader);
      const { mark } = reader.storefront.brand;
      const digest = createHash("sha1")
        .update(JSON.stringify([facts, name, primary]))
        .digest("hex");
      const headers = {
        "cache-control": freshFor,
        etag: `"${version}-${digest}"`,
        "x-content-type-options": "nosniff",
      };
      if (request.headers["if-none-match"]?.split(/, */u).includes(headers.etag))
        return reply.code(304).headers(headers).send();
      const bytes = await files.take(
        `${digest.slice(0, 2)}/${digest}.jpg`,
        visitorOf(request, reply),
        async () =>
          drawPreview(facts, { name, primary, mark }, await photoOf(facts.picture, previews)),
      );
      return reply.headers(headers).type("image/jpeg").send(bytes);
    },
  );
}

/** Prices are in the storefront's first currency, like on pages without a currency in the address. */
function readerOf(
  storefronts: Storefronts,
  params: { storefront: string; locale: string },
): Reader | null {
  const storefront = storefronts.find(params.storefront);
  const locale = storefront?.locales.find((spoken) => spoken === params.locale);
  if (!storefront || !locale) return null;
  return { storefront, locale, currency: storefront.currencies[0] };
}
