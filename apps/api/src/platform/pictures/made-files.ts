import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Visitor } from "../limits/visitor.ts";
import { FolderLimit } from "./folder-limit.ts";
import { WorkQueue } from "./work-queue.ts";
import type { QueueLimits } from "./work-queue.ts";

export interface MadeFilesOptions extends QueueLimits {
  folder: string;
  /** Beyond it the files made first are thrown away. */
  maxBytes: number;
}

/**
 * Files that are made when they are first asked for and can be made again: pictures in their sizes, printed programmes.
 * Making them is work for the processor, so few are made at a time: a listing asking for twenty-four cards at once
 * must leave the process able to answer anything else.
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

  /** The file of a name, where it was made before. */
  async find(name: string): Promise<Buffer | null> {
    const stored = await readFile(join(this.#folder, name)).catch(() => null);
    return stored && stored.length > 0 ? stored : null;
  }

  /** The file of a name, from the disk or made in the visitor's turn (see `WorkQueue`). */
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

  /** Written aside and moved into place, so that a reader never sees half a file. */
  async #store(file: string, bytes: Buffer): Promise<void> {
    const aside = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(aside, bytes);
      await rename(aside, file);
      await this.#limit.note(bytes.length);
    } catch {
      // A full or read-only disk costs speed, not the picture.
      await rm(aside, { force: true }).catch(() => undefined);
    }
  }
}
