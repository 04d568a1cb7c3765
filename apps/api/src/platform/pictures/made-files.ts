import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Visitor } from "../limits/visitor.ts";
import { FolderLimit } from "./folder-limit.ts";
import { WorkQueue } from "./work-queue.ts";
import type { QueueLimits } from "./work-queue.ts";

export interface MadeFilesOptions extends QueueLimits {
  folder: string;
  /** Limit of the folder; beyond it the oldest files are deleted. */
  maxBytes: number;
}

/**
 * A disk cache of generated files, such as resized pictures and printed programmes. Generating is heavy work, so only a
 * few run at a time: a listing that requests twenty-four pictures must not block other requests.
 */
export class MadeFiles {
  readonly #folder: string;
  readonly #queue: WorkQueue;
  readonly #limit: FolderLimit;

  constructor({ folder, maxBytes, ...limits }: MadeFilesOptions) {
    this.#folder = folder;
    this.#queue = new WorkQueue(limits);
    this.#limit = new FolderLimit(folder, maxBytes);
  }

  /** Reads a cached file; null if it does not exist. */
  async find(name: string): Promise<Buffer | null> {
    const stored = await readFile(join(this.#folder, name)).catch(() => null);
    return stored && stored.length > 0 ? stored : null;
  }

  /** Reads a file from the cache, or generates it in the visitor's turn (see `WorkQueue`). */
  async take(name: string, visitor: Visitor, make: () => Promise<Buffer>): Promise<Buffer> {
    return (
      (await this.find(name)) ??
      this.#queue.run(name, visitor, async () => {
        const found = await this.find(name);
        if (found) return found;
        const made = await make();
        await this.#store(join(this.#folder, name), made);
        return made;
      })
    );
  }

  /** Writes to a temporary file and renames it, so that readers never see half a file. */
  async #store(file: string, bytes: Buffer): Promise<void> {
    const aside = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, file);
      await this.#limit.note(bytes.length);
    } catch {
      // A full or read-only disk only disables caching.
      await rm(aside, { force: true }).catch(() => undefined);
    }
  }
}
