import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";

/** Icons of a storefront. Those that home screens crop have square corners; the others keep the drawing's. */
export const storefrontIcons = [
  { file: "apple-touch-icon.png", size: 180, isWhole: true },
  { file: "icon-192.png", size: 192, isWhole: false },
  { file: "icon-512.png", size: 512, isWhole: false },
  { file: "icon-maskable-512.png", size: 512, isWhole: true },
] as const;
const icoSize = 32;

async function drawn(svg: string, size: number, isWhole: boolean): Promise<Buffer> {
  const ground = /fill="(#[\da-f]{6})"/.exec(svg)?.[1];
  if (!ground) throw new Error("the icon has no ground");
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  return await (isWhole ? image.flatten({ background: ground }) : image)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The directory of an icon file with one picture in it, which may be a PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Renders all icons of a storefront from its `favicon.svg`; by name. */
export async function iconsOf(svg: string): Promise<Map<string, Buffer>> {
  const made = await Promise.all(
    storefrontIcons.map(
      async ({ file, size, isWhole }) => [file, await drawn(svg, size, isWhole)] as const,
    ),
  );
  return new Map([...made, ["favicon.ico", icoOf(await drawn(svg, icoSize, false))]]);
}

/** `node packages/ui-kit/tools/storefront-icons.ts apps/storefront-…`: draws the icons beside `public/favicon.svg`. */
async function draw(app: string): Promise<void> {
  const folder = join(app, "public");
  const icons = await iconsOf(await readFile(join(folder, "favicon.svg"), "utf8"));
  await Promise.all([...icons].map(([file, bytes]) => writeFile(join(folder, file), bytes)));
}

const [, script = "", ...apps] = process.argv;
if (import.meta.url === pathToFileURL(script).href) await Promise.all(apps.map(draw));
