import { open } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { groundLevels } from "@tropa/domain/discovery/map/ground-tile";
import type { TileAddress } from "@tropa/domain/discovery/map/ground-tile";

export interface GroundArchive {
  /** Returns a brotli-compressed tile; empty for open sea. */
  tile(address: TileAddress): Promise<Buffer>;
  close(): Promise<void>;
}

const lengthBytes = 4;

/**
 * Opens the prepared map ground: one file with the lengths of all tiles, then the tiles. Only their offsets, 0.4 MB,
 * stay in memory; tiles are read on request, which the system's file cache makes cheap.
 */
export async function openGroundArchive(file: URL): Promise<GroundArchive> {
  const handle = await open(file);
  const read = async (from: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    if (bytesRead !== length) throw new Error("the map ground file is truncated");
    return buffer;
  };
  const indexLength = (await read(0, lengthBytes)).readUInt32LE();
  const index = brotliDecompressSync(await read(lengthBytes, indexLength));
  const starts = startsOf(index, lengthBytes + indexLength);
  const firstOfLevel = new Map<number, number>();
  let count = 0;
  for (const level of groundLevels) {
    firstOfLevel.set(level, count);
    count += 4 ** level;
  }
  if (starts.length !== count + 1)
    throw new Error("the map ground file has an unexpected number of tiles");
  return {
    tile({ z, x, y }) {
      const place = firstOfLevel.get(z)! + y * 2 ** z + x;
      const from = starts[place]!;
      const length = starts[place + 1]! - from;
      return length === 0 ? Promise.resolve(Buffer.alloc(0)) : read(from, length);
    },
    close: () => handle.close(),
  };
}

/** The offset of each tile and, last, the end of the file. */
function startsOf(index: Buffer, first: number): Uint32Array {
  const starts = new Uint32Array(index.length / lengthBytes + 1);
  starts[0] = first;
  for (let i = 1; i < starts.length; i++)
    starts[i] = starts[i - 1]! + index.readUInt32LE((i - 1) * lengthBytes);
  return starts;
}
