import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Visitor } from "../../platform/limits/visitor.ts";
import { MadeFiles } from "../../platform/pictures/made-files.ts";
import type { MadeFilesOptions } from "../../platform/pictures/made-files.ts";
import { fileOfPicture } from "../../platform/pictures/picture-folder.ts";
import type { RemoteFiles } from "../../platform/files/remote-file.ts";
import { layoutVersion } from "./layout/render-programme.ts";
import type { Printing } from "./print.ts";
import type { Programme } from "./contents/programme.ts";

/** Prints one programme at a time, because printing occupies a core for a second. */
const queue = { concurrency: 1, longest: 30, share: 4 };
/** Printing that takes longer counts as stuck, ms. */
const longestMs = 30_000;
const pictureLimits = {
  accept: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  maxBytes: 15_000_000,
} as const;

export interface ProgrammeFiles {
  /** Returns the PDF of a programme, printed once per content and then read from disk. */
  take(tourId: number, programme: Programme, visitor: Visitor): Promise<Buffer>;
}

export function createProgrammeFiles(
  {
    folder: root,
    maxBytes,
    pictureFolder,
  }: Pick<MadeFilesOptions, "folder" | "maxBytes"> & { pictureFolder: string | null },
  remoteFiles: Pick<RemoteFiles, "fetch">,
): ProgrammeFiles {
  const files = new MadeFiles({ folder: root, maxBytes, ...queue });
  return {
    async take(tourId, programme, visitor) {
      const hash = createHash("sha256").update(JSON.stringify(programme)).digest("hex");
      const folder = `v${layoutVersion}/${tourId}`;
      const variant = `${programme.brand.id}-${programme.locale}`;
      const name = `${variant}-${hash.slice(0, 32)}.pdf`;
      return files.take(`${folder}/${name}`, visitor, async () => {
        const bytes = await print(programme, remoteFiles, pictureFolder);
        await dropOlder(join(root, folder), variant, name);
        return bytes;
      });
    },
  };
}

/** Deletes old files of a tour's programme: prices and dates change daily. */
async function dropOlder(folder: string, variant: string, name: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  const older = files.filter((file) => file.startsWith(`${variant}-`) && file !== name);
  // Keep five others, for programmes in several currencies.
  const tooMany = older.toSorted().slice(0, Math.max(0, older.length - 5));
  await Promise.all(tooMany.map((file) => rm(join(folder, file), { force: true })));
}

async function print(
  programme: Programme,
  remoteFiles: Pick<RemoteFiles, "fetch">,
  pictureFolder: string | null,
) {
  const names = [
    programme.cover,
    programme.organizer?.photo,
    ...programme.days.map((day) => day.picture),
  ].filter((name) => typeof name === "string");
  const remote = [...new Set(names)].filter((name) => /^https?:\/\//.test(name));
  const fetched = await Promise.all(
    remote.map(async (name) => {
      const address = name.replace("{size}", "1280x800");
      // Print without a picture that cannot be fetched.
      const found = await remoteFiles.fetch(address, pictureLimits).catch(() => null);
      return { name, found };
    }),
  );
  try {
    const local = names.flatMap((name) => {
      const file = fileOfPicture(pictureFolder, name);
      return file === null ? [] : [[name, file] as const];
    });
    const remote = fetched.flatMap(({ name, found }) => (found ? [[name, found.file.path]] : []));
    return await inWorker({ programme, pictureFiles: Object.fromEntries([...local, ...remote]) });
  } finally {
    await Promise.all(fetched.flatMap(({ found }) => (found ? [found.discard()] : [])));
  }
}

/** Prints in a separate thread, so that requests are answered meanwhile. */
function inWorker(printing: Printing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("print-worker.ts", import.meta.url), {
      workerData: printing,
      name: "print",
    });
    const timer = setTimeout(() => {
      reject(new Error("printing took too long"));
      void worker.terminate();
    }, longestMs);
    worker.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once("error", reject);
    worker.once("exit", (code) => {
      clearTimeout(timer);
      // Has no effect if a message came before; otherwise the thread has died.
      reject(new Error(`the print thread exited with code ${code}`));
    });
  });
}
