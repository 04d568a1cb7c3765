import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { picturesToPaint } from "./pictures-to-paint.ts";
import { renderPicture } from "./render-picture.ts";

/**
 * `npm run paint [-- <beginning of a name>…]`: paints the demo's pictures that have no file yet, and repaints those
 * whose names begin with an argument. Deletes files that belong to no picture.
 */
const folder = join(import.meta.dirname, "../pictures");
const coloursFile = join(folder, "colours.json");

const anew = process.argv.slice(2);
const pictures = picturesToPaint();
await mkdir(folder, { recursive: true });
const files = new Set(await readdir(folder));
const colours = new Map<string, string>(
  files.has("colours.json")
    ? Object.entries(JSON.parse(await readFile(coloursFile, "utf8")) as Record<string, string>)
    : [],
);

async function writeColours(): Promise<void> {
  const known = pictures.map(({ name }) => [name, colours.get(name)]);
  await writeFile(coloursFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

const names = new Set(pictures.map(({ name }) => `${name}.webp`));
for (const file of files)
  if (file.endsWith(".webp") && !names.has(file)) await rm(join(folder, file));

const missing = pictures.filter(
  ({ name }) =>
    !files.has(`${name}.webp`) ||
    !colours.has(name) ||
    anew.some((start) => name.startsWith(start)),
);
for (const [index, picture] of missing.entries()) {
  const { bytes, colour } = await renderPicture(picture);
  await writeFile(join(folder, `${picture.name}.webp`), bytes);
  colours.set(picture.name, colour);
  // Saved after each picture, in case the run is interrupted.
  await writeColours();
  process.stdout.write(
    `${index + 1}/${missing.length} ${picture.name}, ${Math.round(bytes.length / 1000)} kB\n`,
  );
}
await writeColours();
