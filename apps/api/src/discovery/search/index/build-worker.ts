import { parentPort, workerData } from "node:worker_threads";
import { createPool } from "../../../platform/db/database.ts";
import type { BuildOptions } from "./build-apart.ts";
import { loadIndexSource } from "./index-loader.ts";
import type { Segment } from "../segment/segment.ts";

/** The thread that builds one index and ends, and with it all the memory that building took. */

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

const { url, today } = workerData as BuildOptions;
const pool = createPool(url, 1);
try {
  const source = await loadIndexSource(pool, today);
  // Handed over rather than copied: nobody reads the arrays here any more.
  parentPort?.postMessage(source, buffersOf(source.segment));
} finally {
  await pool.end();
}
