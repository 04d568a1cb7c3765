import { stat } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../../platform/errors/api-error.ts";
import { visitorOf } from "../../platform/limits/visitor.ts";
import type { MadeFiles } from "../../platform/pictures/made-files.ts";
import { fileOfPicture } from "../../platform/pictures/picture-folder.ts";
import {
  isPictureExtension,
  isPictureSize,
  pictureTypes,
} from "../../platform/pictures/picture-sizes.ts";
import { resizePicture } from "../../platform/pictures/resized-pictures.ts";

/** `GET /images/{name}/{size}.{ext}`: pictures from a folder, in the sizes of uploaded ones. */
export function picturesRoutes(
  server: FastifyInstance,
  { folder, resized }: { folder: string; resized: MadeFiles },
): void {
  server.get<{ Params: { name: string; file: string } }>(
    "/images/:name/:file",
    { config: { changes: false } },
    async (request, reply) => {
      const { name, file } = request.params;
      const original = fileOfPicture(folder, `/images/${name}/`);
      const [size = "", extension = ""] = file.split(".");
      if (original === null || !isPictureSize(size) || !isPictureExtension(extension))
        throw new ApiError("not_found");
      const found = await stat(original).catch(() => null);
      if (!found) throw new ApiError("not_found");
      // The modification time is part of the key: a replaced file is another picture.
      const path = `${name}/${Math.round(found.mtimeMs)}/${size}.${extension}`;
      const bytes = await resized.take(path, visitorOf(request, reply), () =>
        resizePicture(original, size, extension),
      );
      return reply
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
        })
        .type(pictureTypes[extension])
        .send(bytes);
    },
  );
}
