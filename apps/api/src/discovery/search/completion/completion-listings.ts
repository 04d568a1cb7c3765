import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import { highlightsOf } from "./completion-highlights.ts";
import { filterListOf } from "./completion-vocabulary.ts";
import type { CompletionEntry, SuggestionType } from "./completion-vocabulary.ts";
import type { CompletionWords } from "./completion-words.ts";
import { distinctiveSounds } from "./phrase.ts";

/** Parts of a listing path, at most one thing of each, in this order. */
const parts = ["place", "activity", "collection"] as const;
type Part = (typeof parts)[number];
const partOf = {
  country: "place",
  region: "place",
  city: "place",
  rest_kind: "activity",
  collection: "collection",
} as const satisfies Record<keyof typeof filterListOf, Part>;
const isPart = (type: SuggestionType): type is keyof typeof partOf => Object.hasOwn(partOf, type);

/** A listing that several words of a phrase name together. */
export interface NamedListing {
  readonly name: string;
  readonly slug: string;
  /** Ranges of the name that the phrase matches: from, to. */
  readonly highlights: [number, number][];
  /** The filter that the path stands for. */
  readonly filter: ListingFilter;
}

/** A phrase with more words is a sentence, not a name. Sets of words are bit masks. */
const MAX_WORDS = 6;
/** A single letter begins too many names. */
const SHORTEST_WORD = 2;
/** Most candidates of one part tried for the same words. */
const MAX_CANDIDATES = 3;
const LISTINGS = 3;
const PER_TENFOLD_TOURS = 0.1;

/** An entry and the words of the phrase that it contains, as a bit mask. */
interface Candidate {
  readonly entry: CompletionEntry;
  readonly part: Part;
  readonly words: number;
  readonly cost: number;
}

interface Question {
  readonly entries: readonly CompletionEntry[];
  readonly words: CompletionWords;
  readonly locale: Locale;
  readonly isWanted: (entry: CompletionEntry) => boolean;
}

const isHan = /^\p{Script=Han}+$/u;

/** The ways to split a phrase into words. Chinese has no spaces, so it is split in two at every position. */
function readings(phrase: string): string[][] {
  const sounds = distinctiveSounds(phrase);
  const [only = ""] = sounds;
  if (sounds.length !== 1 || !isHan.test(only)) return [sounds];
  const characters = [...only];
  return characters
    .slice(SHORTEST_WORD, -1)
    .map((_, i) => i + SHORTEST_WORD)
    .map((at) => [characters.slice(0, at).join(""), characters.slice(at).join("")]);
}

const joint = / (?:и|and|und) |[与和]/u;

/** A place such as "Astrakhan and the Volga Delta" is meant only by a match in the part before "and". */
function isMeant({ type, name }: CompletionEntry, sounds: readonly string[], locale: Locale) {
  const text = localise(name, locale);
  const end = text.search(joint);
  const [first] = highlightsOf(text, [sounds.join(" ")]);
  return partOf[type as keyof typeof partOf] !== "place" || end < 0 || !first || first[0] < end;
}

/** Entries that contain some of the words; only the best few for each set of words. */
function candidatesFor(sounds: readonly string[], question: Question): Candidate[] {
  const { entries, words, locale, isWanted } = question;
  const held = new Map<number, { words: number; cost: number }>();
  for (const [i, sound] of sounds.entries()) {
    const exact = words.match(sound, locale, false);
    for (const [number, cost] of exact.size > 0 ? exact : words.match(sound, locale, true)) {
      const previous = held.get(number) ?? { words: 0, cost: 0 };
      held.set(number, { words: previous.words | (1 << i), cost: previous.cost + cost });
    }
  }
  const candidates: Candidate[] = [];
  for (const [number, { words: ofPhrase, cost }] of held) {
    const entry = entries[number]!;
    if (isPart(entry.type) && isWanted(entry) && isMeant(entry, sounds, locale))
      candidates.push({ entry, part: partOf[entry.type], words: ofPhrase, cost });
  }
  candidates.sort(
    (a, b) => a.cost - b.cost || b.entry.toursCount - a.entry.toursCount || a.entry.id - b.entry.id,
  );
  const alike = Map.groupBy(candidates, ({ part, words: ofPhrase }) => `${part} ${ofPhrase}`);
  return [...alike.values()].flatMap((group) => group.slice(0, MAX_CANDIDATES));
}

/** Each further thing in a name costs as much as an edit; of equal matches the one with more tours is cheaper. */
const costOf = ({ cost, entry }: Candidate): number =>
  1 + cost - Math.log10(entry.toursCount) * PER_TENFOLD_TOURS;

/** Combinations of candidates, at most one per part, that contain all words and in which none is superfluous. */
function* combinations(candidates: readonly Candidate[], all: number): Generator<Candidate[]> {
  const options = parts.map((part) => [
    null,
    ...candidates.filter((candidate) => candidate.part === part),
  ]);
  const [places = [], activities = [], collections = []] = options;
  for (const place of places)
    for (const activity of activities)
      for (const collection of collections) {
        const chosen = [place, activity, collection].filter((candidate) => candidate !== null);
        const without = (left: Candidate): number =>
          chosen.reduce((held, other) => (other === left ? held : held | other.words), 0);
        const isWhole = chosen.reduce((held, { words }) => held | words, 0) === all;
        if (chosen.length > 1 && isWhole && chosen.every((one) => without(one) !== all))
          yield chosen;
      }
}

/**
 * Listings that a phrase names by a place, an activity and a collection together, best first. Empty if one name alone
 * contains all words.
 */
export function findListingsByName(phrase: string, question: Question): NamedListing[] {
  const found = readings(phrase).flatMap((sounds) => {
    const isReadable = sounds.length > 1 && sounds.length <= MAX_WORDS;
    if (!isReadable || sounds.some((sound) => [...sound].length < SHORTEST_WORD)) return [];
    const all = (1 << sounds.length) - 1;
    const candidates = candidatesFor(sounds, question);
    if (candidates.some(({ words }) => words === all)) return [];
    return [...combinations(candidates, all)].map((chosen) => ({
      sounds,
      entries: chosen.map(({ entry }) => entry),
      cost: chosen.reduce((sum, candidate) => sum + costOf(candidate), 0),
    }));
  });
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, LISTINGS)
    .map(({ sounds, entries }) => {
      const name = entries.map((entry) => localise(entry.name, question.locale)).join(" · ");
      return {
        name,
        slug: entries.map(({ slug }) => slug).join("/"),
        highlights: highlightsOf(name, [sounds.join(" ")]),
        filter: Object.fromEntries(
          entries.flatMap(({ type, id }) => (isPart(type) ? [[filterListOf[type], [id]]] : [])),
        ),
      };
    });
}
