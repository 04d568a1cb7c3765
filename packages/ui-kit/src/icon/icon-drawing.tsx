import type { IconName } from "./icon-names.ts";
// A file of its own, fetched once and cached, instead of seventy drawings in every page.
import spriteUrl from "./sprite.svg?no-inline";

/**
 * One symbol of the sprite. The published package has another version of this file, made by
 * `tools/icon-drawings.ts`, with the drawings in it: only a bundler that builds server and browser
 * alike knows the address of a file on both sides.
 */
export function IconDrawing({ name }: { name: IconName }) {
  return <use href={`${spriteUrl}#${name}`} />;
}
