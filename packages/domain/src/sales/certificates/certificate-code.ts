import { plainText } from "../../text/plain-text.ts";

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

/** Words with nothing between them but spaces and dashes; other signs end a code. */
const wordRuns = /[0-9A-Z]+(?:[\s\p{Pd}]+[0-9A-Z]+)*/gu;
const betweenWords = /[\s\p{Pd}]+/u;

/** The code that the words from one on make, or null. */
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
 * The code that somebody has typed or pasted, as it is kept: capitals without spaces and dashes. It may stand in a line
 * of a letter: "Code: ABCD-…". Null where there is none, by its length, its characters or its check, and where there are several.
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

/** A code in groups of four, as people read it out. */
export const writeCertificateCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";

/** What may be shown of a code to those who know it already. */
export const codeEnding = (code: string): string => code.slice(-groupLength);
