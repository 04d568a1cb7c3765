/**
 * What people paste has signs that nobody sees and letters in forms of other writing systems. Everything that is read by its
 * characters, not shown again as it was typed, goes through `plainText` first, in screens and on the server: what
 * is searched, e-mail addresses, phone numbers, codes and amounts.
 */

/** Most texts, and nothing has to be done for them. */
const isPlain = /^[ -~]*$/;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The value of a digit of any script: each has its ten in a row. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/**
 * A text without signs that nobody sees (zero width, byte order mark, soft hyphen, direction marks), in the usual form of
 * its characters (full width, ligatures), with digits from 0 to 9, and with each white space a plain one. Applying it
 * twice changes nothing.
 */
export const plainText = (text: string): string => (isPlain.test(text) ? text : cleaned(text));

const cleaned = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf)
    .replaceAll(/\s/g, " ");

/** Letters that no accent can be taken off. */
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

/** A text as it is compared: no case, no accents, no dots and bars of letters; "İstanbul" is "istanbul", "Đà Nẵng" "da nang". */
export const foldText = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : folded(text);

const folded = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(foreign, (letter) => letters[letter] ?? letter);
