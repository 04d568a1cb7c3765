import { AVATAR } from "@tropa/domain/interface-constants";

/** Whether a word can be part of a name: not a phone number, an e-mail address or a mask. */
const isNameWord = (word: string) => /^\p{L}[^*@]*$/u.test(word);

/**
 * Returns the initials of the first two words, in capitals; empty if the text is not a name, such
 * as a phone number.
 */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter(isNameWord)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? "")
    .join("");
}

/** Returns one of the avatar colours, 1 … n, always the same for a name. */
export function avatarColour(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % AVATAR.colours) + 1;
}
