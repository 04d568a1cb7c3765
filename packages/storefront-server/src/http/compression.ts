import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";

const decompress = promisify(brotliDecompress);

/**
 * Brotli quality for a page that may be sent only once. Quality 1 saves a quarter of a millisecond
 * here, but costs ten on a slow line for the larger page.
 */
const quickQuality = 3;
/**
 * Brotli window of 2^18 bytes (256 kB), enough for a page: the tables of a larger one take longer
 * to allocate than the page to compress.
 */
const windowBits = 18;

/**
 * Compresses a page synchronously: sending it to another thread and back costs this one as much.
 */
export function compressQuickly(body: Uint8Array): Buffer {
  // A response without a body must have no encoding, so empty stays empty.
  if (body.length === 0) return Buffer.alloc(0);
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quickQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

/** Decompresses a page for clients that do not accept Brotli. */
export async function decompressed(brotli: Buffer): Promise<Buffer> {
  return brotli.length === 0 ? brotli : decompress(brotli);
}

/** Whether an `accept-encoding` header names an encoding, and not with a weight of 0. */
export function accepts(header: string | undefined, encoding: string): boolean {
  const named = header?.split(",").map((part) => part.split(/\s*;\s*q=/i, 2));
  const [, weight = 1] = named?.find(([name]) => name?.trim() === encoding) ?? [encoding, 0];
  return Number(weight) > 0;
}
