import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBrowserCommand } from "@vitest/browser-playwright";
import type { CDPSession, Page } from "playwright";
import sharp from "sharp";
import { difference, pixelsOf } from "./compare.ts";
import type { Pixels } from "./compare.ts";
import { computersFonts } from "./fonts.ts";
import { sessionOf } from "./session.ts";

export type Region = { x: number; y: number; width: number; height: number };
export type Look = { brand: string; scheme: string };

const pictures = join(import.meta.dirname, "pictures");
const versionFile = join(import.meta.dirname, "chromium.json");
const results = join(import.meta.dirname, "../../test-results/visual");
const updating = process.env["TROPA_UPDATE_VISUAL"] === "1";

/** Pictures that this run has replaced. */
const takenAnew = new Set<string>();

const majorOf = (page: Page) => Number(page.context().browser()?.version().split(".")[0]);

function keptMajor(): number | null {
  if (!existsSync(versionFile)) return null;
  return (JSON.parse(readFileSync(versionFile, "utf8")) as { major: number }).major;
}

/** Browser version at the start; a run that updates pictures writes its own. */
const major = keptMajor();

/** Whether the kept pictures come from another major version of the browser. */
const isOtherBrowser = (page: Page) => major !== majorOf(page);

/**
 * A region of the window as it is drawn now. Playwright's own screenshot first makes sure of much that
 * a story has already come to; and a region asked of the browser is laid out anew.
 */
async function shoot(session: CDPSession, region: Region): Promise<Pixels> {
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  const { x: left, y: top, width, height } = region;
  return pixelsOf(sharp(Buffer.from(data, "base64")).extract({ left, top, width, height }));
}

/** Runs in the page: puts a look on it, and everything at the end of its way there. */
function wear({ brand, scheme }: Look): void {
  Object.assign(document.documentElement.dataset, { brand, scheme });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Pictures one below the other in one. */
const stacked = (shots: readonly Pixels[], { width, height }: Region): Pixels => ({
  data: Buffer.concat(shots.map(({ data }) => data)),
  width,
  height: height * shots.length,
});

/** Encodes a picture with 256 colours, which is small and mostly lossless for an interface. */
const encoded = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

async function verdict(page: Page, file: string, actual: Pixels): Promise<string | null> {
  if (!existsSync(file)) return "there is no picture of this story yet";
  const strictness = isOtherBrowser(page) ? "other browser" : "same browser";
  const stored = await pixelsOf(readFileSync(file));
  const found = await difference(stored, actual, strictness);
  if (found === null) return null;
  // The kept one has been through a palette: where that rounds much, so must be the new one.
  return difference(stored, await pixelsOf(await encoded(actual)), strictness);
}

/**
 * Takes a region of the page in several looks and compares it with the picture that is kept under the
 * name. Answers what is different, or `null`. With TROPA_UPDATE_VISUAL=1 a picture that is different
 * takes the place of the kept one; it counts as different until the next look finds the same.
 */
export const comparePicture = defineBrowserCommand<[string, Region, readonly Look[]]>(
  async ({ page, frame }, name, region, looks) => {
    const tester = await frame();
    const session = await sessionOf(page);
    const shots: Pixels[] = [];
    for (const look of looks) {
      await tester.evaluate(wear, look);
      shots.push(await shoot(session, region));
    }
    const actual = stacked(shots, region);
    const file = join(pictures, `${name}.png`);
    const found = await verdict(page, file, actual);
    // A kept picture has been through this: what looks the same needs no second look.
    if (updating || found !== null) {
      const foreign = await computersFonts(session);
      if (foreign.length > 0) return `drawn with fonts of the computer: ${foreign.join(", ")}`;
    }
    const isOutdated = updating && isOtherBrowser(page) && !takenAnew.has(name);
    if (found === null && !isOutdated) return null;
    const target = updating ? file : join(results, `${name}.png`);
    mkdirSync(join(target, ".."), { recursive: true });
    writeFileSync(target, await encoded(actual));
    takenAnew.add(name);
    const changed = found ?? "another browser draws it";
    return updating ? changed : `${changed}; see test-results/visual/${name}.png`;
  },
);

/** Names of pictures whose stories are gone; while updating they go as well, and the browser is noted. */
export const forgottenPictures = defineBrowserCommand<[readonly string[]]>(({ page }, names) => {
  const knownNames = new Set(names);
  const stored = existsSync(pictures) ? readdirSync(pictures) : [];
  const forgotten = stored
    .map((file) => file.replace(".png", ""))
    .filter((name) => !knownNames.has(name));
  if (!updating) return forgotten;
  for (const name of forgotten) rmSync(join(pictures, `${name}.png`));
  writeFileSync(versionFile, `{ "major": ${majorOf(page)} }\n`);
  return [];
});
