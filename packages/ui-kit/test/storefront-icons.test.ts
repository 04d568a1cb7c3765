import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { iconsOf, storefrontIcons } from "../tools/storefront-icons.ts";

const apps = globSync(join(import.meta.dirname, "../../../apps/storefront-*/public"));
const cornerOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();

it.each(apps)("the icons of %s are those of its favicon.svg", async (folder) => {
  const icons = await iconsOf(readFileSync(join(folder, "favicon.svg"), "utf8"));
  for (const { file, size, isWhole } of storefrontIcons) {
    const picture = readFileSync(join(folder, file));
    const { width, height, format } = await sharp(picture).metadata();
    expect([file, width, height, format]).toEqual([file, size, size, "png"]);
    expect([file, (await cornerOf(picture))[3]]).toEqual([file, isWhole ? 255 : 0]);
    const [drawn, kept] = await Promise.all(
      [icons.get(file) ?? picture, picture].map((one) => sharp(one).raw().toBuffer()),
    );
    expect([file, kept?.equals(drawn ?? picture)]).toEqual([file, true]);
  }
  const ico = readFileSync(join(folder, "favicon.ico"));
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
});
