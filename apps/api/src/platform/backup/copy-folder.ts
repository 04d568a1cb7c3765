import { chown, copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

export interface CopyOptions {
  /** Files and folders to skip; a skipped folder is created empty. */
  isLeftOut?: (path: string) => boolean;
  /** Owner of the copy; by default the user of the process. */
  owner?: { uid: number; gid: number };
}

/** Copies a folder's content, skipping files that disappear meanwhile. Returns the number of files. */
export async function copyFolder(
  from: string,
  to: string,
  { isLeftOut = () => false, owner }: CopyOptions = {},
  path = "",
): Promise<number> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  if (owner) await chown(join(to, path), owner.uid, owner.gid);
  let files = 0;
  const isEmpty = path !== "" && isLeftOut(path);
  const entries = isEmpty ? [] : await readdir(join(from, path), { withFileTypes: true });
  for (const entry of entries) {
    const inner = join(path, entry.name);
    if (entry.isDirectory())
      files += await copyFolder(from, to, { isLeftOut, ...(owner && { owner }) }, inner);
    else if (entry.isFile() && !isLeftOut(inner)) {
      const isThere = await copyFile(join(from, inner), join(to, inner)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return false;
          throw error;
        },
      );
      if (isThere && owner) await chown(join(to, inner), owner.uid, owner.gid);
      if (isThere) files += 1;
    }
  }
  return files;
}
