import type { Image } from "@tropa/api-contract/primitives";
import type { Locale } from "@tropa/domain/locale";
import { parseImageKey } from "../images/image-key.ts";
import { paletteFor } from "../images/palette.ts";
import { messages } from "./messages.ts";

/** The URL template of a picture; one from elsewhere is an address already. */
export function pictureTemplate(key: string): string {
  return /^(https?:)?\//.test(key) ? key : `/images/${key}/{size}.avif`;
}

const neutral = "#b8c4c8";
const colours = new Map<string, string>();
const coloursKept = 20_000;

/** The air of a drawn picture: what its eye will find there anyway. */
function colourOf(key: string): string {
  const known = colours.get(key);
  if (known !== undefined) return known;
  const parsed = parseImageKey(key);
  const colour =
    parsed === null || parsed.kind === "portrait"
      ? neutral
      : paletteFor(parsed.light, `${parsed.kind}/${parsed.seed}`).haze;
  if (colours.size >= coloursKept) colours.clear();
  colours.set(key, colour);
  return colour;
}

export function pictureOf(key: string, alt: string): Image {
  return { image: pictureTemplate(key), alt, color: colourOf(key) };
}

/** Pictures of one tour say which they are: a screen reader would else read the same words seven times. */
export function galleryOf(keys: readonly string[], alt: string, locale: Locale): Image[] {
  return keys.map((key, index) => {
    const number = messages[locale].photo.replace("{number}", String(index + 1));
    return pictureOf(key, index === 0 ? alt : `${alt}, ${number}`);
  });
}
