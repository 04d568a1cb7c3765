import { Worker } from "node:worker_threads";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { IndexSource } from "./index-engine.ts";

export interface BuildOptions {
  readonly url: string;
  readonly today: LocalDate;
  /** Tours to read; all by default. */
  readonly ids?: readonly number[];
  /** Where the index is saved. */
  readonly file?: string;
}

/** Builds an index in a thread of its own, so that the calling one keeps answering. */
export function buildInThread(options: BuildOptions): Promise<IndexSource> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./build-worker.ts", import.meta.url), {
      workerData: options,
      execArgv: [],
    });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) =>
      reject(new Error(`the index build thread exited with code ${code}`)),
    );
  });
}
