import type { LocalisedText } from "@tropa/domain/locale";
import { soundsOf } from "./spelling.ts";
import { WordTrie } from "./word-trie.ts";

/** What leads somewhere of its own, wider things first: at equal match a country stands before a tour. */
export const ledTypes = ["country", "region", "city", "rest_kind", "collection", "tour"] as const;
/** What only narrows a listing: found by who asks for nothing else. */
export const soughtTypes = ["showplace", "organizer"] as const;
export type LedType = (typeof ledTypes)[number];
export type SuggestionType = LedType | (typeof soughtTypes)[number];

/** Something with names that a phrase may mean. */
export interface CompletionEntry {
  readonly type: SuggestionType;
  readonly id: number;
  readonly name: LocalisedText;
  /** Where it is, for somebody who knows several of that name. */
  readonly hint: LocalisedText;
  /** Path of the listing, or of the tour's page. */
  readonly slug: string;
  readonly toursCount: number;
  readonly cruisesCount: number;
}

/** Entries read between two steps of building: about a millisecond. */
const ENTRIES_A_STEP = 20;

const hasSpelledSlug = ({ type }: CompletionEntry): boolean =>
  type !== "tour" && type !== "organizer";

/** The words of all names with the entries they occur in, coded as `CompletionIndex` wants them. */
function* wordsOfEntries(
  entries: readonly CompletionEntry[],
): Generator<void, Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>();
  for (const [i, entry] of entries.entries()) {
    if (i % ENTRIES_A_STEP === 0) yield;
    // The slug too: it is the spelling that people saw in addresses.
    for (const name of [...Object.values(entry.name), hasSpelledSlug(entry) ? entry.slug : ""]) {
      soundsOf(name ?? "").forEach((word, place) => {
        if (word === "") return;
        const code = i * 2 + (place === 0 ? 0 : 1);
        const known = found.get(word);
        if (known) known.add(code);
        else found.set(word, new Set([code]));
      });
    }
  }
  return found;
}

/** Entries that have tours, and the words they are found by. */
interface Vocabulary {
  readonly entries: readonly CompletionEntry[];
  readonly entriesOf: ReadonlyMap<string, ReadonlySet<number>>;
  readonly trie: WordTrie;
}

export function* vocabularyOf(all: readonly CompletionEntry[]): Generator<void, Vocabulary> {
  const entries = all.filter((entry) => entry.toursCount > 0);
  const entriesOf = yield* wordsOfEntries(entries);
  const trie = yield* WordTrie.build(entriesOf.keys());
  return { entries, entriesOf, trie };
}

/** All steps at once. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
