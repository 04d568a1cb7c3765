import { plainText } from "@tropa/domain/text/plain-text";
import { Converter } from "opencc-js/t2cn";

/** Our Chinese texts use simplified characters, but some readers type traditional ones. */
const toSimplified = Converter({ from: "t", to: "cn" });

/** Normalises a search phrase: removes invisible characters, converts Chinese to simplified characters. */
export function searchPhrase(typed: string): string {
  const plain = plainText(typed).trim();
  return /\p{Script=Han}/u.test(plain) ? toSimplified(plain) : plain;
}
