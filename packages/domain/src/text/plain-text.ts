/**
 * Pasted text may contain invisible characters and letters in forms of other scripts. Everything
 * that is parsed rather than shown again as typed goes through `plainText` first, in screens and on
 * the server: searches, e-mail addresses, phone numbers, codes and amounts.
 */

/** Matches most texts: these need no change. */
const isPlain = /^[ -~]*$/;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the ASCII digit for a digit of any script: scripts have their ten digits in a row. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/**
 * Removes invisible characters (zero width, byte order mark, soft hyphen, direction marks),
 * normalises full-width forms and ligatures, converts digits to 0–9 and whitespace to plain spaces.
 * Idempotent.
 */
export const plainText = (text: string): string => (isPlain.test(text) ? text : toPlain(text));

const toPlain = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf)
    .replaceAll(/\s/g, " ");

/** Letters that Unicode does not decompose into a base letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  þ: "th",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  ı: "i",
  đ: "d",
  ħ: "h",
  ŧ: "t",
};
const foreign = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/**
 * Folds a text for comparison: no case, accents, dots or bars of letters; "İstanbul" becomes
 * "istanbul", "Đà Nẵng" "da nang".
 */
export const foldText = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : toFolded(text);

const toFolded = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(foreign, (letter) => letters[letter] ?? letter);
