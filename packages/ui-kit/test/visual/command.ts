import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { Page } from "playwright";
import sharp from "sharp";
import { difference, pixelsOf } from "./compare.ts";
import type { Pixels } from "./compare.ts";
import { computersFonts } from "./fonts.ts";

export type Region = { x: number; y: number; width: number; height: number };
export type Look = { brand: string; scheme: string };

const pictures = join(import.meta.dirname, "pictures");
const versionFile = join(import.meta.dirname, "chromium.json");
const results = join(import.meta.dirname, "../../test-results/visual");
const updating = process.env["TROPA_UPDATE_VISUAL"] === "1";

/** Pictures that this run has replaced. */
const takenAnew = new Set<string>();

const majorOf = (page: Page) => Number(page.context().browser()?.version().split(".")[0]);

/** Whether the kept pictures come from another major version of the browser. */
function isOtherBrowser(page: Page): boolean {
  if (!existsSync(versionFile)) return true;
  const { major } = JSON.parse(readFileSync(versionFile, "utf8")) as { major: number };
  return major !== majorOf(page);
}

async function shoot(page: Page, clip: Region): Promise<Buffer> {
  const frame = await page.locator("iframe").first().boundingBox();
  return page.screenshot({
    animations: "disabled",
    caret: "hide",
    clip: { ...clip, x: clip.x + (frame?.x ?? 0), y: clip.y + (frame?.y ?? 0) },
  });
}

/** Pictures one below the other in one. */
function stacked(shots: readonly Buffer[], { width, height }: Region): Promise<Pixels> {
  return pixelsOf(
    sharp({
      create: { width, height: height * shots.length, channels: 3, background: "#fff" },
    }).composite(shots.map((input, row) => ({ input, left: 0, top: row * height }))),
  );
}

/** As small as a picture of an interface gets: 256 colours are mostly all of them. */
const encoded = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

async function verdict(page: Page, file: string, actual: Pixels): Promise<string | null> {
  if (!existsSync(file)) return "there is no picture of this story yet";
  const strictness = isOtherBrowser(page) ? "other browser" : "same browser";
  const kept = await pixelsOf(readFileSync(file));
  const found = await difference(kept, actual, strictness);
  if (found === null) return null;
  // The kept one has been through a palette: where that rounds much, so must be the new one.
  return difference(kept, await pixelsOf(await encoded(actual)), strictness);
}

/**
 * Takes a region of the page in several looks and compares it with the picture that is kept under the
 * name. Answers what is different, or `null`. With TROPA_UPDATE_VISUAL=1 a picture that is different
 * takes the place of the kept one; it counts as different until the next look finds the same.
 */
export const comparePicture = defineBrowserCommand<[string, Region, readonly Look[]]>(
  async ({ page, frame }, name, region, looks) => {
    const tester = await frame();
    const shots: Buffer[] = [];
    for (const look of looks) {
      await tester.evaluate(({ brand, scheme }) => {
        Object.assign(document.documentElement.dataset, { brand, scheme });
      }, look);
      shots.push(await shoot(page, region));
    }
    const foreign = await computersFonts(page);
    if (foreign.length > 0) return `drawn with fonts of the computer: ${foreign.join(", ")}`;
    const actual = await stacked(shots, region);
    const file = join(pictures, `${name}.png`);
    const found = await verdict(page, file, actual);
    const isOutdated = updating && isOtherBrowser(page) && !takenAnew.has(name);
    if (found === null && !isOutdated) return null;
    const kept = updating ? file : join(results, `${name}.png`);
    mkdirSync(join(kept, ".."), { recursive: true });
    writeFileSync(kept, await encoded(actual));
    takenAnew.add(name);
    const changed = found ?? "another browser draws it";
    return updating ? changed : `${changed}; see test-results/visual/${name}.png`;
  },
);

/** Names of pictures whose stories are gone; while updating they go as well, and the browser is noted. */
export const forgottenPictures = defineBrowserCommand<[readonly string[]]>(({ page }, names) => {
  const known = new Set(names);
  const kept = existsSync(pictures) ? readdirSync(pictures) : [];
  const forgotten = kept.map((file) => file.replace(".png", "")).filter((name) => !known.has(name));
  if (!updating) return forgotten;
  for (const name of forgotten) rmSync(join(pictures, `${name}.png`));
  writeFileSync(versionFile, `{ "major": ${majorOf(page)} }\n`);
  return [];
});
