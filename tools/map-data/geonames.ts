import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { latinLetters } from "../../packages/domain/src/discovery/slug.ts";

export interface Town {
  readonly id: string;
  /** In Latin letters, as the place itself writes it. */
  readonly name: string;
  readonly ascii: string;
  readonly others: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** GeoNames: PPLC a capital, PPLA the seat of a region. */
  readonly feature: string;
  readonly country: string;
  readonly population: number;
}

/** Feature codes of parts of towns and of abandoned places. */
const noTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH", "STLMT"]);

/** Rows of GeoNames' cities500.txt. */
export function readTowns(file: string): Town[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((row) => row.split("\t"))
    .filter((row) => row.length > 14 && !noTowns.has(row[7] ?? ""))
    .map((row) => ({
      id: row[0]!,
      name: row[1]!,
      ascii: row[2]!,
      others: row[3]!.split(",").filter(Boolean),
      lat: Number(row[4]),
      lng: Number(row[5]),
      feature: row[7]!,
      country: row[8]!,
      population: Number(row[14]),
    }));
}

/** Names by GeoNames' number from a catalogue of gettext. */
export function readNames(file: string): Map<string, string> {
  const text = execFileSync("msgunfmt", ["--no-wrap", file], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const pairs = text.matchAll(/^msgid "(\d+)"\nmsgstr "(.*)"$/gmu);
  return new Map(Array.from(pairs, ([, id = "", name = ""]) => [id, name]));
}

/** Countries whose towns have a Russian name of their own, written in Cyrillic. */
const writesRussian = new Set(["RU", "BY", "KZ", "KG"]);
const writesChinese = new Set(["CN", "TW", "HK", "MO"]);

/** As GeoNames writes them. */
const latin: Readonly<Record<string, string>> = { ...latinLetters, ё: "yo", щ: "shch" };

const inLatin = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => latin[letter] ?? letter).join("");

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = row[j - 1]! + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(same, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/**
 * The Russian name among those that GeoNames knows without their language: in Russian letters alone, and the one
 * that sounds like the Latin name. It is never made up: with nothing that fits, there is none.
 */
export function russianName({ country, ascii, others }: Town): string | undefined {
  if (!writesRussian.has(country)) return undefined;
  const sounds = ascii.toLowerCase().replaceAll(/[’'`]/gu, "");
  const near = others
    .filter((name) => /^[А-ЯЁ][А-Яа-яЁё -]+$/u.test(name))
    .map((name) => ({ name, apart: editDistance(inLatin(name), sounds) }))
    .filter(({ apart }) => apart <= Math.max(1, sounds.length / 4))
    .toSorted((a, b) => a.apart - b.apart);
  return near[0]?.name;
}

/** The Chinese name of a Chinese town: its shortest one in Han characters alone. */
export function chineseName({ country, others }: Town): string | undefined {
  if (!writesChinese.has(country)) return undefined;
  return others
    .filter((name) => /^\p{Script=Han}{2,6}$/u.test(name))
    .toSorted((a, b) => a.length - b.length)[0];
}
