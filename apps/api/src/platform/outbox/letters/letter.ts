import type { Locale } from "@tropa/domain/locale";
import type { LetterColours } from "./letter-colours.ts";

export interface LetterLink {
  words: string;
  address: string;
}

export type LetterBlock =
  | { kind: "text"; lines: readonly string[] }
  /** What somebody has written. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: readonly { name: string; value: string }[] }
  | { kind: "code"; name: string; code: string }
  /** Conditions: the first line may be their title. */
  | { kind: "terms"; title: string | null; lines: readonly string[] }
  | ({ kind: "button" } & LetterLink)
  | { kind: "links"; links: readonly LetterLink[] };

export type LetterTone = "good" | "waiting" | "over";

/** A letter, whatever it will be read on. */
export interface Letter {
  locale: Locale;
  subject: string;
  brand: {
    name: string;
    address: string;
    /** Address of a picture of its sign. */
    mark: string;
    email: string;
    phone: string;
    colours: LetterColours;
  };
  /** In what state the thing is that it tells of. */
  status: { words: string; tone: LetterTone } | null;
  picture: { address: string; words: string } | null;
  greeting: string | null;
  blocks: readonly LetterBlock[];
  /** Words about answering it. */
  reply: string;
  /** Where its reader chooses which letters come. */
  footer: readonly LetterLink[];
}
