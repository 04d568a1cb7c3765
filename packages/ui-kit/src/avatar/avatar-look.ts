import { AVATAR } from "@tropa/domain/interface-constants";

/** A word of a name: not of a phone number, no address, and nothing behind a mask. */
const isNameWord = (word: string) => /^\p{L}[^*@]*$/u.test(word);

/** First letters of the first two words, in capitals; empty for what names nobody, such as a phone number. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter(isNameWord)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? "")
    .join("");
}

/** One of the avatar colours, 1 … n, always the same for the same name. */
export function avatarColour(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % AVATAR.colours) + 1;
}
