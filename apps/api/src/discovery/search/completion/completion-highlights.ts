import { allowedTypos, meaningsOf, distinctiveSounds } from "./phrase.ts";
import { placedWordsOf, soundOf, soundsOf, stemOf } from "../../../platform/text/spelling.ts";
import { WordTrie } from "./word-trie.ts";

type Range = [from: number, to: number];

/** A word of a name and its sound. A Chinese word has a part from each of its characters on. */
interface Part {
  readonly text: string;
  readonly at: number;
  readonly sound: string;
}

function partsOf(name: string): Part[] {
  return placedWordsOf(name).flatMap(({ word, at }) => {
    const sounds = soundsOf(word);
    if (sounds.length === 1) return [{ text: word, at, sound: sounds[0]! }];
    const characters = [...word];
    return sounds.map((sound, i) => ({
      text: characters.slice(i).join(""),
      at: at + characters.slice(0, i).join("").length,
      sound,
    }));
  });
}

/** Returns the beginning of a word that sounds like what was typed, with silent letters: "Казань" for "казан". */
function matchedBeginning({ text, at }: Part, sound: string): Range {
  let end = 0;
  let matched: string | null = null;
  let next = 0;
  for (const character of text) {
    next += character.length;
    const now = soundOf(text.slice(0, next));
    if (matched !== null && now !== matched) break;
    end = next;
    if (now.startsWith(sound)) matched = now;
  }
  return [at, at + end];
}

const wholeWord = ({ text, at }: Part): Range => [at, at + text.length];

/**
 * Returns the ranges of a name that match a typed word: of parts that begin with it, else of those with another ending,
 * else of those with typos.
 */
function matchesOf(parts: readonly Part[], sound: string): Range[] {
  const startingParts = parts.filter((part) => part.sound.startsWith(sound));
  if (startingParts.length > 0) return startingParts.map((part) => matchedBeginning(part, sound));
  const stem = stemOf(sound);
  const otherEndings = parts.filter((part) => stemOf(part.sound) === stem);
  if (otherEndings.length > 0) return otherEndings.map(wholeWord);
  return parts.filter((part) => isNear(part.sound, sound)).map(wholeWord);
}

function isNear(word: string, sound: string): boolean {
  const steps = WordTrie.build([word]);
  let step = steps.next();
  while (!step.done) step = steps.next();
  let near = false;
  step.value.near(sound, allowedTypos(sound.length), () => {
    near = true;
  });
  return near;
}

/** Sorts ranges and joins those that touch. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/**
 * Ranges of a name that a phrase matches in any of its readings; empty if it matched the name in another language.
 *
 * @param phrases readings of what was typed, the likeliest first
 */
export function highlightsOf(name: string, phrases: readonly string[]): Range[] {
  const parts = partsOf(name);
  for (const phrase of phrases) {
    const ranges = distinctiveSounds(phrase)
      .flatMap(meaningsOf)
      .flatMap((sound) => matchesOf(parts, sound));
    if (ranges.length > 0) return joinRanges(ranges);
  }
  return [];
}
