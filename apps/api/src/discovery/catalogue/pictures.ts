import type { Image } from "@tropa/api-contract/base/primitives";
import { fill } from "@tropa/domain/text/fill";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { messages } from "./messages.ts";

/** Placeholder colour of a picture without one of its own. */
const neutral = "#b8c4c8";

/** Returns the address of a stored picture, without its colour. */
export function pictureTemplate(picture: string): string {
  return picture.replace(/#.*$/, "");
}

/** The placeholder colour, which follows a picture's address. */
function colourOf(picture: string): string {
  const at = picture.lastIndexOf("#");
  return at < 0 ? neutral : picture.slice(at);
}

export function pictureOf(picture: string, alt: string): Image {
  return { image: pictureTemplate(picture), alt, color: colourOf(picture) };
}

/** Alternative texts by picture and language. */
export type Captions = Readonly<Record<string, LocalisedText>>;

/**
 * Returns pictures of a tour with alternative texts: the caption in the reader's language, else the title with a
 * number, so that a screen reader does not read the same words seven times.
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
