import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { parseImageKey } from "../../images/image-key.ts";
import { renderImage } from "../../images/image-render.ts";
import type { ImageSizeName } from "../../images/image-render.ts";
import { renderProgramme } from "./layout/render-programme.ts";
import type { Programme } from "./contents/programme.ts";

/** Everything that printing needs; plain data, so that another thread can be given it. */
export interface Printing {
  programme: Programme;
  /** Files of pictures that are not drawn here, by the name that the programme gives. */
  pictureFiles: Readonly<Record<string, string>>;
}

const sizes = { cover: "1280x800", day: "400x300", face: "160x160" } as const;
type Use = keyof typeof sizes;

/** Draws the pictures and prints the pages: a second of work for a processor. */
export async function printProgramme({ programme, pictureFiles }: Printing): Promise<Buffer> {
  const picture = (name: string | null, use: Use) => pictureOf(name, use, pictureFiles);
  const days = new Map<string, Buffer>();
  for (const { picture: name } of programme.days) {
    const bytes = name === null || days.has(name) ? null : await picture(name, "day");
    if (name !== null && bytes) days.set(name, bytes);
  }
  return renderProgramme(programme, {
    cover: await picture(programme.cover, "cover"),
    organizer: await picture(programme.organizer?.photo ?? null, "face"),
    days,
  });
}

/** A picture as JPEG; null where it cannot be had: a programme without one is still a programme. */
async function pictureOf(
  name: string | null,
  use: Use,
  files: Printing["pictureFiles"],
): Promise<Buffer | null> {
  if (name === null) return null;
  const size: ImageSizeName = sizes[use];
  try {
    const key = parseImageKey(name);
    if (key) return await renderImage(key, size, "jpg");
    const file = files[name];
    if (file === undefined) return null;
    const [width = 0, height = 0] = size.split("x").map(Number);
    const picture = sharp(await readFile(file))
      .rotate()
      .resize(width, height, { fit: "cover" });
    return await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
