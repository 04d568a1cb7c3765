import { plainText } from "../plain-text.ts";

/**
 * A certificate's code: fourteen characters by chance, seventy bits, and two that check them. The characters are
 * Crockford's base 32: without I, L, O and U, which people mistake for others when they copy from paper.
 */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const chosenLength = 14;
const codeLength = 16;
const groupLength = 4;

/**
 * The greatest prime that two characters can count to. Each wrong character, and any two that changed places, leave
 * another remainder than 1.
 */
const modulus = 1021;

const valueOf = (character: string): number => characters.indexOf(character);

const remainderOf = (code: string): number =>
  [...code].reduce((rest, character) => (rest * 32 + valueOf(character)) % modulus, 0);

/** A new code of random bytes, of which five bits each are used; throws where they are too few. */
export function makeCertificateCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < chosenLength) throw new RangeError("a code needs 14 random bytes");
  const chosen = [...randomBytes.subarray(0, chosenLength)]
    .map((byte) => characters.charAt(byte % 32))
    .join("");
  const check = (modulus + 1 - remainderOf(`${chosen}00`)) % modulus;
  return `${chosen}${characters.charAt(check >> 5)}${characters.charAt(check & 31)}`;
}

/**
 * The code that somebody has typed, as it is kept: capitals without spaces and dashes. Null for what cannot be one, by
 * its length, its characters or its check.
 */
export function readCertificateCode(typed: string): string | null {
  const code = plainText(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (code.length !== codeLength) return null;
  if ([...code].some((character) => valueOf(character) < 0)) return null;
  return remainderOf(code) === 1 ? code : null;
}

/** A code in groups of four, as people read it out. */
export const writeCertificateCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";

/** What may be shown of a code to those who know it already. */
export const codeEnding = (code: string): string => code.slice(-groupLength);
