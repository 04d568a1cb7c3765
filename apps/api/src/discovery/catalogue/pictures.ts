import type { Image } from "@tropa/api-contract/base/primitives";
import { fill } from "@tropa/domain/text/fill";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { messages } from "./messages.ts";

/** Behind a picture of which nothing is known. */
const neutral = "#b8c4c8";

/** The address of a stored picture, without its colour. */
export function pictureTemplate(picture: string): string {
  return picture.replace(/#.*$/, "");
}

/** The colour after a picture's address. */
function colourOf(picture: string): string {
  const at = picture.lastIndexOf("#");
  return at < 0 ? neutral : picture.slice(at);
}

export function pictureOf(picture: string, alt: string): Image {
  return { image: pictureTemplate(picture), alt, color: colourOf(picture) };
}

/** What is to be seen on pictures, by picture and language. */
export type Captions = Readonly<Record<string, LocalisedText>>;

/**
 * Pictures of one tour say what is on them, where somebody has written that in the reader's language, else which they are: a
 * screen reader would read the same words seven times.
 */
export function galleryOf(
  keys: readonly string[],
  alt: string,
  locale: Locale,
  captions: Captions = {},
): Image[] {
  return keys.map((key, index) => {
    const caption = captions[key]?.[locale];
    if (caption) return pictureOf(key, caption);
    const number = fill(messages[locale].photo, { number: index + 1 });
    return pictureOf(key, index === 0 ? alt : `${alt}, ${number}`);
  });
}
