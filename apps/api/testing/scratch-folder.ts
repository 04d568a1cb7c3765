import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** More than all databases of a run take. */
const roomBytes = 4 * 2 ** 30;

/**
 * Where a database that lives for one run of tests is quick: in memory, where the machine has such a folder with room
 * in it. A database has hundreds of files, and to make and remove them takes a file system on a disk longer than what
 * is written into them.
 */
export function scratchFolder(): string {
  const inMemory = "/dev/shm";
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
