import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureSizes } from "../../platform/pictures/picture-sizes.ts";
import { renderProgramme } from "./layout/render-programme.ts";
import type { Programme } from "./contents/programme.ts";

/** Input of printing; plain data, so that it can be sent to another thread. */
export interface Printing {
  programme: Programme;
  /** Picture files by the address in the programme. */
  pictureFiles: Readonly<Record<string, string>>;
}

const sizes = { cover: "1280x800", day: "400x300", face: "160x160" } as const;
type Use = keyof typeof sizes;

/** Crops the pictures and prints the pages. Takes about a second of processor time. */
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

/** A picture as JPEG; null if it cannot be read, because a programme does not need it. */
async function pictureOf(
  name: string | null,
  use: Use,
  pictureFiles: Printing["pictureFiles"],
): Promise<Buffer | null> {
  if (name === null) return null;
  const size = pictureSizes[sizes[use]];
  try {
    const file = pictureFiles[name];
    if (file === undefined) return null;
    const picture = sharp(await readFile(file))
      .rotate()
      .resize(size.width, size.height, { fit: "cover" });
    return await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
