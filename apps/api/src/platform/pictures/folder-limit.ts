import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What is left of a folder that has grown too large: trimming a little more often costs more than it keeps. */
const share = 0.9;

/** Keeps a folder of things that can be made again below a size: what was made first goes first. */
export class FolderLimit {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** By what was written since the folder was last looked through; null until then. */
  #bytes: number | null = null;
  #trimming: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Something was written. Resolves when there is room for it. */
  async note(bytes: number): Promise<void> {
    if (this.#bytes !== null) this.#bytes += bytes;
    if (this.#bytes !== null && this.#bytes <= this.#maxBytes) return;
    this.#trimming ??= this.#trim().finally(() => {
      this.#trimming = null;
    });
    await this.#trimming;
  }

  async #trim(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const files: { path: string; bytes: number; madeAt: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // Another process may have taken it away meanwhile.
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, bytes: found.size, madeAt: found.mtimeMs });
    }
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > this.#maxBytes) {
      for (const file of files.toSorted((one, other) => one.madeAt - other.madeAt)) {
        if (bytes <= this.#maxBytes * share) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
    }
    this.#bytes = bytes;
  }
}
