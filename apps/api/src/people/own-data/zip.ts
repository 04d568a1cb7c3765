import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive; its bytes are asked for when its turn has come. */
export interface ZipEntry {
  name: string;
  /** Packed already, as pictures are: once more would only cost time. */
  isPacked: boolean;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const nothing = new Uint8Array();

/** Writes an archive piece by piece: nothing of it is kept, however large it is. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for await (const { name, isPacked, bytes } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(nothing, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
