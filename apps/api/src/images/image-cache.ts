import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

type Make = () => Promise<Buffer>;

export type ImageCache = {
  /** The bytes under a name, from the disk or made now and put there. */
  take: (name: string, make: Make) => Promise<Buffer>;
};

/**
 * Rendered pictures on disk. Two requests for one picture make it once, and no more than
 * `concurrency` are being made at a time: drawing is work for the processor, and a listing asking
 * for twenty-four cards at once must leave the process able to answer anything else.
 */
export function createImageCache(options: { cacheDir: string; concurrency: number }): ImageCache {
  const { cacheDir, concurrency } = options;
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async (make: Make): Promise<Buffer> => {
    if (running >= concurrency) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await make();
    } finally {
      // The place is handed on rather than given back, or a newcomer could slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  const load = async (name: string, make: Make): Promise<Buffer> => {
    const file = join(cacheDir, name);
    const stored = await readFile(file).catch(() => null);
    if (stored && stored.length > 0) return stored;
    const made = await inTurn(make);
    await store(file, made);
    return made;
  };

  return {
    take: (name, make) => {
      const current = underWay.get(name);
      if (current) return current;
      const loading = load(name, make).finally(() => underWay.delete(name));
      underWay.set(name, loading);
      return loading;
    },
  };
}

/** Written aside and moved into place, so that a reader never sees half a picture. */
async function store(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
  } catch {
    // A full or read-only disk costs speed, not the picture.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}
