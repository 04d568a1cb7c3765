/** A node of the trie over a sorted list of words. */
interface Node {
  readonly children: Map<string, Node>;
  /** The words below this node: `words[from]` to `words[to - 1]`. */
  readonly from: number;
  to: number;
}

/** Words per build step: about a millisecond. */
const WORDS_A_STEP = 500;

/** Finds words by their beginning, tolerating typos. */
export class WordTrie {
  readonly words: readonly string[];
  readonly #root: Node;

  private constructor(words: readonly string[]) {
    this.words = words;
    this.#root = { children: new Map(), from: 0, to: words.length };
  }

  /** Builds in steps, so that the thread can answer requests in between. */
  static *build(words: Iterable<string>): Generator<void, WordTrie> {
    const trie = new WordTrie([...new Set(words)].sort());
    for (let i = 0; i < trie.words.length; i++) {
      trie.#add(i);
      if (i % WORDS_A_STEP === 0) yield;
    }
    return trie;
  }

  #add(i: number): void {
    let node = this.#root;
    for (const letter of this.words[i]!) {
      let next = node.children.get(letter);
      if (!next) node.children.set(letter, (next = { children: new Map(), from: i, to: i }));
      next.to = i + 1;
      node = next;
    }
  }

  /**
   * Calls back with ranges of words whose beginning is at most `most` edits from the prefix (a letter more, less,
   * another, or two swapped). Ranges may overlap; a word's edits are the least it is called with.
   */
  near(
    prefix: string,
    most: number,
    visit: (from: number, to: number, edits: number) => void,
  ): void {
    const letters = [...prefix];
    const firstRow = letters.map((_, i) => i + 1);
    this.#descend(this.#root, letters, most, "", [0, ...firstRow], null, visit);
  }

  #descend(
    node: Node,
    letters: readonly string[],
    most: number,
    lastLetter: string,
    row: readonly number[],
    rowBefore: readonly number[] | null,
    visit: (from: number, to: number, edits: number) => void,
  ): void {
    const edits = row[letters.length]!;
    if (edits <= most) visit(node.from, node.to, edits);
    if (edits === 0) return; // nothing below can be nearer
    for (const [letter, child] of node.children) {
      const next = [row[0]! + 1];
      let least = next[0]!;
      for (let i = 1; i <= letters.length; i++) {
        let cost = Math.min(
          next[i - 1]! + 1,
          row[i]! + 1,
          row[i - 1]! + (letters[i - 1] === letter ? 0 : 1),
        );
        if (rowBefore && i > 1 && letters[i - 2] === letter && letters[i - 1] === lastLetter) {
          cost = Math.min(cost, rowBefore[i - 2]! + 1);
        }
        next.push(cost);
        least = Math.min(least, cost);
      }
      if (least <= most) this.#descend(child, letters, most, letter, next, row, visit);
    }
  }
}
