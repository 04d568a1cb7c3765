import {
  drawingBox,
  drawingColours,
  drawingLayers,
  trailStroke,
} from "@tropa/domain/sales/certificates/certificate-drawing";
import { certificateLights } from "@tropa/domain/sales/certificates/certificate";
import type { CertificateLight } from "@tropa/domain/sales/certificates/certificate";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { ApiError } from "../../platform/errors/api-error.ts";

/** Twice the size in letters, for sharp screens. */
const size = { width: 1200, height: 400 } as const;
/** Upper edge of the part that letters show: the sun and the mountains, in SVG user units. */
const top = 110;

/** Path of a certificate's picture for letters. */
export const certificatePicturePath = (light: CertificateLight): `/${string}` =>
  `/images/certificate/${light}.png`;

/** `GET /images/certificate/{light}.png`: the drawing as letters show it, since mail clients do not render SVG. */
export function certificatePictureRoute(server: FastifyInstance): void {
  const drawn = new Map<CertificateLight, Promise<Buffer>>();
  server.get<{ Params: { file: string } }>(
    "/images/certificate/:file",
    { config: { changes: false } },
    async (request, reply) => {
      const light = certificateLights.find((one) => `${one}.png` === request.params.file);
      if (!light) throw new ApiError("not_found");
      const png = drawn.get(light) ?? sharp(drawing(light)).png().toBuffer();
      drawn.set(light, png);
      return reply
        .headers({ "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" })
        .type("image/png")
        .send(await png);
    },
  );
}

function drawing(light: CertificateLight): Buffer {
  const colours = drawingColours[light];
  const shown = (drawingBox.width * size.height) / size.width;
  const paths = drawingLayers.map(({ layer, path }) =>
    layer === "trail"
      ? `<path d="${path}" fill="none" stroke="${colours.trail}" stroke-width="${trailStroke.width}" stroke-linecap="round" stroke-dasharray="${trailStroke.dash} ${trailStroke.gap}"/>`
      : `<path d="${path}" fill="${colours[layer]}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 ${top} ${drawingBox.width} ${shown}">${paths.join("")}</svg>`,
  );
}
