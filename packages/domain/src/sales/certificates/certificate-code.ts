import { plainText } from "../../text/plain-text.ts";

/**
 * A certificate's code: fourteen random characters (seventy bits) and two check characters, in
 * Crockford's base 32: without I, L, O and U, which are easily misread on paper.
 */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomLength = 14;
const codeLength = 16;
const groupLength = 4;

/**
 * The largest prime that two characters can represent. A valid code leaves the remainder 1; a wrong
 * character or two swapped ones change it.
 */
const modulus = 1021;

const valueOf = (character: string): number => characters.indexOf(character);

const remainderOf = (code: string): number =>
  [...code].reduce((rest, character) => (rest * 32 + valueOf(character)) % modulus, 0);

/** Creates a code from random bytes, using five bits of each; throws if they are too few. */
export function makeCertificateCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength)
    throw new RangeError("a certificate code needs 14 random bytes");
  const chosen = [...randomBytes.subarray(0, randomLength)]
    .map((byte) => characters.charAt(byte % 32))
    .join("");
  const check = (modulus + 1 - remainderOf(`${chosen}00`)) % modulus;
  return `${chosen}${characters.charAt(check >> 5)}${characters.charAt(check & 31)}`;
}

/** Words separated only by spaces and dashes; any other character ends a code. */
const wordRuns = /[0-9A-Z]+(?:[\s\p{Pd}]+[0-9A-Z]+)*/gu;
const betweenWords = /[\s\p{Pd}]+/u;

/** Returns the code formed by the first words, or null. */
function codeFrom(words: readonly string[]): string | null {
  let code = "";
  for (const word of words) {
    code += word;
    if (code.length >= codeLength) break;
  }
  if (code.length !== codeLength) return null;
  if ([...code].some((character) => valueOf(character) < 0)) return null;
  return remainderOf(code) === 1 ? code : null;
}

/**
 * Returns a typed or pasted code in stored form: capitals without spaces and dashes. The text may
 * contain more, such as "Code: ABCD-…". Null if it has no code with a valid length, characters and
 * check, or several.
 */
export function readCertificateCode(typed: string): string | null {
  const text = plainText(typed).toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const runs = text.match(wordRuns) ?? [];
  const codes = new Set(
    runs.flatMap((run) => {
      const words = run.split(betweenWords);
      return words.flatMap((_, at) => codeFrom(words.slice(at)) ?? []);
    }),
  );
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Writes a code in groups of four. */
export const writeCertificateCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";

/** Returns the part of a code that may be shown to people who know it already. */
export const codeEnding = (code: string): string => code.slice(-groupLength);
