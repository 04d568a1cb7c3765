import type { Locale } from "@tropa/domain/locale";
import type { LetterColours } from "./letter-colours.ts";

export interface LetterLink {
  words: string;
  address: string;
}

export type LetterBlock =
  | { kind: "text"; lines: readonly string[] }
  /** Somebody's own words. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: readonly { name: string; value: string }[] }
  | { kind: "code"; name: string; code: string }
  /** Conditions: the first line may be their title. */
  | { kind: "terms"; title: string | null; lines: readonly string[] }
  | ({ kind: "button" } & LetterLink)
  | { kind: "links"; links: readonly LetterLink[] };

export type LetterTone = "good" | "waiting" | "over";

/** A letter, independent of its format. */
export interface Letter {
  locale: Locale;
  subject: string;
  brand: {
    name: string;
    address: string;
    /** URL of the storefront's sign. */
    mark: string;
    email: string;
    phone: string;
    colours: LetterColours;
  };
  /** The state of the letter's subject, such as a booking. */
  status: { words: string; tone: LetterTone } | null;
  picture: { address: string; words: string } | null;
  greeting: string | null;
  blocks: readonly LetterBlock[];
  /** Text that says how to answer the letter. */
  reply: string;
  /** Links to choose which letters to get. */
  footer: readonly LetterLink[];
}
