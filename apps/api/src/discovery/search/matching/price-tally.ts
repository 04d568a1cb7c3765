/** Tallies matching prices by bar; a tour counts once per bar. */
export class PriceTally {
  readonly #bars: Uint16Array;
  /** Indexed by bar: the number of tours, and the tour counted last. */
  readonly counts: Int32Array;
  readonly #last: Int32Array;
  cheapest: number;
  dearest = -1;

  /** @param bars the bar of each price rank */
  constructor(bars: Uint16Array, size: number) {
    this.#bars = bars;
    this.counts = new Int32Array(size);
    this.#last = new Int32Array(size).fill(-1);
    this.cheapest = bars.length;
  }

  add(ordinal: number, rank: number): void {
    if (rank < this.cheapest) this.cheapest = rank;
    if (rank > this.dearest) this.dearest = rank;
    const bar = this.#bars[rank]!;
    if (this.#last[bar] === ordinal) return;
    this.#last[bar] = ordinal;
    this.counts[bar]!++;
  }
}
