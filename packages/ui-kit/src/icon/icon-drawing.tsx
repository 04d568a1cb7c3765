import type { IconName } from "./icon-names.ts";
// The sprite is a file of its own, cached once, instead of seventy drawings in every page.
import spriteUrl from "./sprite.svg?no-inline";

/**
 * A symbol of the sprite. In the published package this file is replaced by one with inline
 * drawings, made by `tools/icon-drawings.ts`: only a bundler that builds both server and browser
 * knows the sprite's address on both sides.
 */
export function IconDrawing({ name }: { name: IconName }) {
  return <use href={`${spriteUrl}#${name}`} />;
}
