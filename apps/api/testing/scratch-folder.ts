import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** More space than all databases of a run need. */
const roomBytes = 4 * 2 ** 30;

/**
 * The folder for databases of a test run: in memory if the machine has a suitable folder, because creating and deleting
 * hundreds of files on disk is slow.
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
