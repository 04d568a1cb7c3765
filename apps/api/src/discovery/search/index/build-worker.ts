import { parentPort, workerData } from "node:worker_threads";
import { createPool } from "../../../platform/db/database.ts";
import type { BuildOptions } from "./build-apart.ts";
import { loadIndexSource } from "./index-loader.ts";
import { saveIndex } from "./index-file.ts";
import type { Segment } from "../segment/segment.ts";

/** A worker thread that builds one index and exits, which frees all memory of the build. */

function buffersOf(segment: Segment): ArrayBuffer[] {
  const views = Object.values(segment).flatMap((part) =>
    typeof part === "object" ? [part, ...Object.values(part)] : [],
  );
  const values = Object.values(segment.groups).map((group) => group.values);
  const buffers = [...views, ...values].flatMap((view) =>
    ArrayBuffer.isView(view) && view.buffer instanceof ArrayBuffer ? [view.buffer] : [],
  );
  return [...new Set(buffers)];
}

const { url, today, ids, file } = workerData as BuildOptions;
const pool = createPool(url, 1);
try {
  const source = await loadIndexSource(pool, today, ids);
  // Without a file, as on a full disk, the next start takes longer.
  if (file !== undefined) await saveIndex(file, { ...source, today }).catch(() => {});
  // Transfer the buffers instead of copying: this thread no longer needs them.
  parentPort?.postMessage(source, buffersOf(source.segment));
} finally {
  await pool.end();
}
