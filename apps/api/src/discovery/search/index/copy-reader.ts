const SIGNATURE_LENGTH = 11;
const NULL = -1;
const END_OF_ROWS = -1;

/**
 * Reads the rows of PostgreSQL's binary COPY (its manual, "COPY", binary format): after a header each row is a
 * count of fields and each field a length, -1 for null, and its bytes. Four times as fast as rows of the driver,
 * which makes strings and arrays of every field.
 */
export class CopyReader {
  #buffer: Buffer = Buffer.alloc(0);
  #at = 0;
  #isStarted = false;
  #length = 0;
  readonly #readRow: (reader: CopyReader) => void;

  /** @param readRow must read every field of a row, in order */
  constructor(readRow: (reader: CopyReader) => void) {
    this.#readRow = readRow;
  }

  /** Takes the next chunk of the stream, which may end anywhere. */
  feed(piece: Buffer): void {
    this.#buffer = this.#at < this.#buffer.length ? this.#joined(piece) : piece;
    this.#at = 0;
    if (!this.#isStarted && !this.#readHeader()) return;
    for (;;) {
      const start = this.#at;
      if (!this.#isRowWhole()) {
        this.#at = start;
        return;
      }
      this.#at = start;
      if (this.#buffer.readInt16BE(this.#at) === END_OF_ROWS) {
        this.#at = this.#buffer.length;
        return;
      }
      this.#at += 2;
      this.#readRow(this);
    }
  }

  #joined(piece: Buffer): Buffer {
    return Buffer.concat([this.#buffer.subarray(this.#at), piece]);
  }

  #readHeader(): boolean {
    const extensionAt = SIGNATURE_LENGTH + 4;
    if (this.#buffer.length < extensionAt + 4) return false;
    const end = extensionAt + 4 + this.#buffer.readInt32BE(extensionAt);
    if (this.#buffer.length < end) return false;
    this.#at = end;
    this.#isStarted = true;
    return true;
  }

  #isRowWhole(): boolean {
    const { length } = this.#buffer;
    if (this.#at + 2 > length) return false;
    const fields = this.#buffer.readInt16BE(this.#at);
    this.#at += 2;
    for (let i = 0; i < fields; i++) {
      if (this.#at + 4 > length) return false;
      this.#at += 4 + Math.max(this.#buffer.readInt32BE(this.#at), 0);
    }
    return this.#at <= length;
  }

  /** Moves past a field and returns the offset of its bytes; sets `#length`. */
  #step(): number {
    const at = this.#at + 4;
    this.#length = this.#buffer.readInt32BE(this.#at);
    this.#at = at + Math.max(this.#length, 0);
    return at;
  }

  /** Reads a smallint, integer or date (days from 2000-01-01); `none` for null. */
  integer(none = 0): number {
    const at = this.#step();
    if (this.#length === NULL) return none;
    return this.#length === 2 ? this.#buffer.readInt16BE(at) : this.#buffer.readInt32BE(at);
  }

  bigint(): number {
    const at = this.#step();
    return this.#buffer.readInt32BE(at) * 2 ** 32 + this.#buffer.readUInt32BE(at + 4);
  }

  real(): number {
    return this.#buffer.readFloatBE(this.#step());
  }

  boolean(): boolean {
    return this.#buffer[this.#step()] === 1;
  }

  /** Reads a text; empty for null. */
  text(): string {
    const at = this.#step();
    return this.#buffer.toString("latin1", at, this.#at);
  }

  /** Visits every member of an integer array without nulls. */
  integers(visit: (value: number) => void): void {
    for (let left = this.#openArray(); left > 0; left--) visit(this.integer());
  }

  /** Visits every member of a bigint array without nulls. */
  bigints(visit: (value: number) => void): void {
    for (let left = this.#openArray(); left > 0; left--) visit(this.bigint());
  }

  /** Visits every member of an array of ASCII words without nulls. */
  texts(visit: (value: string) => void): void {
    for (let left = this.#openArray(); left > 0; left--) visit(this.text());
  }

  /** Reads an array's header (dimensions, flag, element type; per dimension size and lower bound). */
  #openArray(): number {
    const at = this.#step();
    if (this.#length === NULL) return 0;
    const dimensions = this.#buffer.readInt32BE(at);
    this.#at = at + 12 + dimensions * 8;
    let size = dimensions === 0 ? 0 : 1;
    for (let i = 0; i < dimensions; i++) size *= this.#buffer.readInt32BE(at + 12 + i * 8);
    return size;
  }
}
