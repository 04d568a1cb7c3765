import type { FastifyInstance, FastifyReply } from "fastify";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { ApiError } from "../../platform/errors/api-error.ts";
import { visitorOf } from "../../platform/limits/visitor.ts";
import type { MadeFiles } from "../../platform/pictures/made-files.ts";
import {
  isPictureExtension,
  isPictureSize,
  pictureTypes,
} from "../../platform/pictures/picture-sizes.ts";
import { resizePicture } from "../../platform/pictures/resized-pictures.ts";
import { hasPreview, isSignedLink } from "../../platform/files/file-links.ts";
import { findFile } from "../../platform/files/upload-store.ts";
import type { FileRecord } from "../../platform/files/upload-store.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import { byteRange } from "../../platform/files/byte-range.ts";

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Longest sides of a private picture's previews, px: in a chat, and full screen (`size=wide`). */
const previewSides = { small: 720, wide: 1920 };
/** More pixels than any camera has, but few enough to decode. */
const mostPixels = 50_000_000;

/** Types that a browser may display; everything else is downloaded, so that it never runs on our origin. */
const shown = /^(image\/(jpeg|png|webp|avif)|video\/|application\/pdf$)/;

/** Serves uploaded files: pictures in the sizes of the catalogue, everything else unchanged. */
export function fileRoutes(server: FastifyInstance, uploads: Uploads, resized: MadeFiles): void {
  const { context, store } = uploads;

  async function existingFile(uuid: string): Promise<FileRecord> {
    const file = uuidPattern.test(uuid) ? await findFile(context.pool, { uuid }) : null;
    if (!file) throw new ApiError("not_found");
    return file;
  }

  server.get<{ Params: { uuid: string; file: string } }>(
    "/files/:uuid/image/:file",
    { config: { changes: false } },
    async (request, reply) => {
      const [size = "", extension = ""] = request.params.file.split(".");
      if (!isPictureSize(size) || !isPictureExtension(extension)) throw new ApiError("not_found");
      const file = await existingFile(request.params.uuid);
      if (file.kind !== "image" && file.kind !== "review_image") throw new ApiError("not_found");
      const name = `${file.uuid}/${size}.${extension}`;
      const bytes = await resized.take(name, visitorOf(request, reply), async () =>
        resizePicture(await buffer(await store.read(file.storage_key)), size, extension),
      );
      return protect(reply)
        .header("cache-control", "public, max-age=31536000, immutable")
        .type(pictureTypes[extension])
        .send(bytes);
    },
  );

  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  /** Throws `not_found` without a valid link, as for a missing file. */
  function requireLink(file: FileRecord, { until, signature }: Record<string, unknown>): void {
    const link = { until: textOf(until), signature: textOf(signature) };
    if (!file.is_public && !isSignedLink(context.config, file.uuid, link))
      throw new ApiError("not_found");
  }

  server.get<{ Params: { uuid: string }; Querystring: Record<string, unknown> }>(
    "/files/:uuid/preview",
    { config: { changes: false } },
    async (request, reply) => {
      const file = await existingFile(request.params.uuid);
      requireLink(file, request.query);
      if (file.kind !== "file" || !hasPreview(file.media_type)) throw new ApiError("not_found");
      const size = request.query["size"] === "wide" ? "wide" : "small";
      const side = previewSides[size];
      const bytes = await resized.take(
        `${file.uuid}/preview-${size}.webp`,
        visitorOf(request, reply),
        async () =>
          sharp(await buffer(await store.read(file.storage_key)), { limitInputPixels: mostPixels })
            .rotate()
            .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
            .webp({ quality: 78, effort: 3 })
            .toBuffer()
            // A file that only claims to be a picture has no preview.
            .catch(() => {
              throw new ApiError("not_found");
            }),
      );
      return protect(reply)
        .header("cache-control", "private, max-age=3600")
        .type("image/webp")
        .send(bytes);
    },
  );

  server.get<{ Params: { uuid: string; name: string }; Querystring: Record<string, unknown> }>(
    "/files/:uuid/download/:name",
    { config: { changes: false } },
    async (request, reply) => {
      const file = await existingFile(request.params.uuid);
      requireLink(file, request.query);
      // The name in a private file's link has its contacts masked if the reader may not see them yet.
      const name = file.is_public ? file.name : request.params.name;
      // Safari plays only videos that support range requests.
      const part = byteRange(request.headers.range, file.byte_size);
      if (part === "unsatisfiable")
        return protect(reply)
          .status(416)
          .header("content-range", `bytes */${file.byte_size}`)
          .send();
      if (part)
        reply
          .status(206)
          .header("content-range", `bytes ${part.start}-${part.end}/${file.byte_size}`);
      const disposition = shown.test(file.media_type) ? "inline" : "attachment";
      return protect(reply)
        .header(
          "content-disposition",
          `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .header("cache-control", file.is_public ? "public, max-age=86400" : "private, no-store")
        .header("accept-ranges", "bytes")
        .header("content-length", part ? part.end - part.start + 1 : file.byte_size)
        .type(file.media_type)
        .send(await store.read(file.storage_key, part ?? undefined));
    },
  );
}

/** Sets headers that keep uploaded files from running scripts. */
function protect(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; sandbox",
    "cross-origin-resource-policy": "same-site",
  });
}
