import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { createImageCache } from "./image-cache.ts";
import { parseImageKey } from "./image-key.ts";
import {
  imageSizes,
  imageTypes,
  renderImage,
  type ImageExtension,
  type ImageSizeName,
} from "./image-render.ts";

/** Raised when the drawing changes, so that pictures drawn the old way are not found on disk. */
const DRAWING_VERSION = "1";

const CONCURRENT_RENDERS = 2;

const isSize = (name: string): name is ImageSizeName => Object.hasOwn(imageSizes, name);
const isExtension = (name: string): name is ImageExtension => Object.hasOwn(imageTypes, name);

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").send({ message: "No such image" });

/** `GET /images/{key}/{size}.{ext}`: what the catalogue's media templates point at. */
export function imageRoutes(options: { cacheDir: string }): FastifyPluginAsync {
  const cache = createImageCache({ cacheDir: options.cacheDir, concurrency: CONCURRENT_RENDERS });
  return async (app) => {
    app.get<{ Params: { key: string; file: string } }>(
      "/images/:key/:file",
      async (request, reply) => {
        const { key, file } = request.params;
        const image = parseImageKey(key);
        const dot = file.lastIndexOf(".");
        const size = file.slice(0, Math.max(0, dot));
        const extension = file.slice(dot + 1);
        if (!image || !isSize(size) || !isExtension(extension)) return notFound(reply);
        // The address says everything about the bytes, so it can be the tag, without reading them.
        const name = `${key}/${size}.${extension}`;
        const etag = `"${createHash("sha1").update(`${DRAWING_VERSION}/${name}`).digest("base64url")}"`;
        reply
          .header("cache-control", "public, max-age=31536000, immutable")
          .header("etag", etag)
          .header("x-content-type-options", "nosniff");
        if (request.headers["if-none-match"]?.split(/, */u).includes(etag))
          return reply.code(304).send();
        try {
          const bytes = await cache.take(`v${DRAWING_VERSION}/${key.slice(-2)}/${name}`, () =>
            renderImage(image, size, extension),
          );
          return reply.type(imageTypes[extension]).send(bytes);
        } catch (error) {
          request.log.error(error, "A picture could not be drawn");
          reply.removeHeader("etag");
          return notFound(reply);
        }
      },
    );
  };
}
