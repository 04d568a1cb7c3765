import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { join } from "node:path";
import { visitorOf } from "../platform/limits/visitor.ts";
import { MadeFiles } from "./made-files.ts";
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

/** A page full of pictures waits whole; what a visitor asks for beyond that they ask for again. */
const queue = { concurrency: 2, longest: 400, share: 60 };

const isSize = (name: string): name is ImageSizeName => Object.hasOwn(imageSizes, name);
const isExtension = (name: string): name is ImageExtension => Object.hasOwn(imageTypes, name);

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").send({ message: "No such image" });

export interface ImageOptions {
  cacheDir: string;
  maxBytes: number;
  /** Whether the site shows a picture: others are not drawn. */
  isInUse: (key: string) => Promise<boolean>;
}

/** `GET /images/{key}/{size}.{ext}`: what the catalogue's media templates point at. */
export function imageRoutes({ cacheDir, maxBytes, isInUse }: ImageOptions): FastifyPluginAsync {
  const folder = join(cacheDir, `v${DRAWING_VERSION}`);
  const files = new MadeFiles({ folder, maxBytes, ...queue });
  return async (app) => {
    app.get<{ Params: { key: string; file: string } }>(
      "/images/:key/:file",
      { config: { changes: false } },
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
        const lasting = {
          "cache-control": "public, max-age=31536000, immutable",
          etag,
          "x-content-type-options": "nosniff",
        };
        if (request.headers["if-none-match"]?.split(/, */u).includes(etag))
          return reply.code(304).headers(lasting).send();
        const path = `${key.slice(-2)}/${name}`;
        const known = await files.find(path);
        if (!known && !(await isInUse(key))) return notFound(reply);
        const draw = () => renderImage(image, size, extension);
        const bytes = known ?? (await files.take(path, visitorOf(request, reply), draw));
        return reply.headers(lasting).type(imageTypes[extension]).send(bytes);
      },
    );
  };
}
