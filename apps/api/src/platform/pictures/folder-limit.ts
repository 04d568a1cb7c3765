import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Trim a folder to this share of its limit, so that trimming is rare. */
const share = 0.9;

/** Keeps a cache folder below a size by deleting the oldest files. */
export class FolderLimit {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Estimated size, from the last scan and writes since; null before the first scan. */
  #bytes: number | null = null;
  #trimming: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Reports written bytes. Resolves once the folder is below its limit. */
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
      // Another process may have deleted it meanwhile.
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
