import { plainText } from "@tropa/domain/text/plain-text";
import { Converter } from "opencc-js/t2cn";

/** Our Chinese texts are in simplified characters, readers in Taiwan, Hong Kong and abroad type traditional ones. */
const toSimplified = Converter({ from: "t", to: "cn" });

/** What is looked for, as names are written: without signs that nobody sees, Chinese in simplified characters. */
export function searchPhrase(typed: string): string {
  const plain = plainText(typed).trim();
  return /\p{Script=Han}/u.test(plain) ? toSimplified(plain) : plain;
}
