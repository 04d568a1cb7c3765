/**
 * Caches the JSON of answer objects of one call that are sent more than once, as cached answers are. Answers must not be
 * mutated.
 */
export class SharedJson {
  readonly #json = new WeakMap<object, Buffer | null>();

  /** Returns `parse`'s result the first time an answer is sent, and its JSON from the second time on. */
  write(answer: object, parse: (answer: object) => unknown): unknown {
    const cached = this.#json.get(answer);
    if (cached) return cached;
    const parsed = parse(answer);
    if (cached === undefined) {
      this.#json.set(answer, null);
      return parsed;
    }
    const made = Buffer.from(JSON.stringify(parsed));
    this.#json.set(answer, made);
    return made;
  }
}
