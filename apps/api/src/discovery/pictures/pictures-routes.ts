import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { join } from "node:path";
import { visitorOf } from "../../platform/limits/visitor.ts";
import { MadeFiles } from "../../platform/pictures/made-files.ts";
import type { PictureMaker } from "../../platform/pictures/picture-maker.ts";
import {
  isPictureExtension,
  isPictureSize,
  pictureSizes,
  pictureTypes,
} from "../../platform/pictures/picture-sizes.ts";

/** A page full of pictures waits whole; what a visitor asks for beyond that they ask for again. */
const queue = { concurrency: 2, longest: 400, share: 60 };

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").send({ message: "No such image" });

export interface PicturesOptions {
  maker: PictureMaker;
  cacheDir: string;
  maxBytes: number;
  /** Whether the site shows a picture, as catalogues hold it: others are not painted. */
  isInUse: (picture: string) => Promise<boolean>;
}

/** `GET /images/{key}/{size}.{ext}`: what the catalogue's media templates point at. */
export function picturesRoutes({
  maker,
  cacheDir,
  maxBytes,
  isInUse,
}: PicturesOptions): FastifyPluginAsync {
  const folder = join(cacheDir, `v${maker.version}`);
  const files = new MadeFiles({ folder, maxBytes, ...queue });
  return async (app) => {
    app.get<{ Params: { key: string; file: string } }>(
      "/images/:key/:file",
      { config: { changes: false } },
      async (request, reply) => {
        const { key, file } = request.params;
        const picture = maker.storedPicture(key);
        const dot = file.lastIndexOf(".");
        const size = file.slice(0, Math.max(0, dot));
        const extension = file.slice(dot + 1);
        if (picture === null || !isPictureSize(size) || !isPictureExtension(extension))
          return notFound(reply);
        // The address says everything about the bytes, so it can be the tag, without reading them.
        const name = `${key}/${size}.${extension}`;
        const etag = `"${createHash("sha1").update(`${maker.version}/${name}`).digest("base64url")}"`;
        const lasting = {
          "cache-control": "public, max-age=31536000, immutable",
          etag,
          "x-content-type-options": "nosniff",
        };
        if (request.headers["if-none-match"]?.split(/, */u).includes(etag))
          return reply.code(304).headers(lasting).send();
        const path = `${key.slice(-2)}/${name}`;
        const stored = await files.find(path);
        if (!stored && !(await isInUse(picture))) return notFound(reply);
        const paint = () => maker.paint(key, pictureSizes[size], extension);
        const bytes = stored ?? (await files.take(path, visitorOf(request, reply), paint));
        return reply.headers(lasting).type(pictureTypes[extension]).send(bytes);
      },
    );
  };
}
