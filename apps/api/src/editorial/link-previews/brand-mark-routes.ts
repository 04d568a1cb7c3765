import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Config } from "../../config/config.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { paperBrand } from "../../platform/paper/paper-brand.ts";
import { ownLocale } from "../../platform/storefronts/storefront.ts";
import { markTile } from "../../platform/pictures/mark-tile.ts";

/** Width in pixels: twice the size in letters, for sharp screens. */
const width = 96;

/** `GET /images/brand-mark/{storefront}.png`: the logo for e-mails, since mail clients do not render SVG. */
export function brandMarkRoute(
  server: FastifyInstance,
  { storefronts }: Pick<Config, "storefronts">,
): void {
  const drawn = new Map<string, Promise<Buffer>>();
  server.get<{ Params: { file: string } }>(
    "/images/brand-mark/:file",
    { config: { changes: false } },
    async (request, reply) => {
      const storefront = storefronts.all.find(({ id }) => `${id}.png` === request.params.file);
      if (!storefront) throw new ApiError("not_found");
      const { primary } = paperBrand({ storefront, locale: ownLocale(storefront) });
      const png =
        drawn.get(storefront.id) ??
        sharp(markTile(storefront, primary, width))
          .png()
          .toBuffer();
      drawn.set(storefront.id, png);
      return reply
        .headers({ "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" })
        .type("image/png")
        .send(await png);
    },
  );
}
