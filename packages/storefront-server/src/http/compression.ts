import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";

const decompress = promisify(brotliDecompress);

/**
 * Brotli's quality for a page that may be sent but once. At 1 it takes a quarter of a millisecond less, and a slow line
 * ten more for what is added.
 */
const onceQuality = 3;
/** 256 kB, which hold a page: the tables of a larger window take longer to make than the page to compress. */
const windowBits = 18;

/** Compresses a page on the spot: handing it to another thread and taking it back costs this one as much. */
export function compressQuickly(body: Uint8Array): Buffer {
  // Nothing stays nothing: an answer without a body has no encoding either.
  if (body.length === 0) return Buffer.alloc(0);
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: onceQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

/** For the few who do not read brotli. */
export async function decompressed(brotli: Buffer): Promise<Buffer> {
  return brotli.length === 0 ? brotli : decompress(brotli);
}

/** Whether a visitor reads an encoding, by the header that says so. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? "").includes(encoding);
}
