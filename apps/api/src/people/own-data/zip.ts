import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive; its bytes are read when its turn comes. */
export interface ZipEntry {
  name: string;
  /** Already compressed, like pictures: stored as it is. */
  isPacked: boolean;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const nothing = new Uint8Array();

/** Streams an archive, without keeping it in memory. */
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
