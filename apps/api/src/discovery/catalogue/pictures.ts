import type { Image } from "@tropa/api-contract/base/primitives";
import type { Locale } from "@tropa/domain/locale";
import { placeholderColour } from "../../images/image-key.ts";
import { messages } from "./messages.ts";

/** The URL template of a picture; one from elsewhere is an address already. */
export function pictureTemplate(key: string): string {
  return /^(https?:)?\//.test(key) ? key : `/images/${key}/{size}.avif`;
}

/** Behind a picture from elsewhere, of which nothing is known. */
const neutral = "#b8c4c8";
const colours = new Map<string, string>();
const coloursKept = 20_000;

/** Mixing a colour takes a while, and a listing shows two dozen. */
function colourOf(key: string): string {
  let colour = colours.get(key);
  if (colour === undefined) {
    colour = placeholderColour(key) ?? neutral;
    if (colours.size >= coloursKept) colours.clear();
    colours.set(key, colour);
  }
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
